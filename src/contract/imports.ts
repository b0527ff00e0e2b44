import { messages } from '../domain/messages.ts'
import {
  arrivals,
  type Brought,
  fileRoles,
  importActions,
  importLimits,
  importStates,
  movedDestinations,
  phases,
  tableEncodings,
} from '../domain/moving/import-run.ts'
import { listedGrades } from '../domain/moving/listed-pairs.ts'
import { perSecondLimits } from '../domain/moving/old-site.ts'
import { outcomes } from '../domain/moving/report.ts'
import { numberParameter, pageNumber, searchQuery } from '../domain/search/page-parameters.ts'
import { maxPageSize, pageSizes } from '../domain/search/pagination.ts'
import { requiredText, text, z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'
import { author, idParameter, listPage, pagination, rowId, sentence, timestamp } from './shared.ts'

const count = z
  .int()
  .nonnegative()
  .meta({ examples: [161] })
const partNumber = z
  .int()
  .positive()
  .meta({ examples: [2] })
const missing = z.array(partNumber).describe('Numbers of parts that are still to be sent, from 1')
const kind = z.string().meta({ examples: ['Case-Study'] })
const destination = z.enum(movedDestinations)
const destinations = z
  .record(requiredText(importLimits.kind, messages.fieldRequired), destination.nullable())
  .refine((kinds) => Object.keys(kinds).length <= importLimits.kinds, messages.itemsTooMany)
  .describe('By kind, beside the usual ones; null leaves a kind out')
  .meta({ examples: [{ 'Case-Study': 'business' }] })

const oldSite = z.strictObject({
  fetch: z.boolean().describe('Fetch pictures from it that no file brings'),
  ask: z.boolean().describe('Ask it which pages belong together'),
  per_second: z
    .int()
    .min(perSecondLimits.least)
    .max(perSecondLimits.most)
    .describe('Requests a second')
    .meta({ examples: [perSecondLimits.usual] }),
})
const encoding = z.enum(tableEncodings)

const importFile = z
  .strictObject({
    id: rowId,
    role: z.enum(fileRoles),
    name: z.string().meta({ examples: ['pumps.wordpress.xml'] }),
    bytes: z
      .int()
      .positive()
      .meta({ examples: [12_582_912] }),
    part_bytes: z
      .int()
      .positive()
      .describe('Of each part but the last')
      .meta({ examples: [importLimits.part] }),
    missing,
  })
  .meta({ id: 'ImportFile', description: 'A file of a run, sent in parts.' })
export type ImportFileResponse = z.infer<typeof importFile>

const staying = z.strictObject({
  title: z.string().meta({ examples: ['Opening in Hama'] }),
  here: z
    .string()
    .describe('Its address in the dashboard')
    .meta({ examples: ['/dashboard/blog/7'] }),
  reason: z.string().meta({ examples: ['It was changed or published here since.'] }),
})

const importRun = z
  .strictObject({
    id: rowId,
    name: z.string().describe('As it was given; or blank'),
    source: z
      .string()
      .describe('The old site; blank until its file was read')
      .meta({ examples: ['pumps.example'] }),
    state: z.enum(importStates),
    actions: z.array(z.enum(importActions)).describe('Those that are possible now'),
    can_be_taken_back: z.boolean(),
    done: count.describe('Texts of this step that are done'),
    total: count.describe('Texts of this step; 0 until that is known'),
    outcomes: z
      .strictObject({ taken_in: count, changed: count, unchanged: count, left_out: count })
      .describe('Items of the report; of the trial until the run was started'),
    kinds: z
      .array(
        z.strictObject({
          kind,
          count,
          destination: destination.nullable().describe('Or left out'),
        }),
      )
      .describe('What the trial found'),
    destinations,
    lacks_wpml_table: z
      .boolean()
      .describe('Its texts were translated by WPML, whose table (role `languages`) is not there'),
    is_ours: z
      .boolean()
      .describe('An export of this program: partners, home page and settings are shown at once'),
    encoding: encoding
      .nullable()
      .describe('In which a table is read; null for the one that it seems to have')
      .meta({ examples: [null] }),
    arrive: z.enum(arrivals).describe('How it was asked to arrive'),
    old_site: oldSite.extend({
      hosts: z
        .array(z.string())
        .describe('What the file names: nothing else is asked')
        .meta({ examples: [['pumps.example']] }),
    }),
    phase: z.enum(phases).describe('Publishing is the last of a run that arrives published'),
    published: count.describe('Texts that the run has published'),
    library_files: count.describe('Files that the run has brought into the library'),
    files: z.array(importFile),
    failure: z
      .string()
      .nullable()
      .describe('Why it failed')
      .meta({ examples: [null] }),
    staying: z.array(staying).describe('What was left when the run was taken back'),
    started_by: author,
    started_at: timestamp,
    changed_at: timestamp.describe('When its state changed last'),
    ended_at: timestamp.nullable(),
  })
  .meta({ id: 'Import', description: 'A run that moves in the content of another site.' })
export type ImportResponse = z.infer<typeof importRun>

const numberInReport = z
  .int()
  .positive()
  .describe('Its number in the file')
  .meta({ examples: [12] })

const item = z
  .strictObject({
    n: numberInReport,
    kind,
    language: z.string().meta({ examples: ['ar'] }),
    title: z.string().meta({ examples: ['افتتاح في حماة'] }),
    address: z
      .string()
      .describe('At the old site')
      .meta({ examples: ['https://pumps.example/ar/opening'] }),
    outcome: z.enum(outcomes),
    reasons: z.array(z.string()).describe('Sentences in English'),
    here: z
      .string()
      .describe('Its address in the dashboard; or blank')
      .meta({ examples: ['/dashboard/blog/7'] }),
  })
  .meta({ id: 'ImportItem', description: 'A line of the report.' })
export type ImportItemResponse = z.infer<typeof item>

const textOfPair = z.strictObject({
  n: numberInReport,
  kind,
  language: item.shape.language,
  title: item.shape.title,
  address: item.shape.address,
  dated_at: timestamp.nullable(),
})

const pair = z
  .strictObject({
    grade: z
      .enum(listedGrades)
      .describe(
        'How surely they are one text; `chosen`: a person alone says so; `none`: a text alone',
      ),
    is_joined: z.boolean(),
    is_told_by_site: z.boolean().describe('Both pages of the old site say that they are one text'),
    one: textOfPair,
    other: textOfPair.nullable(),
  })
  .meta({ id: 'ImportPair', description: 'Two texts of the trial that are one, or may be.' })
export type ImportPairResponse = z.infer<typeof pair>

const pairFilter = z.strictObject({
  grade: z.enum(listedGrades).optional(),
  of: idParameter.optional(),
  q: searchQuery.default(''),
  page: pageNumber,
  limit: numberParameter(maxPageSize, pageSizes.dashboard),
})

const pairsOfNumbers = z
  .array(z.strictObject({ one: numberInReport, other: numberInReport }))
  .max(importLimits.pairs, messages.itemsTooMany)
  .default([])

const takingBack = z.strictObject({
  brought: z
    .strictObject({
      articles: count,
      pages: count,
      changes: count,
      topics: count,
      pictures: count,
      partners: count,
      files: count,
      forms: count,
      redirects: count,
      settings: count,
    } satisfies Record<keyof Brought, z.ZodType>)
    .describe('What would go'),
  staying: z.array(staying),
})

const itemFilter = z.strictObject({
  outcome: z.enum(outcomes).optional(),
  q: searchQuery.default('').describe('Part of a title or an address'),
  page: pageNumber,
  limit: numberParameter(maxPageSize, pageSizes.dashboard),
})

const answer = z.strictObject({ import: importRun })

export const importEndpoints = {
  'GET /imports': {
    summary: 'List runs that move in another site, newest first',
    access: 'admin',
    query: listPage,
    response: z.strictObject({ imports: z.array(importRun), pagination }),
  },
  'POST /imports': {
    summary: 'Begin to move in another site',
    access: 'admin',
    json: z.strictObject({ name: text(importLimits.name).default('') }),
    status: 201,
    response: answer,
    errors: ['move-in-progress'],
  },
  'GET /imports/:id': {
    summary: 'See how a run goes',
    access: 'admin',
    response: answer,
  },
  'PATCH /imports/:id': {
    summary: 'Choose where kinds go, how a table is read, and what the old site is asked for',
    access: 'admin',
    json: z.strictObject({
      destinations: destinations.optional(),
      encoding: encoding.nullable().optional(),
      old_site: oldSite.optional(),
    }),
    response: answer,
    errors: ['wrong-step'],
  },
  'POST /imports/:id/files': {
    summary: 'Announce a file: an export as XML or ZIP, a ZIP of pictures, or the table of WPML',
    access: 'admin',
    json: z.strictObject({
      name: requiredText(importLimits.fileName, messages.fieldRequired),
      bytes: z.int().positive(messages.fileEmpty),
      role: z.enum(fileRoles),
    }),
    status: 201,
    response: z.strictObject({ file: importFile }),
    errors: ['wrong-step', 'too-many-files', 'too-large', 'no-room'],
  },
  'DELETE /imports/:id/files/:upload': {
    summary: 'Take a file out of a run',
    access: 'admin',
    response: z.strictObject({ message: sentence(messages.deleted) }),
    errors: ['wrong-step'],
  },
  'GET /imports/:id/files/:upload/table': {
    summary: 'See the first rows of a spreadsheet as they will be read',
    access: 'admin',
    query: z.strictObject({ encoding: encoding.optional() }),
    response: z.strictObject({
      table: z
        .strictObject({
          encoding,
          rows: z.array(z.array(z.string().meta({ examples: ['العنوان'] }))),
        })
        .nullable()
        .describe('Null for a file of another kind'),
    }),
    errors: ['wrong-step'],
  },
  'POST /imports/:id/files/:upload/parts/:part': {
    summary: 'Send a part of a file; one that is there may be sent again',
    access: 'admin',
    octets: importLimits.part,
    response: z.strictObject({ missing }),
    errors: ['wrong-step', 'part-damaged', 'no-room'],
  },
  'POST /imports/:id/actions': {
    summary: 'Try a run, start it (or go on), or pause it',
    access: 'admin',
    json: z.discriminatedUnion('action', [
      z.strictObject({
        action: z.literal('start'),
        arrive: z
          .enum(arrivals)
          .optional()
          .describe('Publish at the end what was public at the old site; drafts unless chosen'),
      }),
      z.strictObject({ action: z.enum(['try', 'pause']) }),
    ]),
    status: 202,
    response: answer,
    errors: ['wrong-step', 'move-in-progress'],
  },
  'GET /imports/:id/take-back': {
    summary: 'See what taking a run back would put into the trash, and what would stay',
    access: 'admin',
    response: takingBack,
  },
  'POST /imports/:id/take-back': {
    summary: 'Take a run back: what it brought goes into the trash',
    access: 'admin',
    proof: true,
    json: z.strictObject({
      keep_edited: z
        .boolean()
        .default(false)
        .describe('Take back all but what was changed here since'),
    }),
    status: 202,
    response: answer,
    errors: ['wrong-step', 'move-in-progress', 'edited-since'],
  },
  'DELETE /imports/:id': {
    summary: 'Delete files and report of a run; what it brought stays, and can be taken back',
    access: 'admin',
    response: z.strictObject({ message: sentence(messages.deleted) }),
    errors: ['wrong-step'],
  },
  'GET /imports/:id/items': {
    summary: 'List the report of a run: what was left out first, then what was changed',
    access: 'admin',
    query: itemFilter,
    response: z.strictObject({ items: z.array(item), pagination }),
  },
  'GET /imports/:id/pairs': {
    summary: 'List the pairs of the trial, those that a person should look at first',
    access: 'admin',
    query: pairFilter,
    response: z.strictObject({ pairs: z.array(pair), pagination }),
  },
  'POST /imports/:id/pairs': {
    summary: 'Join or separate texts of the trial; later runs of the same site do so, too',
    access: 'admin',
    json: z.strictObject({ join: pairsOfNumbers, separate: pairsOfNumbers }),
    response: z.strictObject({ message: sentence(messages.accomplished) }),
    errors: ['wrong-step', 'cannot-join'],
  },
  'GET /imports/:id/report.csv': {
    summary: 'Get the report of a run as CSV',
    access: 'admin',
    mediaType: ['text/csv'],
    response: z.string(),
  },
} satisfies Endpoints
