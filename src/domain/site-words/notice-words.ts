import { catalogue } from '../languages/catalogue.ts'

export const noticeWords = catalogue({
  en: {
    notice_offline: 'You seem to be offline. Check your connection, then try again.',
    notice_broken: 'Something went wrong on our side. Try again in a moment.',
    notice_try_again: 'Try again',
    notice_trying: 'Loading…',
  },
  ar: {
    notice_offline: 'يبدو أنّك غير متصل بالإنترنت. تحقّق من الاتصال، ثم أعد المحاولة.',
    notice_broken: 'حدث خلل لدينا. أعد المحاولة بعد قليل.',
    notice_try_again: 'إعادة المحاولة',
    notice_trying: 'جارٍ التحميل…',
  },
})
