import { catalogue } from '../../../domain/languages/catalogue.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'
import { isolated } from '../../../ui/isolated.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import type { ListState } from '../../../domain/articles/publication.ts'

type Count = (count: number) => string

type SectionWords = {
  count: Count
  selected: Count
  removals: Count
  search: string
}

export const articleWords = catalogue({
  en: {
    of: {
      posts: englishSection('post', 'posts'),
      business: englishSection('project', 'projects'),
      products: englishSection('product', 'products'),
    } satisfies Record<ArticleSection, SectionWords>,
    list: {
      addNew: 'Add new',
      number: '#',
      image: 'Image',
      title: 'Title',
      content: 'Content',
      translations: 'Translations',
      created: 'Created',
      actions: 'Actions',
      untitled: 'Untitled',
    },
    form: {
      resetQuestion: 'Reset the form?',
      resetHint:
        'This clears everything in the form, in every language. Nothing changes on the site until you save.',
      redirecting: 'Back to the list in a moment…',
    },
    bare: {
      question: 'Save it without content?',
      notes: ['It has a title and nothing else. Visitors would see an empty page at once.'],
      confirm: 'Save anyway',
    },
    price: {
      label: 'Price in Syrian pounds',
      hint: 'For all languages. Leave it blank to show no price.',
    },
    date: {
      label: 'Date and time',
      hint: 'For all languages. Leave it blank for the date on which it went live.',
    },
    authorHint: 'Visitors see it in sections that show authors.',
    emptyHint: (language: string) =>
      `“Empty” blanks the title and content in ${language} only and keeps the other languages.`,
    removalHint:
      'It is removed from the site at once. You can restore it from the trash for 30 days.',
    removalsHint:
      'They are removed from the site at once. You can restore them from the trash for 30 days.',
    checks: {
      fine: 'Everything is complete.',
      blank: (field: string, language: string) => `${field} missing in ${language}.`,
      behind: (field: string, language: string) =>
        `${field} in ${language} is behind another language.`,
      'heading-order': (_field: string, language: string) =>
        `A subheading in ${language} comes before the first heading.`,
      'heading-blank': (_field: string, language: string) => `A heading in ${language} is empty.`,
      deadLink: (address: string, language: string) =>
        `A link in ${language} leads nowhere: ${isolated(address)}`,
      noCover: 'No cover image yet.',
    },
    filter: 'Show',
    all: 'All',
    missingIn: (language: string) => `Incomplete in ${language}`,
    nothingFound: 'No matches.',
    showAll: 'Show all',
    viewOnSite: (title: string) => `View “${isolated(title)}” on the site`,
    previewNamed: (title: string) => `Preview “${isolated(title)}”`,
    writing: { focus: 'Focus mode', side: 'Side column' },
    publication: {
      title: 'On the site',
      onSave: 'Visitors see it as soon as you save.',
      pictures: 'Newer images are waiting. They go live with the next language you publish.',
      saveDraft: 'Save draft',
      saveAsDraft: 'Save as draft',
      publish: 'Publish',
      publishAll: 'Publish all languages',
      shown: (languages: string) => `Visitors see it at once: ${languages}.`,
      held: (languages: string) => `Stays a draft: ${languages}.`,
      shared: (languages: string) => `The new images and details appear at once: ${languages}.`,
      gone: (languages: string) => `Leaves the site, no title: ${languages}.`,
      untilComplete: (languages: string) => `Stays a draft until complete: ${languages}.`,
      setDate: 'Set a date…',
      waits: (moment: string, languages: string) => `Goes live on ${moment}: ${languages}.`,
      share: 'Share a preview…',
      ask: 'Ask for a look…',
      allLive: (languages: string) => `On the site: ${languages}.`,
    },
    withState: {
      draft: 'Drafts',
      waiting: 'Changes waiting',
      off: 'Off the site',
      behind: 'Behind',
      scheduled: 'Scheduled',
      missed: 'Not published in time',
    } satisfies Record<ListState, string>,
    preview: {
      open: 'Preview',
      untitled: (language: string) => `Visitors do not see it in ${language} until it has a title.`,
    },
  },
  ar: {
    of: {
      posts: arabicSection({
        one: 'مقال',
        two: ['مقالان', 'مقالين'],
        few: 'مقالات',
        many: 'مقالًا',
        all: 'المقالات',
      }),
      business: arabicSection({
        one: 'عمل',
        two: ['عملان', 'عملين'],
        few: 'أعمال',
        many: 'عملًا',
        all: 'الأعمال',
      }),
      products: arabicSection({
        one: 'منتج',
        two: ['منتجان', 'منتجين'],
        few: 'منتجات',
        many: 'منتجًا',
        all: 'المنتجات',
      }),
    },
    list: {
      addNew: 'إضافة',
      number: 'م',
      image: 'الصورة',
      title: 'العنوان',
      content: 'المحتوى',
      translations: 'الترجمات',
      created: 'تاريخ الإنشاء',
      actions: 'الإجراءات',
      untitled: 'بلا عنوان',
    },
    form: {
      resetQuestion: 'هل تريد إعادة ضبط النموذج؟',
      resetHint: 'تُفرَّغ حقول النموذج كلّها بكلّ اللغات، ولا يتغيّر شيء في الموقع قبل الحفظ.',
      redirecting: 'العودة إلى القائمة بعد لحظة…',
    },
    bare: {
      question: 'هل تريد الحفظ من دون محتوى؟',
      notes: ['ليس فيه سوى العنوان، وسيرى الزوّار صفحة فارغة فورًا.'],
      confirm: 'حفظ على أيّ حال',
    },
    price: {
      label: 'السعر بالليرة السورية',
      hint: 'لكلّ اللغات. اتركه فارغًا كي لا يظهر سعر.',
    },
    date: {
      label: 'التاريخ والوقت',
      hint: 'لكلّ اللغات. اتركه فارغًا ليظهر تاريخ النشر.',
    },
    authorHint: 'يراه الزوّار في الأقسام التي يظهر فيها اسم الكاتب.',
    emptyHint: (language) =>
      `يمحو «إفراغ» العنوان والمحتوى باللغة ${language} وحدها، وتبقى اللغات الأخرى.`,
    removalHint: 'يختفي من الموقع فورًا، ويمكن استعادته من سلّة المحذوفات خلال 30 يومًا.',
    removalsHint: 'تختفي المحذوفات من الموقع فورًا، ويمكن استعادتها من سلّة المحذوفات خلال 30 يومًا.',
    checks: {
      fine: 'كلّ شيء مكتمل.',
      blank: (field, language) => `لم يُكتب ${field} باللغة ${language} بعد.`,
      behind: (field, language) => `${field} باللغة ${language} يحتاج إلى تحديث.`,
      'heading-order': (_field, language) =>
        `عنوان فرعي يسبق أول عنوان في النصّ باللغة ${language}.`,
      'heading-blank': (_field, language) => `في النصّ باللغة ${language} عنوان فارغ.`,
      deadLink: (address, language) => `رابط بلا وجهة باللغة ${language}: ${isolated(address)}`,
      noCover: 'لا توجد صورة غلاف بعد.',
    },
    filter: 'عرض',
    all: 'الكلّ',
    missingIn: (language) => `ناقصة باللغة ${language}`,
    nothingFound: 'لا نتائج مطابقة.',
    showAll: 'عرض الكلّ',
    viewOnSite: (title) => `عرض «${isolated(title)}» في الموقع`,
    previewNamed: (title) => `معاينة «${isolated(title)}»`,
    writing: { focus: 'وضع التركيز', side: 'العمود الجانبي' },
    publication: {
      title: 'في الموقع',
      onSave: 'يراه الزوّار فور حفظه.',
      pictures: 'تنتظر صور أحدث، وستظهر في الموقع مع اللغة التالية التي تُنشر.',
      saveDraft: 'حفظ المسوّدة',
      saveAsDraft: 'حفظ كمسوّدة',
      publish: 'نشر',
      publishAll: 'نشر بكلّ اللغات',
      shown: (languages) => `يراه الزوّار فور الحفظ: ${languages}.`,
      held: (languages) => `يبقى مسوّدة: ${languages}.`,
      shared: (languages) => `تظهر الصور والتفاصيل الجديدة فور الحفظ: ${languages}.`,
      gone: (languages) => `يختفي من الموقع لأنّه بلا عنوان: ${languages}.`,
      untilComplete: (languages) => `يبقى مسوّدة حتى تكتمل: ${languages}.`,
      setDate: 'تحديد موعد…',
      waits: (moment, languages) => `يُنشر في ${moment}: ${languages}.`,
      share: 'مشاركة معاينة…',
      ask: 'طلب مراجعة…',
      allLive: (languages) => `على الموقع: ${languages}.`,
    },
    withState: {
      draft: 'المسوّدات',
      waiting: 'تعديلات لم تُنشر',
      off: 'أُزيلت من الموقع',
      behind: 'تحتاج إلى تحديث',
      scheduled: 'المجدولة',
      missed: 'لم تُنشر في موعدها',
    },
    preview: {
      open: 'معاينة',
      untitled: (language) => `لا يظهر للزوّار باللغة ${language} ما دام بلا عنوان.`,
    },
  },
})

function englishSection(noun: string, nouns: string): SectionWords {
  return {
    count: englishCount({ one: `{n} ${noun}`, other: `{n} ${nouns}` }),
    selected: englishCount({ one: '{n} selected', other: '{n} selected' }),
    removals: englishCount({ one: `Delete {n} ${noun}?`, other: `Delete {n} ${nouns}?` }),
    search: `Search ${nouns}`,
  }
}

/** `two` in the nominative and the accusative; all three nouns are masculine. */
type Nouns = { one: string; two: [string, string]; few: string; many: string; all: string }

function arabicSection({ one, two: [two, twoAsObject], few, many, all }: Nouns): SectionWords {
  return {
    count: arabicCount({
      zero: `لا ${few}`,
      one: `${one} واحد`,
      two,
      few: `{n} ${few}`,
      many: `{n} ${many}`,
      other: `{n} ${one}`,
    }),
    selected: arabicCount({
      zero: `لم يُحدَّد أيّ ${one}`,
      one: `حُدِّد ${one} واحد`,
      two: `حُدِّد ${two}`,
      few: `حُدِّدت {n} ${few}`,
      many: `حُدِّد {n} ${many}`,
      other: `حُدِّد {n} ${one}`,
    }),
    removals: arabicCount({
      zero: `هل تريد حذف ${all}؟`,
      one: `هل تريد حذف ${one} واحد؟`,
      two: `هل تريد حذف ${twoAsObject}؟`,
      few: `هل تريد حذف {n} ${few}؟`,
      many: `هل تريد حذف {n} ${many}؟`,
      other: `هل تريد حذف {n} ${one}؟`,
    }),
    search: `البحث في ${all}`,
  }
}
