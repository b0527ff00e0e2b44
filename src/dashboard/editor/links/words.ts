import { isolated } from '../../../ui/isolated.ts'

export type LinkWords = {
  target: string
  external: string
  address: string
  nowhere: string
  untitled: string
  article: string
  articleOf: string
  noArticle: string
}

const english: LinkWords = {
  target: 'Leads to',
  external: 'Another site',
  address: 'Address, with https://',
  nowhere: 'Nowhere',
  untitled: 'Page without a title',
  article: 'An article',
  articleOf: 'In the section',
  noArticle: 'No results',
}

const arabic: LinkWords = {
  target: 'الوجهة',
  external: 'موقع آخر',
  address: `الرابط، مع ${isolated('https://')}`,
  nowhere: 'بلا وجهة',
  untitled: 'صفحة بلا عنوان',
  article: 'مقال',
  articleOf: 'في القسم',
  noArticle: 'لا نتائج',
}

export const linkWords = { en: english, ar: arabic }
