import { authorLimit, relatedCounts, titleLimit } from '../domain/articles/article.ts'
import type { ArticleDetail, ArticleTextName } from '../domain/articles/article-fields.ts'
import {
  dateStates,
  listStates,
  missedReasons,
  publicationActions,
  textStates,
  wishes,
} from '../domain/articles/publication.ts'
import { marks } from '../domain/documents/ledger.ts'
import { byLanguage, languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { givenDateLength, givenDatePattern, isInCalendar } from '../domain/articles/article-date.ts'
import { storedPrice } from '../domain/articles/stored-price.ts'
import { longestPrice, pricePattern } from '../domain/articles/price.ts'
import { numberParameter, pageNumber, searchQuery } from '../domain/search/page-parameters.ts'
import { maxPageSize, pageSizes } from '../domain/search/pagination.ts'
import { richTextLimit } from '../domain/rich-text/rich-text.ts'
import { untrimmedText, storableText, text, z } from '../domain/text/schema.ts'
import { timeZone, wallTime } from '../domain/wall-clock-input.ts'
import { metaLimits } from '../domain/seo/seo.ts'
import type { Endpoints, FormOf } from './endpoint.ts'
import {
  baseRevision,
  baseRevisionNumber,
  focusField,
  fromLibrary,
  jsonField,
  noPicture,
} from './form-fields.ts'
import {
  galleryFields,
  galleryFiles,
  galleryItem,
  imageAddress,
  publicGalleryItem,
} from './gallery.ts'
import {
  author,
  cover,
  listPage,
  pagination,
  possibleTrashId,
  revisionNumber,
  rowId,
  sentence,
  timestamp,
  trashId,
  trashIds,
} from './shared.ts'

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

const minor = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional()
  .describe('A small correction puts no other language behind')

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
const newWholeArticleForm = wholeArticleForm.omit({ delete_ids: true, base_revision: true })
const newArticleForm = articleForm.omit({ delete_ids: true, base_revision: true })
const articleFiles = { image: 1, ...galleryFiles }
export type WholeArticleForm = FormOf<typeof wholeArticleForm, typeof articleFiles>

const articleFilter = listPage.extend({
  missing: languageCode.optional(),
  state: z.enum(listStates).optional(),
  in: languageCode.optional(),
  q: searchQuery.default(''),
})

const articleText = z
  .strictObject({
    title: z.string().meta({ examples: ['Opening in Hama'] }),
    content: z.string().meta({
      description:
        'HTML from the allow-list; where visitors read it, with alt texts and sizes of the pictures in it, whose addresses begin at the site’s origin',
      examples: ['<p>Our workshop by the <strong>norias</strong>.</p>'],
    }),
  })
  .meta({ id: 'ArticleText', description: 'Blank where the language is missing.' })

const otherTexts = {
  meta_title: z.string().optional(),
  meta_description: z.string().optional(),
  author: z.string().optional(),
} satisfies Record<Exclude<ArticleTextName, 'title' | 'content'>, z.ZodType>

const details = {
  price: z
    .string()
    .nullable()
    .meta({ description: 'Of products, in Syrian pounds', examples: ['1250.50'] }),
  given_date: z
    .string()
    .nullable()
    .meta({
      description: 'Dates it for visitors, in UTC; null for when it went live',
      examples: ['2014-03-01T09:30'],
    }),
} satisfies Record<ArticleDetail, z.ZodType>
const { given_date, ...publicDetails } = details

const inLanguage = articleText.extend({
  id: rowId,
  image: imageAddress,
  picture: cover.nullable(),
  ...publicDetails,
  created_at: timestamp,
})
const forStaff = inLanguage.extend({ given_date, gallery: z.array(galleryItem) })

const articleListItem = forStaff
  .extend({
    state: z.enum(textStates).describe('Where its text in this language is'),
    date_state: z
      .enum(dateStates)
      .nullable()
      .describe('`missed` did not go live in time; null where no date is set'),
    behind: z.boolean().describe('Another language has a newer text'),
    changed: z
      .strictObject({ by: author, at: timestamp })
      .nullable()
      .describe('The last save; null if unknown'),
  })
  .meta({ id: 'Article', description: 'A list row: an article in one language.' })
export type ArticleListItem = z.infer<typeof articleListItem>

export const publicArticle = inLanguage
  .extend({
    updated_at: timestamp.describe('The last change that visitors see in this language'),
    gallery: z.array(publicGalleryItem),
    ...otherTexts,
    slug: z
      .string()
      .optional()
      .describe('Stands for the id in the address of its page, where addresses can be read'),
    excerpt: z.string().meta({
      description: 'First 100 characters of the text',
      examples: ['Our workshop by the norias.'],
    }),
  })
  .meta({ id: 'ReadableArticle', description: 'An article in one language.' })
export type PublicArticle = z.infer<typeof publicArticle>

const date = z.strictObject({
  at: wallTime,
  time_zone: timeZone,
  instant: timestamp,
})

const textPublication = z
  .strictObject({
    state: z.enum(textStates),
    live_since: timestamp.nullable(),
    changed_at: timestamp.nullable().describe('The last change that visitors see'),
    publish_at: date.nullable().describe('When what is saved then goes live'),
    unpublish_at: date.nullable().describe('When it leaves the site'),
    missed: date
      .extend({ reason: z.enum(missedReasons) })
      .nullable()
      .describe('Did not go live then; publishing or cancelling clears it'),
  })
  .meta({ id: 'TextPublication' })

const ledger = z
  .record(
    z.string(),
    z
      .strictObject({
        edition: z.int(),
        behind: z.boolean(),
        newer: z.array(z.string()).describe('Languages with the newest edition, if it is behind'),
        source: z.string().nullable().describe('The language it was made from'),
      })
      .meta({ id: 'LedgerEntry' }),
  )
  .meta({
    description: 'By text: which is behind another language',
    examples: [{ 'title.ar': { edition: 1, behind: true, newer: ['en'], source: 'en' } }],
  })
export type LedgerResponse = z.infer<typeof ledger>

const wholeArticle = forStaff
  .extend({
    texts: z.record(z.string(), articleText.extend(otherTexts)).describe('By language'),
    published_at: timestamp.nullable().describe('When a language first went live'),
    publication: z
      .record(z.string(), textPublication)
      .describe('By language; blank ones are absent'),
    pictures_waiting: z
      .boolean()
      .describe('What all languages share is newer than what visitors see'),
    ledger,
    revision: revisionNumber,
  })
  .meta({ id: 'WholeArticle', description: 'An article in all languages.' })
export type WholeArticle = z.infer<typeof wholeArticle>

const publicationChange = z
  .strictObject({
    action: z
      .enum([...publicationActions, 'cancel'])
      .describe('`discard` goes back to what visitors read, `cancel` takes dates back'),
    languages: z.array(languageCode).max(100),
    at: wallTime
      .optional()
      .describe('`publish` and `unpublish` happen then, on the clock of the site, instead of now'),
    pictures: z
      .boolean()
      .default(false)
      .describe('What all languages share goes back, too; whatever is published takes it along'),
    base_revision: baseRevisionNumber,
  })
  .refine(({ action, at }) => at === undefined || action === 'publish' || action === 'unpublish', {
    path: ['at'],
    error: messages.invalidInput,
  })
  .refine(({ languages, at }) => at === undefined || languages.length > 0, {
    path: ['languages'],
    error: messages.invalidInput,
  })
  .meta({ examples: [{ action: 'publish', languages: ['ar', 'en'], base_revision: 3 }] })

const ledgerChange = z
  .strictObject({
    texts: z
      .array(z.strictObject({ language: languageCode, field: z.string().max(100) }))
      .min(1)
      .max(100),
    mark: z
      .enum(marks)
      .describe('`right` makes the texts current, `lead` puts the other languages behind them'),
    base_revision: baseRevisionNumber,
  })
  .meta({
    examples: [{ texts: [{ language: 'ar', field: 'title' }], mark: 'right', base_revision: 3 }],
  })

const publicArticles = z.strictObject({ articles: z.array(publicArticle) })
const savedArticle = (message: string) =>
  z.strictObject({ message: sentence(message), article: wholeArticle })

export const publicArticleEndpoints = {
  'GET /sections/:section/keys/articles/articles/:language': {
    summary: 'List articles titled in a language, newest first',
    access: 'anyone',
    query: z.strictObject({
      page: pageNumber,
      per_page: numberParameter(maxPageSize, pageSizes.list),
    }),
    response: publicArticles.extend({ pagination }),
  },
  'GET /sections/:section/keys/articles/articles/:language/related/:id': {
    summary: 'List related articles',
    access: 'anyone',
    query: z.strictObject({ count: numberParameter(maxPageSize, relatedCounts.posts) }),
    response: publicArticles,
  },
  'GET /sections/:section/keys/articles/articles/:language/:id': {
    summary: 'Get an article in one language',
    access: 'anyone',
    response: z.strictObject({ article: publicArticle }),
  },
} satisfies Endpoints

export const articleEndpoints = {
  'GET /sections/:section/keys/articles/articles': {
    summary: 'List articles in all languages, newest first',
    access: 'editor',
    query: articleFilter,
    response: z.strictObject({
      content: z.strictObject({
        articles: z.record(z.string(), z.array(articleListItem)).describe('By language'),
      }),
      pagination,
    }),
  },
  'GET /:section/keys/articles/articles/:id/:language': {
    summary: 'Get an article in all languages',
    access: 'editor',
    response: z.strictObject({ article: wholeArticle }),
  },
  'POST /sections/:section/keys/articles/articles': {
    summary: 'Create an article in several languages (all or nothing)',
    access: 'editor',
    form: newWholeArticleForm,
    files: articleFiles,
    status: 201,
    response: savedArticle(messages.articleCreated),
  },
  'PATCH /sections/:section/keys/articles/articles/:id': {
    summary: 'Update an article in several languages (all or nothing)',
    access: 'editor',
    form: wholeArticleForm,
    files: articleFiles,
    response: savedArticle(messages.articleUpdated).extend({ trash_ids: trashIds }),
    document: wholeArticle,
    errors: ['conflict'],
  },
  'POST /sections/:section/keys/articles/articles/:id/publication': {
    summary:
      'Publish languages of an article or take them off the site, now or at a date, or take that back',
    access: 'editor',
    json: publicationChange,
    response: savedArticle(messages.articlePublished),
    document: wholeArticle,
    errors: ['conflict', 'untitled', 'nothing-held'],
  },
  'POST /sections/:section/keys/articles/articles/:id/ledger': {
    summary: 'Mark texts of an article as up to date, or as ahead of the other languages',
    access: 'editor',
    json: ledgerChange,
    response: z.strictObject({
      message: sentence(messages.textIsRight),
      revision: revisionNumber,
      ledger,
    }),
    document: wholeArticle,
    errors: ['conflict'],
  },
  'POST /sections/:section/keys/articles/articles/:id/duplicate': {
    summary: 'Copy an article in all languages; visitors do not see the copy until it is published',
    access: 'editor',
    status: 201,
    response: savedArticle(messages.articleCreated),
  },
  'POST /sections/:section/keys/articles/articles/:language': {
    summary: 'Create an article in one language',
    access: 'editor',
    form: newArticleForm,
    files: articleFiles,
    status: 201,
    response: savedArticle(messages.articleCreated),
  },
  'POST /sections/:section/keys/articles/articles/:language/:id': {
    summary: 'Update an article in one language (blank title and content empty it)',
    access: 'editor',
    form: articleForm,
    files: articleFiles,
    response: savedArticle(messages.articleUpdated).extend({ trash_id: possibleTrashId }),
    document: wholeArticle,
    errors: ['conflict'],
  },
  'DELETE /sections/:section/keys/articles/articles/:id': {
    summary: 'Delete an article in all languages',
    access: 'editor',
    response: z.strictObject({ message: sentence(messages.articleDeleted), trash_id: trashId }),
    errors: ['conflict'],
  },
} satisfies Endpoints
