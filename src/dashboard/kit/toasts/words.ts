import { arabicCount, englishCount } from '../../app/locale/counts.ts'

export type ToastWords = {
  /** The region in which messages appear. */
  region: string
  recent: string
  unseen: (count: number) => string
  none: string
}

const english: ToastWords = {
  region: 'Messages',
  recent: 'Recent messages',
  unseen: englishCount({ one: '{n} new message', other: '{n} new messages' }),
  none: 'Nothing has been said yet. Every message stays here until the page is closed.',
}

const arabic: ToastWords = {
  region: 'الرسائل',
  recent: 'آخر الرسائل',
  unseen: arabicCount({
    zero: 'لا رسائل جديدة',
    one: 'رسالة جديدة',
    two: 'رسالتان جديدتان',
    few: '{n} رسائل جديدة',
    many: '{n} رسالة جديدة',
    other: '{n} رسالة جديدة',
  }),
  none: 'لا رسائل بعد. تبقى هنا كلّ رسالة تظهر حتى إغلاق الصفحة.',
}

export const toastWords = { en: english, ar: arabic }
