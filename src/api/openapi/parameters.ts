import { articleSections } from '../../domain/article.ts'
import { sectionNames } from '../../domain/section.ts'
import { languageCode } from '../../domain/language-change.ts'
import { type JsonSchema, jsonSchemaOf } from './openapi-schemas.ts'

type PathParameter = { description: string; schema: JsonSchema; example: string | number }

const positive: JsonSchema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }
const code = jsonSchemaOf(languageCode, 'input').schema

/** What the names in addresses stand for. */
const pathParameters: Record<string, PathParameter> = {
  section: {
    description: 'A kind of articles',
    schema: { type: 'string', enum: [...articleSections] },
    example: 'posts',
  },
  name: {
    description: 'A section, its name in any case',
    schema: { type: 'string', enum: [...sectionNames] },
    example: 'banner',
  },
  language: {
    description: 'The code of a language; public calls know published ones only',
    schema: code,
    example: 'en',
  },
  id: { description: 'An id, as lists answer it', schema: positive, example: 1 },
  revision: { description: 'The number of a revision', schema: positive, example: 1 },
}
/** What fewer values will do for than for others of that name, by call. */
const narrower: Record<string, Record<string, PathParameter>> = {
  'POST /sections/:name/gallery-simplified': {
    name: {
      description: 'The one section with a gallery, its name in any case',
      schema: { type: 'string', enum: ['banner'] },
      example: 'banner',
    },
  },
}
/** The tests see that none is left unknown. */
const unknown: PathParameter = { description: '', schema: {}, example: 1 }

export function pathParameter(call: string, name: string): PathParameter {
  return narrower[call]?.[name] ?? pathParameters[name] ?? unknown
}

type QueryParameter = { description: string; schema?: JsonSchema; example?: string }

export const queryParameters: Record<string, QueryParameter> = {
  page: { description: 'Which page; past the end it is empty' },
  per_page: { description: 'How many a page holds' },
  limit: { description: 'How many a page holds' },
  count: { description: 'How many at most' },
  lang: { description: 'The code of the language of the texts', schema: code, example: 'en' },
  q: { description: 'What to look for: up to eight words', example: 'pump' },
  missing: {
    description: 'Those only whose title or content is blank in this language, by its code',
  },
  unread: { description: 'Unread ones only' },
  kind: { description: 'Those of this kind only' },
  reversed: { description: 'Newest first' },
  role: { description: 'Those with this role only' },
  status: { description: 'Those with this status only' },
}
