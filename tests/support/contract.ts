import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import type { OpenApi, Operation, Response } from '../../src/api/openapi/openapi-document.ts'
import { openApi } from '../../src/api/openapi/openapi.ts'

type Asked = { method: string; path: string }
type Answered = { status: number; headers: Headers; text: string; body: unknown }

let known: OpenApi | undefined
const compilers = new WeakMap<OpenApi, Ajv2020>()
const validators = new WeakMap<object, ValidateFunction>()

export function expectDescribed(asked: Asked, answer: Answered): void {
  known ??= openApi()
  const call = `${asked.method} ${asked.path} → ${answer.status}`
  const responses = responsesTo(asked, known)
  expect(Object.keys(responses), call).toContain(String(answer.status))
  const { content = {}, headers = {} } = responses[answer.status] ?? {}
  for (const [name, { schema }] of Object.entries(headers)) {
    const value = answer.headers.get(name)
    expectFit(schema.type === 'integer' ? Number(value) : value, schema, known, `${call}, ${name}`)
  }
  const types = Object.keys(content)
  if (types.length === 0) return expect(answer.text, call).toBe('')
  const given = answer.headers.get('content-type') ?? ''
  const type = given.replace(/; charset=utf-8$/i, '')
  expect(types, call).toContain(type)
  const media = content[type]
  if (asked.method === 'HEAD') expect(answer.text, call).toBe('')
  else if (media && type === 'application/json') expectFit(answer.body, media.schema, known, call)
}

function expectFit(body: unknown, schema: object, api: OpenApi, call: string): void {
  const misfit = schemaErrors(body, schema, api)
  expect(misfit, `${call}: ${misfit}`).toBe('')
}

/** The result reads like `body/article must have required property 'excerpt'`; '' if it fits. */
export function schemaErrors(body: unknown, schema: object, api: OpenApi): string {
  const compiler = compilers.get(api) ?? compilerOf(api)
  compilers.set(api, compiler)
  const validate = validators.get(schema) ?? compiler.compile(referringTo(described, schema))
  validators.set(schema, validate)
  return validate(body) ? '' : compiler.errorsText(validate.errors, { dataVar: 'body' })
}

const described = 'api'

function compilerOf({ components: { schemas } }: OpenApi): Ajv2020 {
  const formats = { 'date-time': true, uri: true, binary: true } as const
  const quickly = { code: { optimize: false }, inlineRefs: false }
  const compiler = new Ajv2020({ strict: true, allErrors: true, formats, ...quickly })
  compiler.addVocabulary(['components'])
  return compiler.addSchema({ $id: described, components: { schemas } })
}

function referringTo(id: string, schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${id}#/`))
}

function responsesTo({ method, path }: Asked, api: OpenApi): Record<string, Response> {
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
  const { pathname } = new URL(`http://localhost${path}`)
  const [found] = Object.entries(api.paths)
    .filter(([template, operations]) => operations[asked] && patternOf(template).test(pathname))
    .toSorted(([one], [other]) => parametersIn(one) - parametersIn(other))
  const operation = found?.[1][asked]
  return operation ? resolved(operation, api) : refusalsOfUnknown(api)
}

function parametersIn(template: string): number {
  return template.split('{').length
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
}

function resolved({ responses }: Operation, api: OpenApi): Record<string, Response> {
  const entries = Object.entries(responses).map(([status, response]) => {
    const name = '$ref' in response ? response.$ref.split('/').at(-1) : undefined
    return [status, name ? api.components.responses[name] : response]
  })
  return Object.fromEntries(entries)
}

function refusalsOfUnknown({ components }: OpenApi): Record<string, Response> {
  const { Forbidden, NotFound, MethodNotAllowed } = components.responses
  if (!Forbidden || !NotFound || !MethodNotAllowed)
    throw new Error('the description has lost its refusals')
  return { 403: Forbidden, 404: NotFound, 405: MethodNotAllowed }
}
