import { isolated } from '../../../ui/isolated.ts'

export type LinkWords = {
  target: string
  external: string
  address: string
  nowhere: string
}

const english: LinkWords = {
  target: 'Leads to',
  external: 'Another site',
  address: 'Address, with https://',
  nowhere: 'Nowhere',
}

const arabic: LinkWords = {
  target: 'الوجهة',
  external: 'موقع آخر',
  address: `الرابط، مع ${isolated('https://')}`,
  nowhere: 'بلا وجهة',
}

export const linkWords = { en: english, ar: arabic }
