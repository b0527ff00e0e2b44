import { catalogue } from '../catalogue.ts'

/** Of a home page without content. */
export const emptyWords = catalogue({
  en: {
    empty_nothing: 'This site is being set up. Come back soon.',
    empty_dashboard: 'Go to the dashboard',
    empty_language: 'This site is not available in {language} yet. Read it in another language:',
  },
  ar: {
    empty_nothing: 'هذا الموقع قيد الإعداد. عُد إلينا قريبًا.',
    empty_dashboard: 'الانتقال إلى لوحة التحكّم',
    empty_language: 'هذا الموقع غير متاح ب{language} بعد. اقرأه بلغة أخرى:',
  },
})
