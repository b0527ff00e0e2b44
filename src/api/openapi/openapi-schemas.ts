import { z } from 'zod'
import { jsonText } from '../../contract/form-fields.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema
export type Components = Record<string, JsonSchema>

/**
 * The JSON Schema of what is sent (`input`) or answered (`output`), and those of its parts that have an
 * id and are referred to by it.
 */
export function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const within: Components = {}
  const wrapped = z.toJSONSchema(z.object({ schema }), {
    io,
    unrepresentable: 'any',
    override: (one) => {
      withLimitsBehind(one)
      Object.assign(within, asJsonText(one.jsonSchema))
    },
  })
  const text = JSON.stringify(wrapped).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { properties, $defs } = JSON.parse(text) as JsonSchema
  const components: Components = { ...within, ...$defs }
  return { schema: (properties?.schema ?? {}) as JsonSchema, components }
}

export function exampleOf(given: JsonSchema, components: Components): unknown {
  const schema = referred(given, components)
  const [first] = schema.examples ?? schema.enum ?? []
  if (first !== undefined) return first
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, components)
  if ('const' in schema) return schema.const
  if ('default' in schema) return schema.default
  if (schema.type === 'object') return exampleObject(schema, components)
  if (schema.type === 'array') return [exampleOf(schema.items as JsonSchema, components)]
  const [type = ''] = [schema.type].flat()
  return { integer: 1, number: 1, boolean: true, string: '' }[String(type)] ?? null
}

function referred(schema: JsonSchema, components: Components): JsonSchema {
  const name = schema.$ref?.split('/').at(-1)
  return (name && components[name]) || schema
}

function exampleObject(schema: JsonSchema, components: Components): Record<string, unknown> {
  const { properties, additionalProperties: others } = schema
  const parts = { ...properties, ...(typeof others === 'object' ? { en: others } : {}) }
  const examples = Object.entries(parts as Record<string, JsonSchema>).map(([name, part]) => [
    name,
    exampleOf(part, components),
  ])
  return Object.fromEntries(examples)
}

function asJsonText(schema: JsonSchema): Components {
  const { contentMediaType, contentSchema, ...own } = { ...schema }
  const isDescribed = contentSchema instanceof z.ZodType
  if (contentMediaType !== jsonText.contentMediaType || (contentSchema && !isDescribed)) return {}
  const content = isDescribed
    ? jsonSchemaOf(contentSchema, 'input')
    : { schema: own, components: {} }
  for (const key of Object.keys(schema)) delete schema[key]
  Object.assign(schema, { type: 'string', contentMediaType, contentSchema: content.schema })
  return content.components
}

type Overridden = { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }

/** A text that is piped into another schema has the limits of both. */
function withLimitsBehind({ zodSchema, jsonSchema }: Overridden): void {
  if (!(zodSchema instanceof z.ZodPipe) || jsonSchema.type !== 'string') return
  const { schema: behind } = jsonSchemaOf(zodSchema.out, 'input')
  if (behind.type === 'string') Object.assign(jsonSchema, { ...behind, ...jsonSchema })
}
