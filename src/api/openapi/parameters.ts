import { articleSections } from '../../domain/articles/article.ts'
import { sectionNames } from '../../domain/sections/section.ts'
import { languageCode } from '../../domain/languages/language-input.ts'
import { type JsonSchema, jsonSchemaOf } from './openapi-schemas.ts'

type PathParameter = { description: string; schema: JsonSchema; example: string | number }

const positive: JsonSchema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }
const code = jsonSchemaOf(languageCode, 'input').schema

const pathParameters: Record<string, PathParameter> = {
  section: {
    description: 'Article section',
    schema: { type: 'string', enum: [...articleSections] },
    example: 'posts',
  },
  name: {
    description: 'Section name, case-insensitive',
    schema: { type: 'string', enum: [...sectionNames] },
    example: 'banner',
  },
  language: {
    description: 'Language code; public endpoints accept published ones only',
    schema: code,
    example: 'en',
  },
  field: { description: 'Name of a text', schema: { type: 'string' }, example: 'title' },
  id: { description: 'Id, as returned by lists', schema: positive, example: 1 },
  upload: { description: 'Id of a file of that run', schema: positive, example: 1 },
  part: { description: 'Number of the part, from 1', schema: positive, example: 1 },
  revision: { description: 'Revision number', schema: positive, example: 1 },
  reply: { description: 'Id of a reply', schema: positive, example: 1 },
  attachment: {
    description: 'Id of a file of that message',
    schema: { type: 'string', pattern: '^[\\da-z]{25}$' },
    example: '1k2m3n4p5q6r7s8t9u0v1w2x3',
  },
  note: { description: 'Id of a note', schema: positive, example: 1 },
  media: {
    description: 'Id of a picture of the library',
    schema: { type: 'string', pattern: '^[\\da-f]{32}$' },
    example: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  },
  file: {
    description: 'Id of a file of the library',
    schema: { type: 'string', pattern: '^[\\da-f]{32}$' },
    example: '2c4e6a8b0d1f3a5c7e9b1d3f5a7c9e0b',
  },
  session: {
    description: 'Id of a session',
    schema: { type: 'string', format: 'uuid' },
    example: '7f9c2ba4-e88f-4271-9d1c-5a3e0b6d8f21',
  },
  passkey: {
    description: 'Id of a passkey',
    schema: { type: 'string' },
    example: 'Kx2rT9vQmL0aYbHn3sWdEg',
  },
  preview: {
    description: 'Id of a preview link',
    schema: { type: 'string' },
    example: 'Kx2rT9vQmL0aYbHn3sWdEg',
  },
  slug: { description: 'Slug of a page', schema: { type: 'string' }, example: 'about-us' },
  trial: {
    description: 'Id of a trial',
    schema: { type: 'string' },
    example: '5b0d7c1e9f3a48d2b6e47a0c1d2e3f40',
  },
}
const ofPage: PathParameter = {
  description: 'Id, as returned by lists, or `home`',
  schema: { anyOf: [positive, { type: 'string', enum: ['home'] }] },
  example: 2,
}
const narrower: Record<string, Record<string, PathParameter>> = {
  'POST /sections/:name/gallery-simplified': {
    name: {
      description: 'The only section with a gallery, case-insensitive',
      schema: { type: 'string', enum: ['banner'] },
      example: 'banner',
    },
  },
  'DELETE /users/:id/second-factor': {
    id: { description: 'Id of another user', schema: positive, example: 2 },
  },
}
const unknown: PathParameter = { description: '', schema: {}, example: 1 }

export function pathParameter(call: string, name: string): PathParameter {
  if (name === 'id' && /^(?!DELETE).* \/pages\//.test(call)) return ofPage
  return narrower[call]?.[name] ?? pathParameters[name] ?? unknown
}

type QueryParameter = { description: string; schema?: JsonSchema; example?: string }

export function queryParameter(call: string, name: string): QueryParameter {
  return ofCalls[call]?.[name] ?? queryParameters[name] ?? { description: '' }
}

const ofInbox: Record<string, QueryParameter> = {
  form: { description: 'Only those sent by the form with this id; `contact` is the contact form' },
  state: {
    description:
      '`new` ones are unread; closed ones are neither `waiting` for an answer nor `answered`; those in `quarantine` are no others',
  },
  assigned: {
    description: 'Only those of the user with this id; `mine` are yours, `nobody` has the others',
  },
}

const ofTranslations: Record<string, QueryParameter> = {
  from: { description: 'Language (code) to translate from', example: 'en' },
  to: { description: 'Language (code) to translate into', example: 'ar' },
  kind: { description: 'Only content of this kind' },
  state: { description: 'Only texts that are so; `needed` ones are missing or behind' },
  ids: { description: 'Only these of that kind, separated by commas; sections have names' },
}

const ofCalls: Record<string, Record<string, QueryParameter>> = {
  'GET /translations': ofTranslations,
  'GET /messages': ofInbox,
  'GET /files': {
    missing: { description: 'Only files that lack a version in this language (code)' },
    unused: { description: 'Only files that nothing offers' },
  },
  'GET /imports/:id/items': {
    outcome: { description: 'Only items of which this became' },
    q: { description: 'Part of a title or an address', example: 'pump' },
  },
  'GET /imports/:id/pairs': {
    grade: { description: 'Only pairs so sure; `none` lists texts in one language instead' },
    of: { description: 'The number of a text: what it can be joined with, instead of pairs' },
    q: { description: 'Part of a title or an address', example: 'pump' },
  },
  'GET /inbox/retention': {
    days: { description: 'Counts what is older than so many days' },
    form: { description: 'Asks of the term of this form' },
  },
}

const queryParameters: Record<string, QueryParameter> = {
  page: { description: 'Page number; empty past the last page' },
  per_page: { description: 'Items per page' },
  limit: { description: 'Items per page' },
  count: { description: 'Maximum number of items' },
  days: { description: 'How many days, today among them' },
  lang: { description: 'Language code of the texts', schema: code, example: 'en' },
  q: { description: 'Search query of up to eight words', example: 'pump' },
  missing: {
    description: 'Only articles incomplete in this language (code)',
  },
  state: { description: 'Only articles with a text that staff hold back so' },
  section: { description: 'Section of the articles', example: 'posts' },
  topic: { description: 'Only articles with the topic of this id, or with `none`', example: '1' },
  in: { description: 'Language (code) of that text; any if omitted' },
  encoding: { description: 'Encoding of the file; the one that it seems to have if omitted' },
  mine: { description: 'Only contents that you are asked to look at' },
  reader: {
    description: 'Leaves out what a list in this language (code) does not show: see the answer',
  },
  with: { description: 'The language (code) to compare with; the newest if omitted' },
  unused: { description: 'Only pictures that nothing shows' },
  missing_alt: {
    description:
      'Only pictures that lack alt text in this language (code); none that are decorative',
  },
  ids: {
    description: 'Only pictures with these ids, up to 100, separated by commas',
    example: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  },
  id: { description: 'Only the message with this id', example: '1' },
  unread: { description: 'Only unread messages' },
  waiting: { description: 'Only messages waiting for an answer' },
  kind: { description: 'Only items of this kind' },
  article: {
    description: 'Says also which languages the article with this id does not need',
    example: '1',
  },
  user: { description: 'Only what the user with this id did', example: '1' },
  from: { description: 'Only since this moment' },
  to: { description: 'Only before this moment' },
  reversed: { description: 'Newest first' },
  role: { description: 'Only users with this role' },
  status: { description: 'Only those with this status' },
  second_factor: { description: 'Only those who sign in with two steps, or with one' },
}
