import { html } from 'hono/html'
import type { JsonSchema } from './openapi-schemas.ts'

export type Html = ReturnType<typeof html>

type Field = { name: string; schema: JsonSchema; isRequired: boolean }
type Side = 'sent' | 'answered'

export function fieldList(schema: JsonSchema, side: Side): Html {
  return html`<dl class="fields">
    ${fieldsOf(schema).map(({ name, schema: field, isRequired }) => {
      const mark = markOf(side, isRequired)
      return fieldRow({ name, mark, kind: kindOf(field), words: field.description })
    })}
  </dl>`
}

type Row = { name: string; mark?: string; kind: Html; words?: string | undefined }

export function fieldRow({ name, mark, kind, words }: Row): Html {
  return html`<div>
    <dt><code>${name}</code>${mark ? html` <span class="mark">${mark}</span>` : ''}</dt>
    <dd>${kind}${words ? html`<p class="note">${withCode(words)}</p>` : ''}</dd>
  </div>`
}

/** `list (up to 30) of text (not blank)`, with a link where a schema has a name. */
export function kindOf(schema: JsonSchema): Html {
  const { $ref, anyOf, enum: values, type, items, additionalProperties } = schema
  if ($ref) return linkTo($ref)
  if (anyOf) return joined(anyOf.map(kindOf), ' or ')
  if (Array.isArray(type)) return kindOf({ anyOf: type.map((one) => ({ ...schema, type: one })) })
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (values) return joined(values.map(literal), ' · ')
  if (schema.contentSchema) return html`JSON text: ${kindOf(schema.contentSchema as JsonSchema)}`
  if (schema.format === 'binary') return html`file`
  if (type === 'array') return html`array${limitsOf(schema)} of ${kindOf(items as JsonSchema)}`
  if (isObject(additionalProperties)) return html`object of ${kindOf(additionalProperties)}`
  return html`${type === 'string' ? 'text' : (type ?? 'anything')}${limitsOf(schema)}`
}

export function withCode(text: string): Html {
  return joined(
    text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part)),
    '',
  )
}

function markOf(side: Side, isRequired: boolean): string {
  if (side === 'sent') return isRequired ? 'required' : ''
  return isRequired ? '' : 'optional'
}

function fieldsOf(schema: JsonSchema, path = ''): Field[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties as Record<string, JsonSchema>).flatMap(([key, field]) => {
    const name = path + key
    const own = { name, schema: field, isRequired: required.includes(key) }
    return [own, ...fieldsWithin(field, name)]
  })
}

function fieldsWithin(schema: JsonSchema, name: string): Field[] {
  const { contentSchema, anyOf = [], items, additionalProperties } = schema
  if (isObject(contentSchema)) return fieldsWithin(contentSchema, name)
  if (isObject(items)) return fieldsWithin(items, `${name}[]`)
  if (isObject(additionalProperties)) return fieldsWithin(additionalProperties, `${name}.*`)
  const inner = anyOf.find(({ properties }) => properties) ?? schema
  return fieldsOf(inner, `${name}.`)
}

function isObject(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null && Object.keys(schema).length > 0
}

function linkTo(reference: string): Html {
  const name = reference.split('/').at(-1)
  return html`<a href="#schema-${name}">${name}</a>`
}

function literal(value: unknown): Html {
  return html`<code>${value === '' ? '""' : value}</code>`
}

function joined(parts: (Html | string)[], between: string): Html {
  return html`${parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]))}`
}

/** These bounds are so wide that they are never reached. */
const unmet = [2_147_483_647, Number.MAX_SAFE_INTEGER]

function limitsOf(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema
  const most = maximum === undefined || unmet.includes(maximum) ? undefined : maximum
  const limits = [
    minimum === undefined ? '' : most === undefined ? `from ${minimum}` : `${minimum} to ${most}`,
    minLength === 1 ? 'not blank' : '',
    maxLength === undefined ? '' : `up to ${maxLength.toLocaleString('en')} characters`,
    minItems === undefined ? '' : `${minItems} or more`,
    maxItems === undefined ? '' : `up to ${maxItems}`,
    schema.format === 'date-time' ? 'date and time in UTC' : '',
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ].filter(Boolean)
  return limits.length > 0 ? ` (${limits.join(', ')})` : ''
}
