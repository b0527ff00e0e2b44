import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { RoleName, UserStatus } from '../../../domain/people/user.ts'
import type { ThemeWords } from '../../../ui/theme-choice.tsx'

export const commonWords = catalogue({
  en: {
    product: 'Wajha',
    loading: 'Loading…',
    theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' } satisfies ThemeWords,
    roles: { admin: 'Administrator', editor: 'Editor' } satisfies Record<RoleName, string>,
    statuses: { active: 'Active', inactive: 'Inactive' } satisfies Record<UserStatus, string>,
    actions: {
      save: 'Save',
      saving: 'Saving…',
      reset: 'Reset',
      cancel: 'Cancel',
      close: 'Close',
      delete: 'Delete',
      empty: 'Empty',
      edit: 'Edit',
      undo: 'Undo',
      show: 'View',
      retry: 'Try again',
      discard: 'Discard',
      stay: 'Stay',
      leave: 'Leave',
      more: 'More actions',
    },
  },
  ar: {
    product: 'واجهة',
    loading: 'جارٍ التحميل…',
    theme: { label: 'المظهر', system: 'حسب الجهاز', light: 'فاتح', dark: 'داكن' },
    roles: { admin: 'مدير', editor: 'محرّر' },
    statuses: { active: 'نشط', inactive: 'غير نشط' },
    actions: {
      save: 'حفظ',
      saving: 'جارٍ الحفظ…',
      reset: 'إعادة ضبط',
      cancel: 'إلغاء',
      close: 'إغلاق',
      delete: 'حذف',
      empty: 'إفراغ',
      edit: 'تعديل',
      undo: 'تراجع',
      show: 'عرض العنصر',
      retry: 'إعادة المحاولة',
      discard: 'تجاهل',
      stay: 'متابعة التحرير',
      leave: 'مغادرة',
      more: 'إجراءات أخرى',
    },
  },
})
