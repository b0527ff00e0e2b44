import type { LanguageCode } from '../languages/language.ts'
import { isLanguage } from './item-languages.ts'

const headings = {
  id: 'id key المعرف الرقم',
  kind: 'kind type section النوع القسم',
  language: 'language lang locale اللغة',
  title: 'title headline name العنوان عنوان الاسم',
  content: 'content text body body_html html article المحتوى النص نص المتن',
  excerpt: 'excerpt summary description الملخص المقتطف الوصف',
  date: 'date published published_at publish_date publication_date pubdate التاريخ تاريخ تاريخ_النشر',
  slug: 'slug handle الاسم_في_الرابط',
  address: 'address url link permalink الرابط العنوان_القديم',
  author: 'author authors الكاتب المؤلف كاتب',
  topics: 'topics topic tags tag categories category المواضيع الموضوع الوسوم التصنيفات التصنيف',
  picture: 'picture image cover photo featured_image image_url الصورة صورة الغلاف',
  alt: 'alt picture_alt image_alt النص_البديل',
  status: 'status state الحالة',
  meta_title: 'meta_title seo_title عنوان_محركات_البحث',
  meta_description: 'meta_description seo_description وصف_محركات_البحث',
} as const

export type TableField = keyof typeof headings
export type Column = { field: TableField; language: LanguageCode | undefined }

const fields = new Map(
  Object.entries(headings).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as TableField] as const),
  ),
)
const languages: Record<string, LanguageCode> = {
  arabic: 'ar',
  العربية: 'ar',
  عربي: 'ar',
  عربية: 'ar',
  بالعربية: 'ar',
  english: 'en',
  الانجليزية: 'en',
  انجليزي: 'en',
  انجليزية: 'en',
  الانكليزية: 'en',
  انكليزي: 'en',
  بالانجليزية: 'en',
}
const marksAndTatweel = /[\u064b-\u0652\u0670\u0640]/g

export const mostAboveHeadings = 10

export function columnsIn(cells: string[]): (Column | undefined)[] {
  return cells.map(columnOf)
}

export function namesTitle(columns: (Column | undefined)[]): boolean {
  return columns.some((column) => column?.field === 'title')
}

function columnOf(heading: string): Column | undefined {
  const plain = plainly(heading)
  const words = wordsIn(plain)
  const whole = fieldNamed(words)
  if (whole) return { field: whole, language: undefined }
  const [, region] = /[:( [-]([a-z]{2})[-_][a-z]{2,4}\W*$/.exec(plain) ?? []
  const last = region ?? words.at(-1) ?? ''
  const field = fieldNamed(words.slice(0, region === undefined ? -1 : -2))
  const language = Object.hasOwn(languages, last) ? languages[last] : last
  return field && language && isLanguage(language) ? { field, language } : undefined
}

export function languageNamed(text: string): string {
  const name = wordsIn(plainly(text)).join(' ')
  return Object.hasOwn(languages, name) ? (languages[name] ?? text) : text
}

function plainly(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(marksAndTatweel, '')
}

function wordsIn(plain: string): string[] {
  return plain.replace(/[إأآ]/g, 'ا').match(/[\p{L}\p{M}\d]+/gu) ?? []
}

function fieldNamed(words: string[]): TableField | undefined {
  return fields.get(words.join('_'))
}
