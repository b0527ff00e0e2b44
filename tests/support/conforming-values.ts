import * as fc from 'fast-check'
import type { OpenApi } from '../../src/api/openapi/openapi-document.ts'
import { pathParameter } from '../../src/api/openapi/parameters.ts'
import type { JsonSchema } from '../../src/api/openapi/openapi-schemas.ts'
import { cleaned } from '../../src/domain/text/short-value.ts'
import { schemaErrors } from './contract.ts'

type Values = fc.Arbitrary<unknown>

export type Named = {
  ids: number[]
  languages: string[]
  revisions: number[]
  media: string[]
  sessions: string[]
}
type World = Named & { api: OpenApi; files: File[] }

export function conformingValues(schema: JsonSchema, world: World): Values {
  const { $ref, anyOf, oneOf, contentSchema } = schema
  const named = namedBy(schema, world)
  if (named.length > 0) return fc.constantFrom(...named)
  if ($ref) return conformingValues(referred($ref, world.api), world)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choice = anyOf ?? oneOf
  if (choice) return fc.oneof(...choice.map((one) => conformingValues(one, world)))
  if (contentSchema) {
    return conformingValues(contentSchema as JsonSchema, world).map((value) =>
      JSON.stringify(value),
    )
  }
  if (schema.format === 'binary') return fc.constantFrom(...world.files)
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => conformingValues({ ...schema, type }, world)))
  }
  return ofType(schema, world).filter((value) => schemaErrors(value, schema, world.api) === '')
}

const { pattern: codePattern } = pathParameter('', 'language').schema
const { pattern: mediaPattern } = pathParameter('', 'media').schema

function namedBy(
  { type, format, maximum, pattern }: JsonSchema,
  { ids, languages, revisions, media, sessions }: Named,
) {
  if (type === 'integer' && maximum === 2_147_483_647) return ids
  if (type === 'integer' && maximum === 999_999_999) return revisions
  if (format === 'uuid') return sessions
  switch (pattern) {
    case codePattern:
      return languages
    case mediaPattern:
      return media
    case '^[1-9]\\d{0,9}$':
      return ids.map(String)
    case '^\\d{1,9}$':
      return revisions.map(String)
    case '^(W/)?"\\d{1,9}"$':
      return revisions.flatMap((one) => [`"${one}"`, `W/"${one}"`])
    default:
      return []
  }
}

function referred(reference: string, { components }: OpenApi): JsonSchema {
  const schema = components.schemas[reference.split('/').at(-1) ?? '']
  if (!schema) throw new Error(`the description lacks ${reference}`)
  return schema
}

function ofType(schema: JsonSchema, world: World): Values {
  const { minimum = Number(schema.exclusiveMinimum ?? 0) + 1, maximum = 2 ** 31 } = schema
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: minimum, max: maximum })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'string':
      return texts(schema)
    case 'array':
      return lists(schema, world)
    case 'object':
      return objects(schema, world)
    default:
      throw new Error(`no values are known of ${JSON.stringify(schema)}`)
  }
}

const everyday = [
  '',
  ' ',
  'Opening in Hama',
  'افتتاح في حماة',
  '💧 ماء = water',
  '<b>&amp;</b>',
  'a\'b"c\\',
]
const signs = ['x', 'ع', '💧']

function texts(schema: JsonSchema): Values {
  const { minLength = 0, maxLength = 100, format, allOf = [] } = schema
  if (format === 'uri') return fc.webUrl({ withFragments: true, withQueryParameters: true })
  const atBounds = [minLength, maxLength].flatMap((length) =>
    signs.map((sign) => sign.repeat(length)),
  )
  const patterns = [schema, ...allOf].flatMap(({ pattern }) => pattern ?? [])
  return fc.oneof(
    fc.constantFrom(...everyday, ...atBounds),
    fc.string({ unit: 'binary', minLength, maxLength }).map((text) => cleaned('password', text)),
    ...patterns.map((pattern) =>
      fc.stringMatching(new RegExp(pattern.replace(/\(\?![^)]*\)/g, ''))),
    ),
  )
}

function lists({ items, minItems = 0, maxItems = 5 }: JsonSchema, world: World): Values {
  const values = conformingValues(items as JsonSchema, world)
  return fc.array(values, { minLength: minItems, maxLength: maxItems })
}

function objects(schema: JsonSchema, world: World): Values {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema
  if (typeof additionalProperties === 'object') {
    const names = conformingValues(propertyNames as JsonSchema, world).map(String)
    return fc.dictionary(names, conformingValues(additionalProperties, world), { maxKeys: 3 })
  }
  const parts: Record<string, Values> = {}
  for (const [name, part] of Object.entries(properties as Record<string, JsonSchema>)) {
    parts[name] = conformingValues(part, world)
  }
  return fc.record(parts, { requiredKeys: required })
}
