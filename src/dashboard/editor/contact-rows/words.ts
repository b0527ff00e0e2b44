import type { RowKind } from './contact-rows.ts'
import type { SocialType } from '../../../domain/contact.ts'

export type ContactRowWords = {
  groups: Record<RowKind, { title: string; add: string; numbered: (number: number) => string }>
  types: Record<SocialType, string>
  typeOf: (link: string) => string
  earlier: (row: string) => string
  later: (row: string) => string
  moved: (row: string, place: number, of: number) => string
  remove: (row: string) => string
}

const english: ContactRowWords = {
  groups: {
    phone: { title: 'Phones', add: 'Add a phone', numbered: (number) => `Phone ${number}` },
    email: {
      title: 'Email addresses',
      add: 'Add an email address',
      numbered: (number) => `Email address ${number}`,
    },
    link: { title: 'Social media and links', add: 'Add a link', numbered: (n) => `Link ${n}` },
  },
  types: {
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
    instagram: 'Instagram',
    twitter: 'X (Twitter)',
    youtube: 'YouTube',
    telegram: 'Telegram',
    linkedin: 'LinkedIn',
    custom: 'Other link',
  },
  typeOf: (link) => `Type of ${link}`,
  earlier: (row) => `Move ${row} up`,
  later: (row) => `Move ${row} down`,
  moved: (row, place, of) => `${row} moved to ${place} of ${of}`,
  remove: (row) => `Remove ${row}`,
}

const arabic: ContactRowWords = {
  groups: {
    phone: { title: 'الهواتف', add: 'إضافة هاتف', numbered: (number) => `الهاتف ${number}` },
    email: {
      title: 'البريد الإلكتروني',
      add: 'إضافة بريد إلكتروني',
      numbered: (number) => `البريد الإلكتروني ${number}`,
    },
    link: {
      title: 'حسابات التواصل والروابط',
      add: 'إضافة رابط',
      numbered: (number) => `الرابط ${number}`,
    },
  },
  types: {
    whatsapp: 'واتساب',
    facebook: 'فيسبوك',
    instagram: 'إنستغرام',
    twitter: 'إكس (تويتر)',
    youtube: 'يوتيوب',
    telegram: 'تلغرام',
    linkedin: 'لينكدإن',
    custom: 'رابط آخر',
  },
  typeOf: (link) => `نوع ${link}`,
  earlier: (row) => `نقل ${row} إلى أعلى`,
  later: (row) => `نقل ${row} إلى أسفل`,
  moved: (row, place, of) => `${row}: الموضع ${place} من ${of}`,
  remove: (row) => `إزالة ${row}`,
}

export const contactRowWords = { en: english, ar: arabic }
