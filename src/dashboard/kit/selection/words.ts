import { catalogue } from '../../../domain/languages/catalogue.ts'

export const selectionWords = catalogue({
  en: {
    all: 'Select all',
    named: (name: string) => `Select ${name}`,
    clear: 'Clear selection',
    delete: 'Delete selected',
  },
  ar: {
    all: 'تحديد الكلّ',
    named: (name) => `تحديد ${name}`,
    clear: 'إلغاء التحديد',
    delete: 'حذف المحدَّد',
  },
})
