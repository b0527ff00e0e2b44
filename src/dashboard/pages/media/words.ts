import { isolated } from '../../../ui/isolated.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'

type Count = (count: number) => string

export type LibraryWords = {
  count: Count
  filter: string
  all: string
  unused: string
  missingAlt: (language: string) => string
  showAll: string
  emptyHint: string
  details: string
  close: string
  name: string
  alt: string
  altHint: string
  caption: string
  captionHint: string
  decorative: string
  decorativeHint: string
  facts: { size: string; file: string; added: string }
  kilobytes: (size: string) => string
  addedBy: (name: string) => string
  usedIn: string
  usedNowhere: string
  place: (name: string, field: string) => string
  replace: string
  replaceQuestion: Count
  replaceHint: string
  replaceAction: string
  replaced: Count
  inUseHint: string
  deleteHint: string
  deleteUnused: string
  deleteUnusedQuestion: Count
  deleteUnusedHint: string
  nothingUnused: string
  removed: Count
  gone: string
}

const english: LibraryWords = {
  count: englishCount({ one: '{n} image', other: '{n} images' }),
  filter: 'Show',
  all: 'All',
  unused: 'Unused',
  missingAlt: (language) => `Without alt text in ${language}`,
  showAll: 'Show all',
  emptyHint: 'They stay here: describe them once and use them wherever you need them.',
  details: 'Image details',
  close: 'Close details',
  name: 'Name',
  alt: 'Alt text',
  altHint: 'A description for people who cannot see it',
  caption: 'Caption',
  captionHint: 'Shown beneath it where there is room',
  decorative: 'Decorative',
  decorativeHint: 'It says nothing more than the text beside it.',
  facts: { size: 'Dimensions', file: 'File size', added: 'Added' },
  kilobytes: (size) => isolated(`${size} KB`),
  addedBy: (name) => `by ${isolated(name)}`,
  usedIn: 'Used in',
  usedNowhere: 'Not used anywhere',
  place: (name, field) => `${isolated(name)}: ${field}`,
  replace: 'Replace everywhere',
  replaceQuestion: englishCount({
    one: 'Replace it in {n} place?',
    other: 'Replace it in {n} places?',
  }),
  replaceHint: 'Visitors see the other image at once. Every earlier version can be restored.',
  replaceAction: 'Replace',
  replaced: englishCount({
    one: 'Replaced in {n} place.',
    other: 'Replaced in {n} places.',
  }),
  inUseHint: 'You can delete it once it is no longer used anywhere.',
  deleteHint: 'It is kept in the trash for 30 days, with its texts.',
  deleteUnused: 'Delete unused',
  deleteUnusedQuestion: englishCount({
    one: 'Delete {n} unused image?',
    other: 'Delete {n} unused images?',
  }),
  deleteUnusedHint: 'They are kept in the trash for 30 days, with their texts.',
  nothingUnused: 'All images are used.',
  removed: englishCount({
    one: '{n} image moved to the trash.',
    other: '{n} images moved to the trash.',
  }),
  gone: 'This image is no longer in the library.',
}

const arabic: LibraryWords = {
  count: arabicCount({
    zero: 'لا صور',
    one: 'صورة واحدة',
    two: 'صورتان',
    few: '{n} صور',
    many: '{n} صورة',
    other: '{n} صورة',
  }),
  filter: 'عرض',
  all: 'الكلّ',
  unused: 'غير المستخدمة',
  missingAlt: (language) => `بلا نصّ بديل باللغة ${language}`,
  showAll: 'عرض الكلّ',
  emptyHint: 'تبقى هنا، فتصفها مرّة واحدة وتستخدمها حيث تشاء.',
  details: 'تفاصيل الصورة',
  close: 'إغلاق التفاصيل',
  name: 'الاسم',
  alt: 'النصّ البديل',
  altHint: 'وصف للصورة لمن لا يستطيع رؤيتها',
  caption: 'التعليق',
  captionHint: 'يظهر تحتها حيث يتّسع المكان',
  decorative: 'للزينة',
  decorativeHint: 'لا تضيف إلى النصّ المجاور شيئًا.',
  facts: { size: 'الأبعاد', file: 'حجم الملف', added: 'تاريخ الإضافة' },
  kilobytes: (size) => isolated(`${size} KB`),
  addedBy: (name) => `بواسطة ${isolated(name)}`,
  usedIn: 'مستخدمة في',
  usedNowhere: 'غير مستخدمة',
  place: (name, field) => `${isolated(name)}: ${field}`,
  replace: 'استبدال في كلّ مكان',
  replaceQuestion: arabicCount({
    zero: 'ليست مستخدمة في أيّ موضع',
    one: 'هل تريد استبدالها في موضع واحد؟',
    two: 'هل تريد استبدالها في موضعَين؟',
    few: 'هل تريد استبدالها في {n} مواضع؟',
    many: 'هل تريد استبدالها في {n} موضعًا؟',
    other: 'هل تريد استبدالها في {n} موضع؟',
  }),
  replaceHint: 'يرى الزوّار الصورة الأخرى فورًا، ويمكن استعادة كلّ نسخة سابقة.',
  replaceAction: 'استبدال',
  replaced: arabicCount({
    zero: 'لم تُستبدل في أيّ موضع.',
    one: 'استُبدلت في موضع واحد.',
    two: 'استُبدلت في موضعَين.',
    few: 'استُبدلت في {n} مواضع.',
    many: 'استُبدلت في {n} موضعًا.',
    other: 'استُبدلت في {n} موضع.',
  }),
  inUseHint: 'يمكن حذفها بعد إزالتها من كلّ مواضعها.',
  deleteHint: 'تبقى في سلّة المحذوفات 30 يومًا مع نصوصها.',
  deleteUnused: 'حذف غير المستخدمة',
  deleteUnusedQuestion: arabicCount({
    zero: 'كلّ الصور مستخدمة',
    one: 'هل تريد حذف صورة واحدة غير مستخدمة؟',
    two: 'هل تريد حذف صورتَين غير مستخدمتَين؟',
    few: 'هل تريد حذف {n} صور غير مستخدمة؟',
    many: 'هل تريد حذف {n} صورة غير مستخدمة؟',
    other: 'هل تريد حذف {n} صورة غير مستخدمة؟',
  }),
  deleteUnusedHint: 'تبقى في سلّة المحذوفات 30 يومًا مع نصوصها.',
  nothingUnused: 'كلّ الصور مستخدمة.',
  removed: arabicCount({
    zero: 'لم يُنقل شيء إلى سلّة المحذوفات.',
    one: 'نُقلت صورة واحدة إلى سلّة المحذوفات.',
    two: 'نُقلت صورتان إلى سلّة المحذوفات.',
    few: 'نُقلت {n} صور إلى سلّة المحذوفات.',
    many: 'نُقلت {n} صورة إلى سلّة المحذوفات.',
    other: 'نُقلت {n} صورة إلى سلّة المحذوفات.',
  }),
  gone: 'لم تعد هذه الصورة في المكتبة.',
}

export const libraryWords = { en: english, ar: arabic }
