import { type Call, scopesFor } from '../../contract/endpoint.ts'
import type { z } from '../../domain/text/schema.ts'
import { messages } from '../../domain/messages.ts'
import { type ProblemCode, problemStatus } from '../../domain/problem.ts'
import { sentences } from '../http/problem-response.ts'
import { isStored } from '../http/stored-calls.ts'
import type { Operation, Response } from './openapi-document.ts'
import { type Components, exampleOf, type JsonSchema, jsonSchemaOf } from './openapi-schemas.ts'

export const refusalMeanings: Record<number, { name: string; meaning: string }> = {
  400: { name: 'Invalid', meaning: 'The request is invalid; `fields` lists the errors.' },
  401: {
    name: 'Unauthorized',
    meaning: 'The token or the credentials are invalid or expired.',
  },
  403: { name: 'Forbidden', meaning: 'The API key is invalid, or the role lacks permission.' },
  404: { name: 'NotFound', meaning: 'The resource does not exist.' },
  405: { name: 'MethodNotAllowed', meaning: 'Method not allowed; `Allow` lists the allowed ones.' },
  409: {
    name: 'Conflict',
    meaning: 'The change conflicts with the current state; see the endpoint.',
  },
  413: { name: 'TooLarge', meaning: 'The body or one of its files is too large.' },
  415: { name: 'UnsupportedMediaType', meaning: 'The media type of the body is not supported.' },
  429: { name: 'TooManyAttempts', meaning: 'Too many attempts; `Retry-After` says when to retry.' },
  500: { name: 'ServerError', meaning: 'An unexpected server error.' },
  507: { name: 'NoRoom', meaning: 'The disk of the server has no room for it.' },
  503: {
    name: 'Unavailable',
    meaning: 'The store is unavailable; `Retry-After` says when to retry.',
  },
}
const notModified = { description: 'Not modified; no body.' }
const wait = { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } as const
const methods = { description: 'Allowed methods', schema: { type: 'string' } } as const
const headersOf: Record<number, Response['headers']> = {
  405: { allow: methods },
  429: { 'retry-after': wait },
  503: { 'retry-after': wait },
}
const json = 'application/json'

type Responses = Operation['responses']

export function responsesOf(call: Call, components: Components): Responses {
  const known: Responses = isStored(call)
    ? { 304: { $ref: '#/components/responses/NotModified' } }
    : {}
  return { ...success(call, components), ...known, ...refusalsOf(call) }
}

/** The answers that calls refer to. Conflicts are not among them: each call has its own. */
export function sharedResponses(): Record<string, Response> {
  const { 409: _ownOfEachCall, ...shared } = refusalMeanings
  const named = Object.entries(shared).map(([key, { name, meaning }]) => {
    const status = Number(key)
    return [name, refusal(status, meaning, sentenceOf(status))]
  })
  return { NotModified: notModified, ...Object.fromEntries(named) }
}

function refusalsOf(call: Call): Responses {
  const told = (call.errors ?? []).map((code) => problemStatus[code])
  const shared = [...derived(call), ...told].map((status) => [
    status,
    { $ref: `#/components/responses/${refusalMeanings[status]?.name}` },
  ])
  return { ...Object.fromEntries(shared), ...conflictsOf(call) }
}

function success(call: Call, components: Components): Record<string, Response> {
  const { response, accepted, status = 200, mediaType: types = [json] } = call
  if (!response) return { 204: { description: 'No content' } }
  const described = (description: string, body: z.ZodType): Response => {
    const media = { schema: jsonSchemaOf(body, 'output').schema }
    const content = types.map((type) => {
      const example =
        type === json ? { example: exampleOf(media.schema, components) as object } : {}
      return [type, { ...media, ...example }]
    })
    return { description, content: Object.fromEntries(content) }
  }
  return {
    [status]: described('OK', response),
    ...(accepted && { 202: described('More is needed', accepted) }),
  }
}

function derived(call: Call): number[] {
  const { method, path, access, query, json, form } = call
  const isOpen = access === 'withoutKey'
  const isForStaff = !isOpen && access !== 'anyone'
  const mayBeStale = method !== 'GET' && path.includes(':')
  return [
    ...(query || json || form || mayBeStale ? [400] : []),
    ...(isForStaff ? [401] : []),
    ...(isOpen ? [] : [403]),
    ...(path.includes(':') ? [404] : []),
    405,
    ...(json || form ? [413, 415] : []),
    ...(scopesFor(call).length > 0 ? [429] : []),
    500,
    503,
  ]
}

function conflictsOf({ errors = [], document }: Call): Record<string, Response> {
  const told = errors.filter((code) => problemStatus[code] === 409).map((code) => sentences[code])
  if (told.length === 0) return {}
  const carried = document && jsonSchemaOf(document, 'output').schema
  return { 409: refusal(409, told.join(' '), told[0], carried) }
}

function sentenceOf(status: number): string {
  if (status === 405) return messages.methodNotAllowed
  const codes = Object.keys(problemStatus) as ProblemCode[]
  const code = codes.find((known) => problemStatus[known] === status)
  return code ? sentences[code] : messages.serverError
}

const errorSchema = { $ref: '#/components/schemas/Error' }

function refusal(
  status: number,
  description: string,
  sentence = '',
  document?: JsonSchema,
): Response {
  const content = {
    [json]: {
      schema: document ? withDocument(document) : errorSchema,
      example: { error: sentence },
    },
  }
  const headers = headersOf[status]
  return { description, ...(headers ? { headers } : {}), content }
}

function withDocument(document: JsonSchema): JsonSchema {
  return { allOf: [errorSchema, { type: 'object', properties: { document } }] }
}
