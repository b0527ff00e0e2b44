import { catalogue } from '../languages/catalogue.ts'

export const contactWords = catalogue({
  en: {
    contact_label: 'Write to us',
    contact_name: 'Your name',
    contact_email: 'Email',
    contact_phone: 'Phone (optional)',
    contact_message: 'Message',
    contact_blank: 'Leave this field blank',
    contact_send: 'Send message',
    contact_check: 'Check and send',
    contact_sending: 'Sending…',
    contact_sent: 'Your message was sent.',
    contact_thanks: 'Thank you. We will reply by email.',
    contact_about: 'I would like to know more about “{product}”.',
    contact_copy: 'Copy {value}',
    contact_copied: 'Copied',
    contact_map: 'Map',
    contact_open_map: 'Open in maps',
  },
  ar: {
    contact_label: 'اكتب إلينا',
    contact_name: 'الاسم',
    contact_email: 'البريد الإلكتروني',
    contact_phone: 'الهاتف (اختياري)',
    contact_message: 'الرسالة',
    contact_blank: 'اترك هذا الحقل فارغًا',
    contact_send: 'إرسال الرسالة',
    contact_check: 'مراجعة وإرسال',
    contact_sending: 'جارٍ الإرسال…',
    contact_sent: 'أُرسلت رسالتك.',
    contact_thanks: 'شكرًا لك. سنردّ عليك بالبريد الإلكتروني.',
    contact_about: 'أودّ معرفة المزيد عن «{product}».',
    contact_copy: 'نسخ {value}',
    contact_copied: 'تمّ النسخ',
    contact_map: 'الخريطة',
    contact_open_map: 'افتح في الخرائط',
  },
})

export const besideWords = catalogue({
  en: {
    contact_whatsapp: 'Write to us on WhatsApp',
    announcement_label: 'Announcement',
    announcement_dismiss: 'Dismiss',
  },
  ar: {
    contact_whatsapp: 'راسلنا عبر واتساب',
    announcement_label: 'إعلان',
    announcement_dismiss: 'إخفاء',
  },
})

export const hoursWords = catalogue({
  en: {
    contact_hours: 'Opening hours',
    contact_closed: 'Closed',
  },
  ar: {
    contact_hours: 'ساعات العمل',
    contact_closed: 'مغلق',
  },
})

export const branchWords = catalogue({
  en: { contact_branches: 'Branches' },
  ar: { contact_branches: 'الفروع' },
})
