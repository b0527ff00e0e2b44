import type { Call } from '../../contract/endpoint.ts'
import { fileLimits } from '../../domain/files/library-file.ts'
import { acceptedTypes, attachmentLimits, filesPart } from '../../domain/forms/attachment.ts'
import { pictureFormats, pictureLimits } from '../../domain/media/media.ts'
import { isStored } from '../http/stored-calls.ts'
import { examples } from './examples.ts'
import type { Content, Parameter } from './openapi-document.ts'
import { jsonSchemaOf, type JsonSchema } from './openapi-schemas.ts'
import { pathParameter, queryParameter } from './parameters.ts'

export function parametersOf(call: Call, template: string): Parameter[] {
  return [...inPath(call, template), ...inQuery(call), ...inHeader(call)]
}

export function bodyOf({ name, json, form, files, octets }: Call): Content | undefined {
  if (octets) return { 'application/octet-stream': { schema: file, example: '<rss/>' } }
  const example = examples[name]?.body
  const asJson = json && {
    'application/json': { schema: jsonSchemaOf(json, 'input').schema, example },
  }
  if (!form) return asJson
  const pictures = Object.keys(files ?? {}).filter((field) => field !== inEachLanguage)
  const types = pictures.map((field) => [field, { contentType: typesOf(field) }])
  const encoding = types.length > 0 ? { encoding: Object.fromEntries(types) } : {}
  const schema = formSchema(form, files)
  const asForm = json && example ? textsOf(example) : example
  return { ...asJson, 'multipart/form-data': { schema, example: asForm, ...encoding } }
}

function textsOf(body: object): object {
  const texts = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return Object.fromEntries(texts)
}

function inPath({ name: call, path }: Call, template: string): Parameter[] {
  const own = examples[call]?.path ?? {}
  const names = [...template.matchAll(/{(\w+)}/g)].map(([, name = '']) => name)
  return [...path.matchAll(/:(\w+)/g)].map(([, meant = ''], index) => {
    const { example, ...words } = pathParameter(call, meant)
    const name = names[index] ?? meant
    return { name, in: 'path', required: true, ...words, example: own[meant] ?? example }
  })
}

function inQuery({ name: call, query }: Call): Parameter[] {
  if (!query) return []
  const own = examples[call]?.query ?? {}
  const { properties: sent = {}, required = [] } = jsonSchemaOf(query, 'input').schema
  const { properties: read = {} } = jsonSchemaOf(query, 'output').schema
  return Object.keys(sent).map((name) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: (Object.keys(read[name] ?? {}).length > 0 ? read[name] : sent[name]) as JsonSchema,
    ...queryParameter(call, name),
    ...(name in own ? { example: own[name] } : {}),
  }))
}

/** A change that can name the revision it began with can do so as other programs do. */
function inHeader(call: Call): Parameter[] {
  if (isStored(call)) return [ifNoneMatch]
  if (call.octets) return [contentDigest]
  const body = call.form ?? call.json
  if (!body || !('base_revision' in (jsonSchemaOf(body, 'input').schema.properties ?? {})))
    return []
  const description = 'Another way to send `base_revision`: the `ETag` of what was read'
  return [{ name: 'if-match', in: 'header', required: false, description, schema: quotedNumber }]
}

const ifNoneMatch: Parameter = {
  name: 'if-none-match',
  in: 'header',
  required: false,
  description: '`ETag` of a known response; 304 if it is unchanged',
  schema: { type: 'string', pattern: '^(W/)?"[!#-~]+"$' },
}
const contentDigest: Parameter = {
  name: 'content-digest',
  in: 'header',
  required: false,
  description: 'SHA-256 of the body as RFC 9530 writes it; a body that differs is refused',
  schema: { type: 'string', pattern: '^sha-256=:[A-Za-z\\d+/]{43}=:$' },
}
const quotedNumber: JsonSchema = { type: 'string', pattern: '^(W/)?"\\d{1,9}"$' }

const pictureTypes = pictureFormats.map((format) => `image/${format}`).join(', ')

function formSchema(form: NonNullable<Call['form']>, files: Call['files'] = {}) {
  const schema = jsonSchemaOf(form, 'input').schema
  const properties = { ...schema.properties } as Record<string, JsonSchema>
  if (inEachLanguage in files) {
    const { additionalProperties: title } = schema
    const described = { 'title.en': { ...(title as JsonSchema), description: inEach } }
    const withFile = { 'file.en': { ...file, description: `${aboutFiles} ${inEach}` } }
    const all = { ...described, ...withFile, ...properties }
    return { ...schema, properties: all, additionalProperties: true }
  }
  for (const [name, count] of Object.entries(files)) {
    const description = name === filesPart ? aboutAttachments : aboutPictures
    properties[name] = { ...fileSchema(count, properties[name]), description }
  }
  return { ...schema, properties }
}

const typesOf = (field: string) => (field === filesPart ? acceptedTypes.join(', ') : pictureTypes)
const aboutAttachments = `Pictures or PDFs of up to ${attachmentLimits.bytes / 1024 / 1024} MB, where the form has a field for them.`
const inEachLanguage = 'file.*'
const inEach = 'One in each language that is sent.'
const aboutFiles = `A PDF, docx, xlsx or zip file without macros, of up to ${fileLimits.bytes / 1024 / 1024} MB.`
const file: JsonSchema = { type: 'string', format: 'binary' }
const aboutPictures = `A picture has up to ${pictureLimits.bytes / 1024 / 1024} MB and ${pictureLimits.pixels / 1_000_000} megapixels.`

function fileSchema(count: number, text: JsonSchema | undefined): JsonSchema {
  if (text) return { anyOf: [file, text] }
  return count > 1 ? { type: 'array', items: file, maxItems: count } : file
}
