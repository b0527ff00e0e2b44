import type { PublishingRule } from '../../domain/articles/publishing-rule.ts'
import { catalogue } from '../../domain/languages/catalogue.ts'

type Rules = Record<PublishingRule['rule'], string>

export const publishingRuleWords = catalogue({
  en: {
    title: 'Rule for publishing',
    hint: 'It concerns the first time an article goes live. What is on the site can always be changed.',
    rules: { none: 'None', warn: 'Warn', refuse: 'Do not publish' } satisfies Rules,
    means: {
      none: 'Each language goes live by itself.',
      warn: 'The save bar names the languages that are missing. Nothing is held back.',
      refuse:
        'An article stays a draft until its title and content are written in all of the languages below.',
    } satisfies Rules,
    languages: 'Complete before an article first goes live:',
    failed: 'The rule could not be loaded',
  },
  ar: {
    title: 'قاعدة النشر',
    hint: 'تخصّ النشر الأول للمحتوى. أمّا المنشور على الموقع فيمكن تعديله دائمًا.',
    rules: { none: 'بلا قاعدة', warn: 'تنبيه', refuse: 'منع النشر' },
    means: {
      none: 'تُنشر كلّ لغة على حدة.',
      warn: 'يذكر شريط الحفظ اللغات الناقصة، ولا يُمنع النشر.',
      refuse: 'يبقى المحتوى مسوّدة حتى يُكتب عنوانه ونصّه بجميع اللغات المحدّدة أدناه.',
    },
    languages: 'ما يجب أن يكتمل قبل النشر الأول للمحتوى:',
    failed: 'تعذّر تحميل قاعدة النشر',
  },
})
