import { catalogue } from '../../../domain/languages/catalogue.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'
import { wordCounts } from '../../kit/words.ts'
import type { PictureWidth } from '../../../domain/media/media.ts'
import type { TextColour } from '../../../domain/rich-text/rich-text.ts'
import type { DirectionChoice } from './block-direction.ts'
export type TableAction =
  | 'rowBefore'
  | 'rowAfter'
  | 'columnBefore'
  | 'columnAfter'
  | 'headerRow'
  | 'headerColumn'
  | 'mergeOrSplit'
  | 'deleteRow'
  | 'deleteColumn'
  | 'deleteTable'

export const richTextWords = catalogue({
  en: {
    toolbar: (language: string) => `Formatting, ${language}`,
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    strike: 'Strikethrough',
    style: 'Paragraph style',
    styles: {
      paragraph: 'Paragraph',
      heading: 'Heading',
      subheading: 'Subheading',
      quote: 'Quote',
    } satisfies Record<'paragraph' | 'heading' | 'subheading' | 'quote', string>,
    clearFormatting: 'Clear formatting',
    direction: 'Text direction',
    directions: { auto: 'Automatic', ltr: 'Left to right', rtl: 'Right to left' } satisfies Record<
      DirectionChoice,
      string
    >,
    table: {
      label: 'Table',
      insert: 'Insert a table',
      size: (columns: number, rows: number) => `Columns: ${columns}, rows: ${rows}`,
      actions: {
        rowBefore: 'Add a row above',
        rowAfter: 'Add a row below',
        columnBefore: 'Add a column before',
        columnAfter: 'Add a column after',
        headerRow: 'Toggle header row',
        headerColumn: 'Toggle header column',
        mergeOrSplit: 'Merge or split cells',
        deleteRow: 'Delete the row',
        deleteColumn: 'Delete the column',
        deleteTable: 'Delete the table',
      } satisfies Record<TableAction, string>,
    },
    picture: {
      label: 'Image',
      caption: 'Caption',
      sizes: { text: 'As wide as the text', wide: 'Wide', full: 'Full' } satisfies Record<
        PictureWidth,
        string
      >,
      remove: 'Remove the image',
    },
    colour: 'Text colour',
    noColour: 'No colour',
    colours: {
      '#000000': 'Black',
      '#FF0000': 'Red',
      '#00FF00': 'Green',
      '#0000FF': 'Blue',
      '#FFFF00': 'Yellow',
      '#FF00FF': 'Magenta',
      '#00FFFF': 'Cyan',
    } satisfies Record<TextColour, string>,
    link: 'Link',
    linkAddress: 'Link address',
    linkFile: 'A file of the library',
    linkInvalid:
      'Enter an address such as https://example.com, an email address or a phone number.',
    applyLink: 'Set link',
    removeLink: 'Remove link',
    undo: 'Undo',
    redo: 'Redo',
    placeholder: 'Write here…',
    tooMuchToPaste: 'That is too much to paste at once. Paste it in parts.',
    picturesLeftOut: englishCount({
      one: '{n} image was left out. Copy it by itself, or add it from your device.',
      other: '{n} images were left out. Copy them one by one, or add them from your device.',
    }),
    words: wordCounts.en,
    minutes: englishCount({ one: '{n} min read', other: '{n} min read' }),
  },
  ar: {
    toolbar: (language) => `التنسيق، ${language}`,
    bold: 'غامق',
    italic: 'مائل',
    underline: 'مسطَّر',
    bullets: 'قائمة نقطية',
    numbers: 'قائمة مرقّمة',
    strike: 'مشطوب',
    style: 'نمط الفقرة',
    styles: { paragraph: 'فقرة', heading: 'عنوان', subheading: 'عنوان فرعي', quote: 'اقتباس' },
    clearFormatting: 'إزالة التنسيق',
    direction: 'اتجاه النصّ',
    directions: {
      auto: 'تلقائي',
      ltr: 'من اليسار إلى اليمين',
      rtl: 'من اليمين إلى اليسار',
    },
    table: {
      label: 'جدول',
      insert: 'إدراج جدول',
      size: (columns, rows) => `الأعمدة: ${columns}، الصفوف: ${rows}`,
      actions: {
        rowBefore: 'إضافة صفّ فوقه',
        rowAfter: 'إضافة صفّ تحته',
        columnBefore: 'إضافة عمود قبله',
        columnAfter: 'إضافة عمود بعده',
        headerRow: 'تبديل صفّ العناوين',
        headerColumn: 'تبديل عمود العناوين',
        mergeOrSplit: 'دمج الخلايا أو فصلها',
        deleteRow: 'حذف الصفّ',
        deleteColumn: 'حذف العمود',
        deleteTable: 'حذف الجدول',
      },
    },
    picture: {
      label: 'صورة',
      caption: 'التعليق',
      sizes: { text: 'بعرض النصّ', wide: 'واسعة', full: 'بعرض الصفحة' },
      remove: 'إزالة الصورة',
    },
    colour: 'لون النصّ',
    noColour: 'بلا لون',
    colours: {
      '#000000': 'أسود',
      '#FF0000': 'أحمر',
      '#00FF00': 'أخضر',
      '#0000FF': 'أزرق',
      '#FFFF00': 'أصفر',
      '#FF00FF': 'أرجواني',
      '#00FFFF': 'سماوي',
    },
    link: 'رابط',
    linkAddress: 'وجهة الرابط',
    linkFile: 'ملف من المكتبة',
    linkInvalid: 'أدخل رابطًا مثل https://example.com أو بريدًا إلكترونيًا أو رقم هاتف.',
    applyLink: 'إدراج الرابط',
    removeLink: 'إزالة الرابط',
    undo: 'تراجع',
    redo: 'إعادة',
    placeholder: 'اكتب هنا…',
    tooMuchToPaste: 'هذا أكبر من أن يُلصق دفعة واحدة. الصقه على أجزاء.',
    picturesLeftOut: arabicCount({
      zero: 'لم تبقَ صورة لم تُلصق.',
      one: 'بقيت صورة واحدة لم تُلصق. انسخها وحدها أو أضفها من جهازك.',
      two: 'بقيت صورتان لم تُلصقا. انسخ كلّ صورة وحدها أو أضفها من جهازك.',
      few: 'بقيت {n} صور لم تُلصق. انسخ كلّ صورة وحدها أو أضفها من جهازك.',
      many: 'بقيت {n} صورة لم تُلصق. انسخ كلّ صورة وحدها أو أضفها من جهازك.',
      other: 'بقيت {n} صورة لم تُلصق. انسخ كلّ صورة وحدها أو أضفها من جهازك.',
    }),
    words: wordCounts.ar,
    minutes: arabicCount({
      zero: 'أقلّ من دقيقة للقراءة',
      one: 'دقيقة واحدة للقراءة',
      two: 'دقيقتان للقراءة',
      few: '{n} دقائق للقراءة',
      many: '{n} دقيقة للقراءة',
      other: '{n} دقيقة للقراءة',
    }),
  },
})
