import {
  coverField,
  optionalField,
  type PartsOf,
  textsField,
} from '../documents/document-fields.ts'
import { topicsField } from './article-topics.ts'
import { galleryField, isItemTitle } from '../gallery/gallery.ts'
import { blankMeta, type MetaTexts } from '../seo/seo.ts'
import { ledgerField } from '../documents/ledger.ts'
import { publicationField } from './publication.ts'

export const blankText = { title: '', content: '' }
export const articleTexts = { ...blankText, ...blankMeta, author: '' }
export type ArticleTexts = typeof articleTexts
export type ArticleText = typeof blankText & Partial<ArticleTexts>
export type ArticleTextName = keyof ArticleTexts
export const articleTextNames = Object.keys(articleTexts) as ArticleTextName[]
/** Its page and its form show these; search results say the others. */
export type ShownText = Exclude<ArticleTextName, keyof MetaTexts>
export const shownTextNames = articleTextNames.filter(isShown)

const details = {
  /** The price is in Syrian pounds: `1250.50`. */
  price: optionalField<string>('price'),
  /** Stands for the date of going live: `2014-03-01T09:30`. */
  given_date: optionalField<string>('given_date'),
}
export type ArticleDetails = PartsOf<typeof details>
export type ArticleDetail = keyof ArticleDetails
export const detailNames = Object.keys(details) as ArticleDetail[]
export const productDetails: readonly ArticleDetail[] = ['price']

export const articleFields = {
  cover: coverField('image'),
  ...details,
  gallery: galleryField,
  topics: topicsField,
  publication: publicationField,
  ledger: ledgerField,
  texts: textsField<ArticleText>(writtenText),
}

/** Its texts in the ledger of languages. */
export function isLedgerText(field: string): boolean {
  return field in articleTexts || isItemTitle(field)
}

function isShown(name: ArticleTextName): name is ShownText {
  return !(name in blankMeta)
}

export function writtenText(text: Partial<ArticleTexts>): ArticleText {
  const written = articleTextNames.filter((name) => text[name])
  return { ...blankText, ...Object.fromEntries(written.map((name) => [name, text[name]])) }
}

/** Forms have '' for a detail that is missing. */
export type WrittenDetails = Record<ArticleDetail, string>
export function writtenDetails(details: Partial<ArticleDetails> = {}): WrittenDetails {
  const written = detailNames.map((name) => [name, details[name] ?? ''])
  return Object.fromEntries(written) as WrittenDetails
}
