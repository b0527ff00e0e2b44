import { arabicCount, englishCount } from '../../app/locale/counts.ts'
import { isolated } from '../../../ui/isolated.ts'

type Count = (count: number) => string

export type ArticleWords = {
  list: {
    addNew: string
    count: Count
    number: string
    image: string
    title: string
    content: string
    translations: string
    created: string
    actions: string
    untitled: string
    editNamed: (title: string) => string
    deleteNamed: (title: string) => string
  }
  form: {
    title: string
    content: string
    resetQuestion: string
    resetHint: string
    redirecting: string
  }
  emptyHint: (language: string) => string
  removalHint: string
  selected: (count: number) => string
  removals: (count: number) => string
  removalsHint: string
  removed: (count: number) => string
  checks: {
    title: string
    fine: string
    noText: (field: string, language: string) => string
    noCover: string
  }
  search: string
  filter: string
  all: string
  missingIn: (language: string) => string
  nothingFound: string
  showAll: string
  viewOnSite: (title: string) => string
  preview: { open: string; title: string; hint: string }
}

const english: ArticleWords = {
  list: {
    addNew: 'Add new',
    count: englishCount({ one: '{n} article', other: '{n} articles' }),
    number: '#',
    image: 'Image',
    title: 'Title',
    content: 'Content',
    translations: 'Translations',
    created: 'Created',
    actions: 'Actions',
    untitled: 'Untitled',
    editNamed: (title) => `Edit “${isolated(title)}”`,
    deleteNamed: (title) => `Delete “${isolated(title)}”`,
  },
  form: {
    title: 'Title',
    content: 'Content',
    resetQuestion: 'Reset the form?',
    resetHint:
      'This clears everything in the form, in every language. Nothing changes on the site until you save.',
    redirecting: 'Back to the list in a moment…',
  },
  emptyHint: (language) =>
    `“Empty” blanks the title and content in ${language} only and keeps the article in the other languages.`,
  removalHint: 'It leaves the site at once and can be brought back from the trash for 30 days.',
  selected: englishCount({ one: '{n} selected', other: '{n} selected' }),
  removals: englishCount({ one: 'Delete {n} article?', other: 'Delete {n} articles?' }),
  removalsHint:
    'What is deleted leaves the site at once and can be brought back from the trash for 30 days.',
  removed: englishCount({
    one: '{n} article is in the trash.',
    other: '{n} articles are in the trash.',
  }),
  checks: {
    title: 'Before you publish',
    fine: 'Everything is there.',
    noText: (field, language) => `No ${field} in ${language} yet.`,
    noCover: 'No cover image yet.',
  },
  search: 'Search articles',
  filter: 'Show',
  all: 'All articles',
  missingIn: (language) => `Missing in ${language}`,
  nothingFound: 'No article matches.',
  showAll: 'Show all',
  viewOnSite: (title) => `View “${isolated(title)}” on the site`,
  preview: {
    open: 'Preview',
    title: 'Preview',
    hint: 'As visitors will read it once it is saved.',
  },
}

const arabic: ArticleWords = {
  list: {
    addNew: 'إضافة جديد',
    count: arabicCount({
      zero: 'لا مقالات',
      one: 'مقال واحد',
      two: 'مقالان',
      few: '{n} مقالات',
      many: '{n} مقالًا',
      other: '{n} مقال',
    }),
    number: 'م',
    image: 'الصورة',
    title: 'العنوان',
    content: 'المحتوى',
    translations: 'الترجمات',
    created: 'تاريخ الإنشاء',
    actions: 'الإجراءات',
    untitled: 'بلا عنوان',
    editNamed: (title) => `تعديل «${isolated(title)}»`,
    deleteNamed: (title) => `حذف «${isolated(title)}»`,
  },
  form: {
    title: 'العنوان',
    content: 'المحتوى',
    resetQuestion: 'إعادة ضبط النموذج؟',
    resetHint: 'تُمحى كلّ حقول النموذج بكلّ اللغات، ولا يتغيّر شيء في الموقع قبل الحفظ.',
    redirecting: 'العودة إلى القائمة بعد لحظة…',
  },
  emptyHint: (language) =>
    `يمحو «إفراغ» العنوان والمحتوى باللغة ${language} وحدها، ويبقى المقال في اللغات الأخرى.`,
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
  checks: {
    title: 'قبل النشر',
    fine: 'كلّ شيء مكتمل.',
    noText: (field, language) => `لا يوجد ${field} باللغة ${language} بعد.`,
    noCover: 'لا توجد صورة غلاف بعد.',
  },
  search: 'البحث في المقالات',
  filter: 'عرض',
  all: 'كل المقالات',
  missingIn: (language) => `غير مكتملة باللغة ${language}`,
  nothingFound: 'لا مقال يطابق البحث.',
  showAll: 'عرض الكل',
  viewOnSite: (title) => `عرض «${isolated(title)}» في الموقع`,
  preview: { open: 'معاينة', title: 'معاينة', hint: 'كما سيقرؤه الزوّار بعد الحفظ.' },
}

export const articleWords = { en: english, ar: arabic }
