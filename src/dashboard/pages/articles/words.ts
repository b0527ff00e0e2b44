import { arabicCount, englishCount } from '../../app/locale/plural.ts'
import { isolated } from '../../../ui/isolated.ts'

export type ArticleWords = {
  removalHint: string
  selected: (count: number) => string
  removals: (count: number) => string
  removalsHint: string
  removed: (count: number) => string
  undone: string
  preview: { open: string; title: string; hint: string; phone: string; desk: string; width: string }
  checks: {
    title: string
    fine: string
    noText: (field: string, language: string) => string
    noCover: string
  }
  minutes: (count: number) => string
  stay: string
  search: string
  filter: string
  all: string
  missingIn: (language: string) => string
  nothingFound: string
  showAll: string
  viewOnSite: (title: string) => string
}

export const articlesEnglish: ArticleWords = {
  removalHint: 'It leaves the site at once and can be brought back from the trash for 30 days.',
  selected: englishCount({ one: '{n} selected', other: '{n} selected' }),
  removals: englishCount({ one: 'Delete {n} article?', other: 'Delete {n} articles?' }),
  removalsHint:
    'What is deleted leaves the site at once and can be brought back from the trash for 30 days.',
  removed: englishCount({
    one: '{n} article is in the trash.',
    other: '{n} articles are in the trash.',
  }),
  undone: 'Brought back',
  preview: {
    open: 'Preview',
    title: 'Preview',
    hint: 'As visitors will read it once it is saved.',
    phone: 'Phone',
    desk: 'Computer',
    width: 'Width',
  },
  checks: {
    title: 'Before you publish',
    fine: 'Everything is there.',
    noText: (field, language) => `No ${field} in ${language} yet.`,
    noCover: 'No cover image yet.',
  },
  minutes: englishCount({ one: '{n} minute to read', other: '{n} minutes to read' }),
  stay: 'Stay on this page',
  search: 'Search articles',
  filter: 'Show',
  all: 'All articles',
  missingIn: (language) => `Missing in ${language}`,
  nothingFound: 'No article matches.',
  showAll: 'Show all',
  viewOnSite: (title) => `View “${isolated(title)}” on the site`,
}

export const articlesArabic: ArticleWords = {
  removalHint: 'يختفي من الموقع فورًا، ويمكن استعادته من سلّة المحذوفات خلال 30 يومًا.',
  selected: arabicCount({
    zero: 'لم يُحدَّد أي مقال',
    one: 'حُدِّد مقال واحد',
    two: 'حُدِّد مقالان',
    few: 'حُدِّدت {n} مقالات',
    many: 'حُدِّد {n} مقالًا',
    other: 'حُدِّد {n} مقال',
  }),
  removals: arabicCount({
    zero: 'حذف المقالات؟',
    one: 'حذف مقال واحد؟',
    two: 'حذف مقالين؟',
    few: 'حذف {n} مقالات؟',
    many: 'حذف {n} مقالًا؟',
    other: 'حذف {n} مقال؟',
  }),
  removalsHint: 'يختفي ما حُذف من الموقع فورًا، ويمكن استعادته من سلّة المحذوفات خلال 30 يومًا.',
  removed: arabicCount({
    zero: 'لا مقالات في سلّة المحذوفات.',
    one: 'المقال في سلّة المحذوفات.',
    two: 'المقالان في سلّة المحذوفات.',
    few: '{n} مقالات في سلّة المحذوفات.',
    many: '{n} مقالًا في سلّة المحذوفات.',
    other: '{n} مقال في سلّة المحذوفات.',
  }),
  undone: 'تمت الاستعادة',
  preview: {
    open: 'معاينة',
    title: 'معاينة',
    hint: 'كما سيقرؤه الزوّار بعد الحفظ.',
    phone: 'هاتف',
    desk: 'حاسوب',
    width: 'العرض',
  },
  checks: {
    title: 'قبل النشر',
    fine: 'كلّ شيء مكتمل.',
    noText: (field, language) => `لا يوجد ${field} باللغة ${language} بعد.`,
    noCover: 'لا توجد صورة غلاف بعد.',
  },
  minutes: arabicCount({
    zero: 'أقلّ من دقيقة قراءة',
    one: 'دقيقة قراءة واحدة',
    two: 'دقيقتا قراءة',
    few: '{n} دقائق قراءة',
    many: '{n} دقيقة قراءة',
    other: '{n} دقيقة قراءة',
  }),
  stay: 'البقاء في هذه الصفحة',
  search: 'البحث في المقالات',
  filter: 'عرض',
  all: 'كل المقالات',
  missingIn: (language) => `غير مكتملة باللغة ${language}`,
  nothingFound: 'لا مقال يطابق البحث.',
  showAll: 'عرض الكل',
  viewOnSite: (title) => `عرض «${isolated(title)}» في الموقع`,
}
