import { catalogue } from '../../../domain/languages/catalogue.ts'
import { isolated } from '../../../ui/isolated.ts'

export const articleTopicWords = catalogue({
  en: {
    title: 'Topics',
    label: 'Topics of the article',
    choose: 'Choose topics',
    hint: 'For all languages. Write to find one or to create one.',
    full: 'An article has at most 20 topics.',
    create: (name: string) => `Create “${isolated(name)}”`,
    remove: (name: string) => `Remove “${isolated(name)}”`,
    failed: 'The topics could not be loaded.',
    noMatch: 'No matches.',
    topic: 'Topic',
    all: 'All',
    none: 'Without a topic',
  },
  ar: {
    title: 'المواضيع',
    label: 'مواضيع المقال',
    choose: 'اختيار المواضيع',
    hint: 'لكلّ اللغات. اكتب لتجد موضوعًا أو لتنشئه.',
    full: 'للمقال 20 موضوعًا على الأكثر.',
    create: (name) => `إنشاء «${isolated(name)}»`,
    remove: (name) => `إزالة «${isolated(name)}»`,
    failed: 'تعذّر تحميل المواضيع.',
    noMatch: 'لا نتائج مطابقة.',
    topic: 'الموضوع',
    all: 'الكلّ',
    none: 'بلا موضوع',
  },
})
