import { catalogue } from '../languages/catalogue.ts'

export const emptyWords = catalogue({
  en: {
    empty_nothing: 'This site is being set up. Come back soon.',
    empty_dashboard: 'Go to the dashboard',
    empty_language: 'This site is not available in {language} yet. Read it in another language:',
    posts_empty: 'No posts yet',
    business_empty: 'No projects yet',
    products_empty: 'No products yet',
    list_empty: 'Nothing in “{section}” yet',
  },
  ar: {
    empty_nothing: 'هذا الموقع قيد الإعداد. عُد إلينا قريبًا.',
    empty_dashboard: 'الانتقال إلى لوحة التحكّم',
    empty_language: 'هذا الموقع غير متاح ب{language} بعد. اقرأه بلغة أخرى:',
    posts_empty: 'لا مقالات بعد',
    business_empty: 'لا أعمال بعد',
    products_empty: 'لا منتجات بعد',
    list_empty: 'لا شيء في «{section}» بعد',
  },
})
