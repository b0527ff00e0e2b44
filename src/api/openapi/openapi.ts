import { contract } from '../../contract/contract.ts'
import { type Call, callsOf, scopesFor } from '../../contract/endpoint.ts'
import { errorResponse } from '../../contract/shared.ts'
import { conceptOf, conceptsOf } from './openapi-concepts.ts'
import type { OpenApi, Operation } from './openapi-document.ts'
import { bodyOf, parametersOf } from './openapi-request.ts'
import { responsesOf, sharedResponses } from './openapi-responses.ts'
import { type Components, jsonSchemaOf } from './openapi-schemas.ts'
import packageFile from '../../../package.json' with { type: 'json' }

const info = {
  title: 'Wajha API',
  version: packageFile.version,
  summary: 'The content of a company website in any number of languages',
  description: `The paths carry no version. Endpoints, optional parameters and fields of responses may be added at any time: clients should ignore what they do not know. Anything that will be removed or change its meaning is first marked as deprecated here, for at least one minor version, and then changes with the next major one.`,
  license: { name: 'MIT', identifier: 'MIT' },
}

const securitySchemes = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'api-key',
    description: 'Identifies the client. Required except for the documentation.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Token returned by `POST /signin`. Required for staff endpoints.',
  },
  accessKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'wajha_…',
    description:
      'Made for a program by `POST /access-keys` and sent instead of a token; at most 600 calls a minute. Its scope is `read` or `content`.',
  },
}

export function openApi(): OpenApi {
  const calls = callsOf(contract)
  const components = componentsOf(calls)
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: '/api' }],
    tags: conceptsOf(calls.map(({ path }) => path)),
    paths: pathsOf(calls, components),
    components: { schemas: components, responses: sharedResponses(), securitySchemes },
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
  const sent = calls.flatMap(({ json, form }) => json ?? form ?? [])
  const answered = calls.flatMap(({ response, accepted }) =>
    [response ?? [], accepted ?? []].flat(),
  )
  const parts = [
    ...sent.map((schema) => jsonSchemaOf(schema, 'input').components),
    ...[errorResponse, ...answered].map((schema) => jsonSchemaOf(schema, 'output').components),
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

const needsProof =
  'Refused with 403 and `needs: "proof"` unless the password was entered or a passkey used in the last ten minutes, to sign in or by `POST /account/proof`.'

function operationOf(call: Call, template: string, components: Components): Operation {
  const { name, path, summary, proof } = call
  const content = bodyOf(call)
  return {
    operationId: name.toLowerCase().replace(/\W+/g, '-'),
    tags: [conceptOf(path).name],
    summary,
    ...(proof ? { description: needsProof } : {}),
    security: securityOf(call),
    parameters: parametersOf(call, template),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: responsesOf(call, components),
  }
}

function securityOf(call: Call): Operation['security'] {
  const { access } = call
  if (access === 'withoutKey') return []
  if (access === 'anyone') return [{ apiKey: [] }]
  const bearer = { apiKey: [], bearer: [access === 'account' ? 'editor' : access] }
  return [bearer, ...scopesFor(call).map((scope) => ({ apiKey: [], accessKey: [scope] }))]
}
