import { authorLimit, titleLimit } from '../domain/articles/article.ts'
import type { ArticleDetail, ArticleTextName } from '../domain/articles/article-fields.ts'
import { wishes } from '../domain/articles/publication.ts'
import { byLanguage, languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { givenDateLength, givenDatePattern, isInCalendar } from '../domain/articles/article-date.ts'
import { storedPrice } from '../domain/articles/stored-price.ts'
import { longestPrice, pricePattern } from '../domain/articles/price.ts'
import { richTextLimit } from '../domain/rich-text/rich-text.ts'
import { untrimmedText, storableText, text, z } from '../domain/text/schema.ts'
import { topicLimits } from '../domain/topics/topic.ts'
import { metaLimits } from '../domain/seo/seo.ts'
import type { FormOf } from './endpoint.ts'
import {
  baseRevision,
  focusField,
  fromLibrary,
  jsonField,
  minor,
  noPicture,
} from './form-fields.ts'
import { galleryFields, galleryFiles } from './gallery.ts'
import { rowId } from './shared.ts'

/** The price is in the form in which it is kept; a blank text is null. */
const price = text(longestPrice, { kind: 'price', tooLong: messages.priceInvalid })
  .regex(pricePattern, messages.priceInvalid)
  .transform((text) => storedPrice(text) || null)

const givenDate = text(givenDateLength, { tooLong: messages.dateInvalid })
  .regex(givenDatePattern, messages.dateInvalid)
  .refine(isInCalendar, messages.dateInvalid)
  .transform((text) => text || null)

export const articleTextForms = {
  title: text(titleLimit),
  content: storableText(untrimmedText(richTextLimit)).describe(
    'HTML; a picture of the library stands in it as `<figure class="text">`, `wide` or `full`',
  ),
  meta_title: text(metaLimits.meta_title).describe(
    'In search results; blank for the title and the company',
  ),
  meta_description: text(metaLimits.meta_description, { kind: 'lines' }).describe(
    'In search results; blank for the excerpt',
  ),
  author: text(authorLimit).describe('Its name; visitors see it in sections that show authors'),
} satisfies Record<ArticleTextName, z.ZodType>

export const detailForms = {
  price: price.describe(
    'Of products, in Syrian pounds; blank for none. Separators and a label are taken',
  ),
  given_date: givenDate.describe(
    'The date that visitors see, in UTC, not in the future: `2014-03-01T09:30`; blank for when it went live',
  ),
} satisfies Record<ArticleDetail, z.ZodType>

const publish = z
  .enum(wishes)
  .optional()
  .describe(
    '`no` holds what is saved back from visitors, `yes` shows it; if omitted, what is held back stays so and all else is shown',
  )

const source = languageCode
  .optional()
  .describe('The language it was made from; if omitted, the newest that was changed last')

export const sharedForm = z.strictObject({
  ...galleryFields,
  publish,
  minor,
  source,
  image: noPicture,
  image_media: fromLibrary,
  image_focus: focusField,
  ...z.strictObject(detailForms).partial().shape,
  topics: jsonField(z.array(rowId).max(topicLimits.ofArticle, messages.itemsTooMany))
    .optional()
    .describe('Ids of its topics, in every language'),
  base_revision: baseRevision,
})

/**
 * A change sets only what is sent; a blank title and content empty the language, a blank image the
 * cover.
 */
export const articleForm = sharedForm.extend(z.strictObject(articleTextForms).partial().shape)

const { title, content, meta_title, meta_description, author: authorName } = articleTextForms
/** `{ title: { ar: … } }`: what is wrong in one is named `title.ar`. */
export const articleTextsInput = z
  .strictObject({
    title: byLanguage(title),
    content: byLanguage(content),
    meta_title: byLanguage(meta_title),
    meta_description: byLanguage(meta_description),
    author: byLanguage(authorName),
  } satisfies Record<ArticleTextName, z.ZodType>)
  .partial()
  .meta({ examples: [{ title: { en: 'Opening in Hama', ar: 'افتتاح في حماة' } }] })

export const wholeArticleForm = sharedForm.extend({
  texts: jsonField(z.record(z.string(), z.unknown()), articleTextsInput)
    .default({})
    .describe('By field and language'),
})
export const newWholeArticleForm = wholeArticleForm.omit({ delete_ids: true, base_revision: true })
export const newArticleForm = articleForm.omit({ delete_ids: true, base_revision: true })
export const articleFiles = { image: 1, ...galleryFiles }
export type WholeArticleForm = FormOf<typeof wholeArticleForm, typeof articleFiles>
