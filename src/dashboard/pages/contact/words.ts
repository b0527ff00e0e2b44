import type { SocialType } from '../../../domain/contact.ts'
import type { RowKind } from '../../editor/contact-rows/contact-rows.ts'

export type ContactWords = {
  title: string
  groups: Record<RowKind, { title: string; add: string; numbered: (number: number) => string }>
  types: Record<SocialType, string>
  typeOf: (link: string) => string
  earlier: (row: string) => string
  later: (row: string) => string
  moved: (row: string, place: number, of: number) => string
  remove: (row: string) => string
  place: {
    title: string
    label: string
    hint: string
    shortLink: string
    none: string
    show: string
    frame: string
    open: string
    remove: string
    pad: string
    padHint: string
    north: string
    south: string
    west: string
    east: string
  }
  form: { title: string; offer: string; inbox: string }
}

export const contactEnglish: ContactWords = {
  title: 'Ways to reach the company',
  groups: {
    phone: { title: 'Phones', add: 'Add a phone', numbered: (number) => `Phone ${number}` },
    email: {
      title: 'E-mail addresses',
      add: 'Add an e-mail address',
      numbered: (number) => `E-mail address ${number}`,
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
    custom: 'Another page',
  },
  typeOf: (link) => `Type of ${link}`,
  earlier: (row) => `Move ${row} up`,
  later: (row) => `Move ${row} down`,
  moved: (row, place, of) => `${row} moved to ${place} of ${of}`,
  remove: (row) => `Remove ${row}`,
  place: {
    title: 'Place on the map',
    label: 'Latitude and longitude, or a map link',
    hint: 'Paste “35.1318, 36.7578” or a link from Google Maps or OpenStreetMap.',
    shortLink:
      'This short link does not say where it leads. Open it and copy the long address from there.',
    none: 'No place yet: the site shows no map.',
    show: 'Show the map',
    frame: 'Map of the place',
    open: 'Open in OpenStreetMap',
    remove: 'Remove the place',
    pad: 'Move the pin',
    padHint: 'About 10 metres a step. Arrow keys work, too; with Shift 100 metres.',
    north: 'Move the pin north',
    south: 'Move the pin south',
    west: 'Move the pin west',
    east: 'Move the pin east',
  },
  form: {
    title: 'Contact form',
    offer: 'Offer visitors a form to write by',
    inbox: 'What they write arrives in',
  },
}

export const contactArabic: ContactWords = {
  title: 'طرق التواصل مع الشركة',
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
    custom: 'صفحة أخرى',
  },
  typeOf: (link) => `نوع ${link}`,
  earlier: (row) => `تقديم ${row}`,
  later: (row) => `تأخير ${row}`,
  moved: (row, place, of) => `${row}: الموضع ${place} من ${of}`,
  remove: (row) => `إزالة ${row}`,
  place: {
    title: 'الموقع على الخريطة',
    label: 'خطّا العرض والطول، أو رابط خريطة',
    hint: 'ألصق «35.1318, 36.7578» أو رابطًا من خرائط غوغل أو OpenStreetMap.',
    shortLink: 'لا يحدّد هذا الرابط المختصر مكانًا. افتحه وانسخ العنوان الطويل من هناك.',
    none: 'لا موقع بعد، فلا خريطة في الموقع.',
    show: 'عرض الخريطة',
    frame: 'خريطة المكان',
    open: 'فتح في OpenStreetMap',
    remove: 'إزالة الموقع',
    pad: 'تحريك العلامة',
    padHint: 'نحو 10 أمتار لكلّ خطوة، ومفاتيح الأسهم تعمل أيضًا، ومع Shift نحو 100 متر.',
    north: 'تحريك العلامة شمالًا',
    south: 'تحريك العلامة جنوبًا',
    west: 'تحريك العلامة غربًا',
    east: 'تحريك العلامة شرقًا',
  },
  form: {
    title: 'نموذج المراسلة',
    offer: 'عرض نموذج المراسلة على الزوّار',
    inbox: 'تصل الرسائل إلى',
  },
}
