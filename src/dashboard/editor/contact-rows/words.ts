import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { RowKind } from './contact-rows.ts'
import type { SocialType } from '../../../domain/contact/contact.ts'

export const contactRowWords = catalogue({
  en: {
    groups: {
      phone: { title: 'Phones', add: 'Add a phone', numbered: (number) => `Phone ${number}` },
      email: {
        title: 'Email addresses',
        add: 'Add an email address',
        numbered: (number) => `Email address ${number}`,
      },
      link: { title: 'Social media and links', add: 'Add a link', numbered: (n) => `Link ${n}` },
    } satisfies Record<
      RowKind,
      { title: string; add: string; numbered: (number: number) => string }
    >,
    types: {
      whatsapp: 'WhatsApp',
      facebook: 'Facebook',
      instagram: 'Instagram',
      twitter: 'X (Twitter)',
      youtube: 'YouTube',
      telegram: 'Telegram',
      linkedin: 'LinkedIn',
      custom: 'Other link',
    } satisfies Record<SocialType, string>,
    typeOf: (link: string) => `Type of ${link}`,
    remove: (row: string) => `Remove ${row}`,
  },
  ar: {
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
    remove: (row) => `إزالة ${row}`,
  },
})
