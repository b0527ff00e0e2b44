import { catalogue } from '../../../domain/languages/catalogue.ts'

export const hourWords = catalogue({
  en: {
    hoursOf: (day: string) => `Opening hours, ${day}`,
    opens: (day: string) => `${day} opens at`,
    closes: (day: string) => `${day} closes at`,
    opensAgain: (day: string) => `${day} opens again at`,
    closesAgain: (day: string) => `${day} closes again at`,
    closed: 'Closed',
    addSpan: (day: string) => `Add hours after a break, ${day}`,
    removeSpan: (day: string) => `Remove hours after the break, ${day}`,
    copyDay: (day: string) => `Copy ${day} to the other days`,
    copied: 'All days now have these hours.',
  },
  ar: {
    hoursOf: (day) => `ساعات العمل، ${day}`,
    opens: (day) => `بداية العمل، ${day}`,
    closes: (day) => `نهاية العمل، ${day}`,
    opensAgain: (day) => `بداية العمل بعد الاستراحة، ${day}`,
    closesAgain: (day) => `نهاية العمل بعد الاستراحة، ${day}`,
    closed: 'مغلق',
    addSpan: (day) => `إضافة ساعات بعد الاستراحة، ${day}`,
    removeSpan: (day) => `حذف الساعات بعد الاستراحة، ${day}`,
    copyDay: (day) => `نسخ ساعات ${day} إلى الأيام الأخرى`,
    copied: 'صارت هذه ساعات الأيام كلّها.',
  },
})
