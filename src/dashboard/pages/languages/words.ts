import { catalogue } from '../../../domain/languages/catalogue.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'
import type { LanguageStatus } from '../../../domain/languages/language.ts'
import { isolated } from '../../../ui/isolated.ts'

export const languageWords = catalogue({
  en: {
    count: englishCount({ one: '{n} language', other: '{n} languages' }),
    introduction:
      'All site content can be written in these languages. Pending ones are hidden from visitors, but you can already write in them.',
    add: 'Add language',
    edit: 'Edit language',
    language: 'Language',
    code: 'Code',
    direction: { ltr: 'left to right', rtl: 'right to left' } satisfies Record<
      'ltr' | 'rtl',
      string
    >,
    written: 'Written',
    writtenIn: (name: string) => `Written in ${name}`,
    status: 'Status',
    statuses: { published: 'Published', pending: 'Pending' } satisfies Record<
      LanguageStatus,
      string
    >,
    statusHints: {
      published: 'Visitors can choose it as soon as it is saved.',
      pending: 'Hidden from visitors until it is published.',
    } satisfies Record<LanguageStatus, string>,
    writtenPart: (percent: number) => {
      if (percent === 0) return 'None of its texts is written yet.'
      return percent === 100
        ? 'All its texts are written.'
        : `${percent}% of its texts are written.`
    },
    missingPart:
      'What is missing does not appear on the site; the company name and fixed labels are then shown in English.',
    actions: 'Actions',
    siteDefault: 'Default language',
    name: 'Language name',
    nameHint: 'In the language itself, such as Français, as visitors see it in the menu.',
    codeHint: 'A language code such as fr or pt-br; page addresses in this language begin with it.',
    codeMeans: (name: string, direction: string) => `${name}, ${direction}`,
    codeMoves: 'The texts move along, and the site’s addresses in this language change.',
    suggestions: 'Known languages',
    removal: (name: string) => `Delete “${isolated(name)}”?`,
    removalHint:
      'The language disappears from the site and from every form. Its texts are kept for 30 days and come back with it from the trash.',
    typeCode: (code: string) => `Type ${code} to confirm`,
  },
  ar: {
    count: arabicCount({
      zero: 'لا لغات',
      one: 'لغة واحدة',
      two: 'لغتان',
      few: '{n} لغات',
      many: '{n} لغة',
      other: '{n} لغة',
    }),
    introduction:
      'يمكن كتابة محتوى الموقع بكلّ هذه اللغات. واللغة التي قيد الإعداد مخفية عن الزوّار، والكتابة بها ممكنة منذ الآن.',
    add: 'إضافة لغة',
    edit: 'تعديل اللغة',
    language: 'اللغة',
    code: 'الرمز',
    direction: { ltr: 'من اليسار إلى اليمين', rtl: 'من اليمين إلى اليسار' },
    written: 'نسبة المنجز',
    writtenIn: (name) => `نسبة المنجز باللغة ${name}`,
    status: 'الحالة',
    statuses: { published: 'منشورة', pending: 'قيد الإعداد' },
    statusHints: {
      published: 'تظهر للزوّار في قائمة اللغات فور الحفظ.',
      pending: 'مخفية عن الزوّار إلى أن تُنشر.',
    },
    writtenPart: (percent) => {
      if (percent === 0) return 'لم يُكتب بها أيّ نصّ بعد.'
      return percent === 100
        ? 'كُتبت بها كلّ النصوص.'
        : `كُتب بها ${isolated(`${percent}%`)} من النصوص.`
    },
    missingPart:
      'لا يظهر في الموقع نصّ لم يُكتب، ويظهر اسم المؤسّسة والعبارات الثابتة عندئذ بالإنجليزية.',
    actions: 'الإجراءات',
    siteDefault: 'لغة الموقع الأساسية',
    name: 'اسم اللغة',
    nameHint: 'اسم اللغة بها، مثل Français، كما يراه الزوّار في قائمة اللغات.',
    codeHint: 'رمز مثل fr أو pt-br، تبدأ به روابط الصفحات بهذه اللغة.',
    codeMeans: (name, direction) => `${name}، ${direction}`,
    codeMoves: 'تنتقل النصوص إلى الرمز الجديد، وتتغيّر روابط الصفحات بهذه اللغة.',
    suggestions: 'لغات معروفة',
    removal: (name) => `هل تريد حذف «${isolated(name)}»؟`,
    removalHint:
      'تختفي اللغة من الموقع ومن كلّ النماذج. تبقى نصوصها محفوظة 30 يومًا، وتعود معها عند استعادتها من سلّة المحذوفات.',
    typeCode: (code) => `للتأكيد اكتب ${code}`,
  },
})
