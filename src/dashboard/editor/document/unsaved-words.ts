import { catalogue } from '../../../domain/languages/catalogue.ts'

export const unsavedWords = catalogue({
  en: { onDevice: 'Unsaved on this device' },
  ar: { onDevice: 'غير محفوظ على هذا الجهاز' },
})
