import { arabicCount, englishCount } from '../../app/locale/counts.ts'
import type { LanguageStatus } from '../../../domain/language.ts'
import { isolated } from '../../../ui/isolated.ts'

export type LanguageWords = {
  count: (count: number) => string
  introduction: string
  add: string
  edit: string
  editNamed: (name: string) => string
  deleteNamed: (name: string) => string
  language: string
  code: string
  direction: Record<'ltr' | 'rtl', string>
  written: string
  writtenIn: (name: string) => string
  status: string
  statuses: Record<LanguageStatus, string>
  statusHints: Record<LanguageStatus, string>
  /** How much of the texts is written, in percent. */
  writtenPart: (percent: number) => string
  /** What visitors see where a text is missing. */
  missingPart: string
  actions: string
  siteDefault: string
  name: string
  nameHint: string
  codeHint: string
  /** What a code stands for: «French · from left to right». */
  codeMeans: (name: string, direction: string) => string
  codeMoves: string
  suggestions: string
  removal: (name: string) => string
  removalHint: string
  typeCode: (code: string) => string
}

const english: LanguageWords = {
  count: englishCount({ one: '{n} language', other: '{n} languages' }),
  introduction:
    'Every text of the site can be written in each of these languages. A pending one is hidden from visitors; staff can already write in it.',
  add: 'Add language',
  edit: 'Edit language',
  editNamed: (name) => `Edit “${isolated(name)}”`,
  deleteNamed: (name) => `Delete “${isolated(name)}”`,
  language: 'Language',
  code: 'Code',
  direction: { ltr: 'left to right', rtl: 'right to left' },
  written: 'Written',
  writtenIn: (name) => `Written in ${name}`,
  status: 'Status',
  statuses: { published: 'Published', pending: 'Pending' },
  statusHints: {
    published: 'Visitors can choose it as soon as it is saved.',
    pending: 'Hidden from visitors until it is published.',
  },
  writtenPart: (percent) => {
    if (percent === 0) return 'None of its texts is written yet.'
    return percent === 100 ? 'All its texts are written.' : `${percent}% of its texts are written.`
  },
  missingPart:
    'What is missing does not appear on the site; the company name and fixed labels are then shown in English.',
  actions: 'Actions',
  siteDefault: 'Site’s default',
  name: 'Language name',
  nameHint: 'As it calls itself: visitors see it in the language menu.',
  codeHint: 'A language tag such as fr or pt-br; the site’s addresses begin with it.',
  codeMeans: (name, direction) => `${name}, ${direction}`,
  codeMoves: 'The texts move along, and the site’s addresses in this language change.',
  suggestions: 'Known languages',
  removal: (name) => `Delete “${isolated(name)}”?`,
  removalHint:
    'The language disappears from the site and from every form. Its texts are kept for 30 days and come back with it from the trash.',
  typeCode: (code) => `Type ${code} to confirm`,
}

const arabic: LanguageWords = {
  count: arabicCount({
    zero: 'لا لغات',
    one: 'لغة واحدة',
    two: 'لغتان',
    few: '{n} لغات',
    many: '{n} لغة',
    other: '{n} لغة',
  }),
  introduction:
    'يمكن كتابة كلّ نصّ في الموقع بكلّ لغةٍ من هذه اللغات. وما كان منها قيد الإعداد لا يراه الزوّار، لكنّ الكتابة به ممكنة من الآن.',
  add: 'إضافة لغة',
  edit: 'تعديل اللغة',
  editNamed: (name) => `تعديل «${isolated(name)}»`,
  deleteNamed: (name) => `حذف «${isolated(name)}»`,
  language: 'اللغة',
  code: 'الرمز',
  direction: { ltr: 'من اليسار إلى اليمين', rtl: 'من اليمين إلى اليسار' },
  written: 'المكتوب',
  writtenIn: (name) => `المكتوب باللغة ${name}`,
  status: 'الحالة',
  statuses: { published: 'منشورة', pending: 'قيد الإعداد' },
  statusHints: {
    published: 'تظهر للزوّار في قائمة اللغات فور الحفظ.',
    pending: 'محجوبة عن الزوّار إلى أن تُنشر.',
  },
  writtenPart: (percent) => {
    if (percent === 0) return 'لم يُكتب بها أيّ نصّ بعد.'
    return percent === 100 ? 'كُتبت بها كلّ النصوص.' : `كُتب بها ${isolated(`${percent}%`)} من النصوص.`
  },
  missingPart: 'لا يظهر في الموقع نصّ لم يُكتب، ويظهر اسم الشركة والعبارات الثابتة عندئذ بالإنجليزية.',
  actions: 'الإجراءات',
  siteDefault: 'لغة الموقع الأساسية',
  name: 'اسم اللغة',
  nameHint: 'كما تسمّي اللغة نفسها، وهكذا يراها الزوّار في قائمة اللغات.',
  codeHint: 'رمز مثل fr أو pt-br، وبه تبدأ عناوين الموقع بهذه اللغة.',
  codeMeans: (name, direction) => `${name}، ${direction}`,
  codeMoves: 'تنتقل النصوص إلى الرمز الجديد، وتتغيّر عناوين الموقع بهذه اللغة.',
  suggestions: 'لغات معروفة',
  removal: (name) => `حذف «${isolated(name)}»؟`,
  removalHint:
    'تختفي اللغة من الموقع ومن كلّ النماذج. تبقى نصوصها محفوظة 30 يومًا، وتعود معها عند استعادتها من سلّة المحذوفات.',
  typeCode: (code) => `للتأكيد اكتب ${code}`,
}

export const languageWords = { en: english, ar: arabic }
