import { articleSections } from '../domain/articles/article.ts'
import { blockKinds, articleCounts, grounds, sides } from '../domain/pages/block.ts'
import { pictureWidths } from '../domain/media/media.ts'
import { messages } from '../domain/messages.ts'
import { linkTarget } from '../domain/navigation/navigation-input.ts'
import { newPage, pageInput } from '../domain/pages/page-input.ts'
import { searchQuery } from '../domain/search/page-parameters.ts'
import { pageStatuses } from '../domain/pages/page.ts'
import { z } from '../domain/text/schema.ts'
import { version } from './files.ts'
import type { Endpoints } from './endpoint.ts'
import { minorFlag } from './form-fields.ts'
import {
  author,
  cover,
  leadingLinks,
  listPage,
  pagination,
  revisionNumber,
  rowId,
  sentence,
  timestamp,
  trashId,
} from './shared.ts'

const text = z.string()
const texts = z.record(z.string(), text)
const link = linkTarget.nullable().describe('Where it leads')

const item = z.strictObject({
  id: z.string(),
  picture: cover.nullable().optional(),
  youtube: z.string().optional().describe('Id of the video'),
  phone: z.string().optional(),
  email: z.string().optional(),
  file: z.string().optional().describe('Id in the library of files'),
  starts: text.optional().describe('Of an event; a date alone is a whole day'),
  ends: text.nullable().optional(),
  link: link.optional(),
})
const blockFields = {
  kind: z.enum(blockKinds),
  picture: cover.nullable().optional(),
  width: z.enum(pictureWidths).optional(),
  side: z.enum(sides).optional(),
  link: link.optional(),
  ground: z.enum(grounds).optional(),
  youtube: z.string().optional().describe('Id of the video'),
  form: rowId.nullable().optional().describe('Id of a form'),
  section: z.enum(articleSections).optional(),
  count: z.literal(articleCounts).optional(),
}
const block = z
  .strictObject({ ...blockFields, items: z.array(item).optional() })
  .meta({ id: 'Block', description: 'What all languages share of a block.' })
export type BlockResponse = z.infer<typeof block>

const alt = z
  .string()
  .optional()
  .meta({ description: 'What the library says it shows', examples: ['A noria by the river'] })
const describedPicture = cover.extend({ alt }).meta({ id: 'DescribedPicture' }).nullable()

const offeredFile = version
  .omit({ preview: true })
  .extend({ language: z.string().meta({ examples: ['en'] }) })
  .meta({ id: 'OfferedFile', description: 'The version that its visitors get of a file.' })

const publicBlock = z
  .strictObject({
    ...blockFields,
    picture: describedPicture.optional(),
    id: z.string(),
    texts: texts.describe('By field; a blank caption is that of the library'),
    items: z
      .array(
        item.extend({
          texts,
          picture: describedPicture.optional(),
          offered: offeredFile.optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'ReadableBlock', description: 'A block in one language.' })

const slugs = texts.describe('Its own in each language that has it').meta({
  examples: [{ en: 'about-us', ar: 'من-نحن' }],
})

const listed = z.strictObject({
  id: rowId,
  title: texts.describe('By language'),
  slugs,
  status: z.enum(pageStatuses),
  listed: z.boolean().describe('Offered to search engines'),
  in_menus: z.boolean(),
  unwritten: z
    .array(z.string())
    .describe('The languages in which it still holds what a template asks for'),
  changed: z
    .strictObject({ by: author, at: timestamp })
    .nullable()
    .describe('The last save; null if unknown'),
})
export type PageListItem = z.infer<typeof listed>

export const page = z
  .strictObject({
    id: rowId,
    status: z.enum(pageStatuses),
    listed: z.boolean(),
    image: cover.nullable(),
    order: z.array(z.string()).describe('Ids of its blocks'),
    blocks: z.record(z.string(), block),
    texts: z
      .record(z.string(), texts)
      .describe('By language: `title`, `slug`, `lead`, `heading:{id}` …; none is blank'),
    slugs,
    created_at: timestamp,
    updated_at: timestamp,
    revision: revisionNumber,
  })
  .meta({ id: 'Page', description: 'A page in all languages.' })
export type PageResponse = z.infer<typeof page>

const publicPage = z
  .strictObject({
    id: rowId,
    title: text,
    lead: text,
    image: cover.nullable(),
    blocks: z.array(publicBlock),
    slugs,
    updated_at: timestamp,
  })
  .meta({ id: 'ReadablePage', description: 'A page in one language.' })
export type PublicPage = z.infer<typeof publicPage>

export const publicPageEndpoints = {
  'GET /public/pages/:language/:slug': {
    summary: 'Get a page in one language',
    access: 'anyone',
    response: z.strictObject({ page: publicPage }),
  },
} satisfies Endpoints

const savedPage = (message: string) => z.strictObject({ message: sentence(message), page })

export const pageEndpoints = {
  'GET /pages': {
    summary: 'List pages, the home page first',
    access: 'editor',
    query: listPage.extend({
      status: z.enum(pageStatuses).optional(),
      q: searchQuery.default('').describe('Words of a title or of what is beneath it'),
    }),
    response: z.strictObject({ pages: z.array(listed), pagination }),
  },
  'GET /pages/:id': {
    summary: 'Get a page in all languages (`home`: the home page)',
    access: 'editor',
    response: z.strictObject({ page }),
  },
  'GET /pages/:id/links': {
    summary: 'Find what leads to a page',
    access: 'editor',
    response: leadingLinks,
  },
  'POST /pages': {
    summary: 'Create a page',
    access: 'editor',
    json: newPage,
    status: 201,
    response: savedPage(messages.pageCreated),
    errors: ['address-taken'],
  },
  'POST /pages/:id': {
    summary: 'Update a page: changed values only',
    access: 'editor',
    json: pageInput.extend({
      minor: minorFlag,
      base_revision: z.int32().nonnegative().optional(),
    }),
    response: savedPage(messages.pageUpdated),
    document: page,
    errors: ['conflict', 'address-taken'],
  },
  'POST /pages/:id/duplicate': {
    summary: 'Copy a page in all languages; visitors do not see the copy until it is published',
    access: 'editor',
    status: 201,
    response: savedPage(messages.pageCreated),
  },
  'DELETE /pages/:id': {
    summary: 'Delete a page in all languages',
    access: 'editor',
    response: z.strictObject({ message: sentence(messages.pageDeleted), trash_id: trashId }),
    errors: ['conflict'],
  },
  'POST /pages/home/reset': {
    summary: 'Give the home page its original order and blocks',
    access: 'editor',
    response: savedPage(messages.contentReset).extend({ trash_id: trashId.nullable() }),
    errors: ['conflict'],
  },
} satisfies Endpoints
