import { catalogue } from '../../../domain/languages/catalogue.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'

export const toastWords = catalogue({
  en: {
    region: 'Notifications',
    recent: 'Recent notifications',
    unseen: englishCount({ one: '{n} new notification', other: '{n} new notifications' }),
    none: 'No notifications yet. Each one stays here until the page is closed.',
  },
  ar: {
    region: 'الإشعارات',
    recent: 'آخر الإشعارات',
    unseen: arabicCount({
      zero: 'لا إشعارات جديدة',
      one: 'إشعار جديد',
      two: 'إشعاران جديدان',
      few: '{n} إشعارات جديدة',
      many: '{n} إشعارًا جديدًا',
      other: '{n} إشعار جديد',
    }),
    none: 'لا إشعارات بعد. يبقى هنا كلّ إشعار حتى تُغلق الصفحة.',
  },
})
