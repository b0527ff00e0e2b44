import { isolated } from '../../../ui/isolated.ts'

export type LinkWords = {
  target: string
  external: string
  address: string
  nowhere: string
  untitled: string
}

const english: LinkWords = {
  target: 'Leads to',
  external: 'Another site',
  address: 'Address, with https://',
  nowhere: 'Nowhere',
  untitled: 'Page without a title',
}

const arabic: LinkWords = {
  target: 'الوجهة',
  external: 'موقع آخر',
  address: `الرابط، مع ${isolated('https://')}`,
  nowhere: 'بلا وجهة',
  untitled: 'صفحة بلا عنوان',
}

export const linkWords = { en: english, ar: arabic }
