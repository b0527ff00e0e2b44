import type { ContactField } from '../../domain/inbox-message.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { isolated } from '../../ui/isolated.ts'

export type ContactWords = {
  heading: string
  labels: Record<ContactField, string>
  leaveBlank: string
  send: string
  sending: string
  sent: string
  thanks: string
  /** How the message begins when it is asked about a product. */
  about: (product: string) => string
  copy: (value: string) => string
  copied: string
  map: string
  openMap: string
}

const english: ContactWords = {
  heading: 'Write to us',
  labels: {
    name: 'Your name',
    email: 'Email',
    phone: 'Phone (optional)',
    message: 'Message',
  },
  leaveBlank: 'Leave this field blank',
  send: 'Send message',
  sending: 'Sending…',
  sent: 'Your message was sent.',
  thanks: 'Thank you. We will reply by email.',
  about: (product) => `I would like to know more about “${isolated(product)}”.`,
  copy: (value) => `Copy ${value}`,
  copied: 'Copied',
  map: 'Map',
  openMap: 'Open in maps',
}

const arabic: ContactWords = {
  heading: 'اكتب إلينا',
  labels: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف (اختياري)',
    message: 'الرسالة',
  },
  leaveBlank: 'اترك هذا الحقل فارغًا',
  send: 'إرسال الرسالة',
  sending: 'جارٍ الإرسال…',
  sent: 'أُرسلت رسالتك.',
  thanks: 'شكرًا لك. سنردّ عليك بالبريد الإلكتروني.',
  about: (product) => `أودّ معرفة المزيد عن «${isolated(product)}».`,
  copy: (value) => `نسخ ${value}`,
  copied: 'تمّ النسخ',
  map: 'الخريطة',
  openMap: 'فتح في الخرائط',
}

export function contactWordsFor(language: LanguageCode): ContactWords {
  return language === 'ar' ? arabic : english
}
