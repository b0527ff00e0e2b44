import { answersOf, sharedAnswers } from './openapi-answers.ts'
import { type Call, callsOf, type Route } from '../http/describe-call.ts'
import { conceptOf, conceptsOf } from './openapi-concepts.ts'
import type { OpenApi, Operation } from './openapi-document.ts'
import { bodyOf, parametersOf } from './openapi-request.ts'
import { type Components, jsonSchemaOf } from './openapi-schemas.ts'
import { errorAnswer } from '../http/shared-answers.ts'
import packageFile from '../../../package.json' with { type: 'json' }

const info = {
  title: 'Wajha API',
  version: packageFile.version,
  summary: 'Content of a company website in any number of languages',
  license: { name: 'MIT', identifier: 'MIT' },
}

const securitySchemes = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'api-key',
    description: 'Names the client; every call carries it.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token signing in answers; calls of the staff carry it.',
  },
}

/** The description of these routes, computed from what their middlewares say. */
export function openApi(routes: Route[]): OpenApi {
  const calls = callsOf(routes).filter(({ answer }) => answer)
  const components = componentsOf(calls)
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: '/api' }],
    tags: conceptsOf(calls.map(({ path }) => path)),
    paths: pathsOf(calls, components),
    components: { schemas: components, responses: sharedAnswers(), securitySchemes },
  }
}

/**
 * `/languages/{id}` of `/languages/:id`. Paths that differ in the names of their parameters alone are one
 * to OpenAPI, so their calls share a template: `/articles/{language_or_id}`.
 */
function templateOf(path: string, calls: Call[]): string {
  const alike = calls.filter((one) => shapeOf(one.path) === shapeOf(path))
  const others = alike.map((one) => one.path.split('/'))
  const segments = path.split('/').map((segment, index) => {
    if (!segment.startsWith(':')) return segment
    const names = new Set(others.map((other) => other[index]?.slice(1)))
    return `{${[...names].join('_or_')}}`
  })
  return segments.join('/')
}

function shapeOf(path: string): string {
  return path.replace(/:\w+/g, ':')
}

function componentsOf(calls: Call[]): Components {
  const sent = calls.flatMap(({ json, form }) => json ?? form?.fields ?? [])
  const answered = calls.flatMap(({ answer }) => answer?.schema ?? [])
  const parts = [
    ...sent.map((schema) => jsonSchemaOf(schema, 'input').components),
    ...[errorAnswer, ...answered].map((schema) => jsonSchemaOf(schema, 'output').components),
  ]
  return Object.assign({}, ...parts)
}

function pathsOf(calls: Call[], components: Components): OpenApi['paths'] {
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const template = templateOf(call.path, calls)
    const operations = (paths[template] ??= {})
    operations[call.method.toLowerCase()] = operationOf(call, template, components)
  }
  return paths
}

function operationOf(call: Call, template: string, components: Components): Operation {
  const { method, path, summary = '' } = call
  const content = bodyOf(call)
  return {
    operationId: `${method} ${path}`.toLowerCase().replace(/\W+/g, '-'),
    tags: [conceptOf(path).name],
    summary,
    security: securityOf(call),
    parameters: parametersOf(call, template),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: answersOf(call, components),
  }
}

function securityOf({ permission }: Call): Operation['security'] {
  if (permission === 'withoutKey') return []
  if (permission === 'anyone' || !permission) return [{ apiKey: [] }]
  return [{ apiKey: [], bearer: [permission] }]
}
