import { catalogue } from '../../../domain/languages/catalogue.ts'
import { isolated } from '../../../ui/isolated.ts'

export const linkWords = catalogue({
  en: {
    target: 'Leads to',
    external: 'Another site',
    address: 'Address, with https://',
    nowhere: 'Nowhere',
    untitled: 'Page without a title',
    article: 'An article',
    articleOf: 'In the section',
    noArticle: 'No results',
  },
  ar: {
    target: 'الوجهة',
    external: 'موقع آخر',
    address: `الرابط، مع ${isolated('https://')}`,
    nowhere: 'بلا وجهة',
    untitled: 'صفحة بلا عنوان',
    article: 'مقال',
    articleOf: 'في القسم',
    noArticle: 'لا نتائج',
  },
})
