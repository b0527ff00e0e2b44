import { arabicCount, englishCount } from '../../app/locale/counts.ts'

type Count = (count: number) => string

export type InboxWords = {
  count: Count
  filter: string
  all: string
  unreadOnly: string
  waitingOnly: string
  search: string
  unread: string
  select: (name: string) => string
  selected: Count
  from: (name: string) => string
  email: string
  phone: string
  language: string
  sent: string
  answered: string
  reply: string
  replyByWhatsapp: string
  markAnswered: string
  markUnanswered: string
  replySubject: (company: string) => string
  markUnread: string
  markRead: string
  removed: Count
  nothing: string
  nothingUnread: string
  nothingWaiting: string
  nothingFound: string
  showAll: string
  formOn: string
  formOff: string
  toForm: string
  failed: string
}

const english: InboxWords = {
  count: englishCount({ one: '{n} message', other: '{n} messages' }),
  filter: 'Show',
  all: 'All',
  unreadOnly: 'Unread',
  waitingOnly: 'Waiting for an answer',
  search: 'Search messages',
  unread: 'Unread',
  select: (name) => `Select the message from ${name}`,
  selected: englishCount({ one: '{n} selected', other: '{n} selected' }),
  from: (name) => `Message from ${name}`,
  email: 'Email',
  phone: 'Phone',
  language: 'Page language',
  sent: 'Sent',
  answered: 'Answered',
  reply: 'Reply by email',
  replyByWhatsapp: 'Reply on WhatsApp',
  markAnswered: 'Mark as answered',
  markUnanswered: 'Mark as waiting',
  replySubject: (company) => `Your message to ${company}`,
  markUnread: 'Mark as unread',
  markRead: 'Mark as read',
  removed: englishCount({
    one: '{n} message moved to the trash.',
    other: '{n} messages moved to the trash.',
  }),
  nothing: 'No messages yet',
  nothingUnread: 'No unread messages',
  nothingWaiting: 'No message is waiting for an answer',
  nothingFound: 'No message matches this search',
  showAll: 'Show all messages',
  formOn: 'Messages from the contact form arrive here.',
  formOff:
    'Visitors cannot write to you yet: the contact form is off. Switch it on under “Contact us”.',
  toForm: 'Go to the contact form',
  failed: 'The messages could not be loaded',
}

const arabic: InboxWords = {
  count: arabicCount({
    zero: 'لا رسائل',
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: '{n} رسائل',
    many: '{n} رسالة',
    other: '{n} رسالة',
  }),
  filter: 'عرض',
  all: 'الكلّ',
  unreadOnly: 'غير المقروءة',
  waitingOnly: 'بانتظار الردّ',
  search: 'البحث في الرسائل',
  unread: 'غير مقروءة',
  select: (name) => `تحديد الرسالة من ${name}`,
  selected: arabicCount({
    zero: 'لم تُحدَّد أيّ رسالة',
    one: 'حُدِّدت رسالة واحدة',
    two: 'حُدِّدت رسالتان',
    few: 'حُدِّدت {n} رسائل',
    many: 'حُدِّدت {n} رسالة',
    other: 'حُدِّدت {n} رسالة',
  }),
  from: (name) => `رسالة من ${name}`,
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  language: 'لغة الصفحة',
  sent: 'أُرسلت',
  answered: 'رُدّ عليها',
  reply: 'الردّ بالبريد الإلكتروني',
  replyByWhatsapp: 'الردّ عبر واتساب',
  markAnswered: 'تمييزها مردودًا عليها',
  markUnanswered: 'إعادتها إلى الانتظار',
  replySubject: (company) => `رسالتك إلى ${company}`,
  markUnread: 'تمييزها غير مقروءة',
  markRead: 'تمييزها مقروءة',
  removed: arabicCount({
    zero: 'لم تُنقل أيّ رسالة إلى سلّة المحذوفات.',
    one: 'نُقلت رسالة إلى سلّة المحذوفات.',
    two: 'نُقلت رسالتان إلى سلّة المحذوفات.',
    few: 'نُقلت {n} رسائل إلى سلّة المحذوفات.',
    many: 'نُقلت {n} رسالة إلى سلّة المحذوفات.',
    other: 'نُقلت {n} رسالة إلى سلّة المحذوفات.',
  }),
  nothing: 'لا رسائل بعد',
  nothingUnread: 'لا رسائل غير مقروءة',
  nothingWaiting: 'لا رسائل بانتظار الردّ',
  nothingFound: 'لا رسائل مطابقة لهذا البحث',
  showAll: 'عرض كلّ الرسائل',
  formOn: 'تصل إلى هنا رسائل الزوّار من نموذج المراسلة.',
  formOff: 'لا يستطيع الزوّار المراسلة بعد: نموذج المراسلة معطَّل، ويُفعَّل من صفحة «بيانات التواصل».',
  toForm: 'الانتقال إلى نموذج المراسلة',
  failed: 'تعذّر تحميل الرسائل',
}

export const inboxWords = { en: english, ar: arabic }
