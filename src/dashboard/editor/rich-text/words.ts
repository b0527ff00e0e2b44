import { arabicCount, englishCount } from '../../app/locale/counts.ts'
import type { TextColour } from '../../../domain/rich-text.ts'

type Count = (count: number) => string

export type RichTextWords = {
  toolbar: (language: string) => string
  bold: string
  italic: string
  underline: string
  bullets: string
  numbers: string
  strike: string
  style: string
  styles: Record<'paragraph' | 'heading' | 'subheading' | 'quote', string>
  clearFormatting: string
  colour: string
  noColour: string
  colours: Record<TextColour, string>
  link: string
  linkAddress: string
  linkInvalid: string
  applyLink: string
  removeLink: string
  undo: string
  redo: string
  placeholder: string
  words: Count
  minutes: (count: number) => string
}

const english: RichTextWords = {
  toolbar: (language) => `Formatting, ${language}`,
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bullets: 'Bullet list',
  numbers: 'Numbered list',
  strike: 'Strikethrough',
  style: 'Paragraph style',
  styles: {
    paragraph: 'Text',
    heading: 'Heading',
    subheading: 'Subheading',
    quote: 'Quote',
  },
  clearFormatting: 'Clear formatting',
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
  },
  link: 'Link',
  linkAddress: 'Address of the link',
  linkInvalid: 'Enter an address such as https://example.com, an e-mail address or a phone number.',
  applyLink: 'Set link',
  removeLink: 'Remove link',
  undo: 'Undo',
  redo: 'Redo',
  placeholder: 'Write here…',
  words: englishCount({ one: '{n} word', other: '{n} words' }),
  minutes: englishCount({ one: '{n} minute to read', other: '{n} minutes to read' }),
}

const arabic: RichTextWords = {
  toolbar: (language) => `التنسيق، ${language}`,
  bold: 'غامق',
  italic: 'مائل',
  underline: 'تسطير',
  bullets: 'قائمة نقطية',
  numbers: 'قائمة مرقّمة',
  strike: 'يتوسّطه خط',
  style: 'نمط الفقرة',
  styles: { paragraph: 'نصّ', heading: 'عنوان', subheading: 'عنوان فرعي', quote: 'اقتباس' },
  clearFormatting: 'إزالة التنسيق',
  colour: 'لون النص',
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
  linkAddress: 'عنوان الرابط',
  linkInvalid: 'أدخل عنوانًا مثل https://example.com أو بريدًا إلكترونيًا أو رقم هاتف.',
  applyLink: 'تثبيت الرابط',
  removeLink: 'إزالة الرابط',
  undo: 'تراجع',
  redo: 'إعادة',
  placeholder: 'اكتب هنا…',
  words: arabicCount({
    zero: 'لا كلمات',
    one: 'كلمة واحدة',
    two: 'كلمتان',
    few: '{n} كلمات',
    many: '{n} كلمة',
    other: '{n} كلمة',
  }),
  minutes: arabicCount({
    zero: 'أقلّ من دقيقة قراءة',
    one: 'دقيقة قراءة واحدة',
    two: 'دقيقتا قراءة',
    few: '{n} دقائق قراءة',
    many: '{n} دقيقة قراءة',
    other: '{n} دقيقة قراءة',
  }),
}

export const richTextWords = { en: english, ar: arabic }
