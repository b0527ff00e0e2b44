import { boardStates } from '../domain/articles/article-states.ts'
import { relatedCounts } from '../domain/articles/article.ts'
import type { ArticleDetail, ArticleTextName } from '../domain/articles/article-fields.ts'
import { dateStates, listStates, textStates } from '../domain/articles/publication.ts'
import { languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { numberParameter, pageNumber, searchQuery } from '../domain/search/page-parameters.ts'
import { maxPageSize, pageSizes } from '../domain/search/pagination.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'
import { galleryItem, imageAddress, publicGalleryItem } from './gallery.ts'
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
import {
  articleForm,
  wholeArticleForm,
  newWholeArticleForm,
  newArticleForm,
  articleFiles,
} from './article-forms.ts'
import { textPublication, publicationChange } from './publication.ts'
import { review } from './reviews.ts'
import { ledger } from './ledger.ts'

const topicId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, messages.numberInvalid)
  .transform(Number)
const topicFilter = z
  .string()
  .regex(/^(none|[1-9]\d{0,8})$/, messages.numberInvalid)
  .transform((text) => (text === 'none' ? ('none' as const) : Number(text)))

const articleFilter = listPage.extend({
  missing: languageCode.optional(),
  state: z.enum(listStates).optional(),
  in: languageCode.optional(),
  topic: topicFilter.optional(),
  q: searchQuery.default(''),
  reader: languageCode.optional(),
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

const coveredArticle = z
  .strictObject({
    title: z
      .string()
      .meta({ description: 'In another language where the reader’s has none', examples: ['Hama'] }),
    states: z
      .record(z.string(), z.array(z.enum(boardStates)))
      .describe('All that hold, by language; complete texts have none'),
  })
  .meta({ id: 'CoveredArticle', description: 'What the list of a reader shows of all languages.' })
export type CoveredArticle = z.infer<typeof coveredArticle>

const topicLink = z
  .strictObject({ id: rowId, name: z.string(), slug: z.string() })
  .meta({ id: 'TopicLink', examples: [{ id: 1, name: 'Irrigation', slug: 'irrigation' }] })

export const publicArticle = inLanguage
  .extend({
    updated_at: timestamp.describe('The last change that visitors see in this language'),
    gallery: z.array(publicGalleryItem),
    ...otherTexts,
    slug: z
      .string()
      .optional()
      .describe('Stands for the id in the address of its page, where addresses can be read'),
    topics: z.array(topicLink).optional().describe('Absent where it has none'),
    excerpt: z.string().meta({
      description: 'First 100 characters of the text',
      examples: ['Our workshop by the norias.'],
    }),
  })
  .meta({ id: 'ReadableArticle', description: 'An article in one language.' })
export type PublicArticle = z.infer<typeof publicArticle>

export const wholeArticle = forStaff
  .extend({
    texts: z.record(z.string(), articleText.extend(otherTexts)).describe('By language'),
    published_at: timestamp.nullable().describe('When a language first went live'),
    publication: z
      .record(z.string(), textPublication)
      .describe('By language; blank ones are absent'),
    pictures_waiting: z
      .boolean()
      .describe('What all languages share is newer than what visitors see'),
    topics: z.array(rowId),
    ledger,
    reviews: z.array(review).describe('Texts that a colleague is asked to look at'),
    revision: revisionNumber,
  })
  .meta({ id: 'WholeArticle', description: 'An article in all languages.' })
export type WholeArticle = z.infer<typeof wholeArticle>

const publicArticles = z.strictObject({ articles: z.array(publicArticle) })
const savedArticle = (message: string) =>
  z.strictObject({ message: sentence(message), article: wholeArticle })

export const publicArticleEndpoints = {
  'GET /sections/:section/keys/articles/articles/:language': {
    summary: 'List articles titled in a language, newest first',
    access: 'anyone',
    query: z.strictObject({
      page: pageNumber,
      topic: topicId.optional(),
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

const articleList = z.strictObject({
  articles: z
    .record(z.string(), z.array(articleListItem))
    .describe('By language. For a `reader`, in that language alone'),
  coverage: z
    .array(coveredArticle)
    .optional()
    .describe('For a `reader`, of each article in the same order'),
})
export type ArticleList = z.infer<typeof articleList>

export const articleEndpoints = {
  'GET /sections/:section/keys/articles/articles': {
    summary: 'List articles in all languages, newest first',
    access: 'editor',
    query: articleFilter,
    response: z.strictObject({
      content: articleList,
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
    errors: ['incomplete'],
  },
  'PATCH /sections/:section/keys/articles/articles/:id': {
    summary: 'Update an article in several languages (all or nothing)',
    access: 'editor',
    form: wholeArticleForm,
    files: articleFiles,
    response: savedArticle(messages.articleUpdated).extend({ trash_ids: trashIds }),
    document: wholeArticle,
    errors: ['conflict', 'incomplete'],
  },
  'POST /sections/:section/keys/articles/articles/:id/publication': {
    summary:
      'Publish languages of an article or take them off the site, now or at a date, or take that back',
    access: 'editor',
    json: publicationChange,
    response: savedArticle(messages.articlePublished),
    document: wholeArticle,
    errors: ['conflict', 'untitled', 'nothing-held', 'incomplete'],
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
    errors: ['incomplete'],
  },
  'POST /sections/:section/keys/articles/articles/:language/:id': {
    summary: 'Update an article in one language (blank title and content empty it)',
    access: 'editor',
    form: articleForm,
    files: articleFiles,
    response: savedArticle(messages.articleUpdated).extend({ trash_id: possibleTrashId }),
    document: wholeArticle,
    errors: ['conflict', 'incomplete'],
  },
  'DELETE /sections/:section/keys/articles/articles/:id': {
    summary: 'Delete an article in all languages',
    access: 'editor',
    response: z.strictObject({ message: sentence(messages.articleDeleted), trash_id: trashId }),
    errors: ['conflict'],
  },
} satisfies Endpoints
