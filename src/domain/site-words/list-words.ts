import { catalogue } from '../languages/catalogue.ts'

export const listWords = catalogue({
  en: {
    list_currency: 'SP',
    list_more: 'Load more',
    list_loading: 'Loading more…',
    list_previous: 'Previous page',
    list_next: 'Next page',
    list_pages: 'Pages',
    list_page: 'Page {page} of {last}',
    list_skip: 'Skip to footer',
  },
  ar: {
    list_currency: 'ل.س',
    list_more: 'تحميل المزيد',
    list_loading: 'جارٍ تحميل المزيد…',
    list_previous: 'الصفحة السابقة',
    list_next: 'الصفحة التالية',
    list_pages: 'الصفحات',
    list_page: 'الصفحة {page} من {last}',
    list_skip: 'الانتقال إلى التذييل',
  },
})
