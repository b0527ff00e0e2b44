import { arabicCount, englishCount } from '../../app/locale/counts.ts'

type Count = (count: number) => string

export type VisitWords = {
  note: string
  period: string
  days: Count
  views: string
  visits: string
  viewCount: Count
  visitCount: Count
  byDay: string
  figures: string
  day: string
  pages: string
  page: string
  languages: string
  language: string
  hosts: string
  from: string
  unknown: string
  other: string
  nothing: string
  nothingHint: string
  failed: string
}

const year = 365
const englishDays = englishCount({ one: '{n} day', other: '{n} days' })
const arabicDays = arabicCount({
  zero: 'لا أيام',
  one: 'يوم واحد',
  two: 'يومان',
  few: '{n} أيام',
  many: '{n} يومًا',
  other: '{n} يوم',
})

const english: VisitWords = {
  note: 'Counted without cookies; no one is recognised. A view is a page that stayed in sight for a second; a visit is a view that came from outside the site. Days are in UTC.',
  period: 'Period',
  days: (count) => (count === year ? 'One year' : englishDays(count)),
  views: 'Views',
  visits: 'Visits',
  viewCount: englishCount({ one: '{n} view', other: '{n} views' }),
  visitCount: englishCount({ one: '{n} visit', other: '{n} visits' }),
  byDay: 'Views and visits',
  figures: 'Figures',
  day: 'Time',
  pages: 'Pages',
  page: 'Page',
  languages: 'Languages',
  language: 'Language',
  hosts: 'Where visits come from',
  from: 'From',
  unknown: 'Direct or unknown',
  other: 'Other',
  nothing: 'No visits in this period',
  nothingHint: 'Visits appear here seconds after a page is read.',
  failed: 'The visits could not be loaded',
}

const arabic: VisitWords = {
  note: 'تُحصى الزيارات بلا ملفات تعريف ارتباط، ولا يُعرَف أصحابها. المشاهدة صفحة بقيت أمام القارئ ثانية، والزيارة مشاهدة أتت من خارج الموقع. وتُحسب الأيام بتوقيت غرينتش.',
  period: 'المدّة',
  days: (count) => (count === year ? 'سنة' : arabicDays(count)),
  views: 'المشاهدات',
  visits: 'الزيارات',
  viewCount: arabicCount({
    zero: 'لا مشاهدات',
    one: 'مشاهدة واحدة',
    two: 'مشاهدتان',
    few: '{n} مشاهدات',
    many: '{n} مشاهدة',
    other: '{n} مشاهدة',
  }),
  visitCount: arabicCount({
    zero: 'لا زيارات',
    one: 'زيارة واحدة',
    two: 'زيارتان',
    few: '{n} زيارات',
    many: '{n} زيارة',
    other: '{n} زيارة',
  }),
  byDay: 'المشاهدات والزيارات',
  figures: 'الأرقام',
  day: 'الوقت',
  pages: 'الصفحات',
  page: 'الصفحة',
  languages: 'اللغات',
  language: 'اللغة',
  hosts: 'مصادر الزيارات',
  from: 'المصدر',
  unknown: 'مباشر أو غير معروف',
  other: 'غير ذلك',
  nothing: 'لا زيارات في هذه المدّة',
  nothingHint: 'تظهر هنا بعد ثوانٍ من قراءة أيّ صفحة.',
  failed: 'تعذّر تحميل الزيارات',
}

export const visitWords = { en: english, ar: arabic }
