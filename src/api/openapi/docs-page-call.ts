import { html } from 'hono/html'
import { fieldList, fieldRow, type Html, kindOf, withCode } from './docs-page-schema.ts'
import type { Media, Operation, Parameter } from './openapi-document.ts'

type Answered = Operation['responses'][string]

export function callCard(called: Called): Html {
  const { method, path, operation } = called
  const { operationId: id, summary, description, parameters } = operation
  const { requestBody, responses } = operation
  return html`<article class="card" id="${id}" aria-labelledby="${id}-name">
    <h3 id="${id}-name">
      <span class="method ${method}">${method.toUpperCase()}</span>
      <a href="#${id}"><code>${path}</code></a>
    </h3>
    <p class="summary">${summary}.</p>
    <p class="note">${callersOf(operation)}</p>
    ${description ? html`<p class="note">${withCode(description)}</p>` : ''}
    ${parameters.length > 0 ? parameterList(parameters) : ''}
    ${Object.entries(requestBody?.content ?? {}).map(
      ([type, { schema }]) =>
        html`<h4>Body, <code>${type}</code></h4>
          ${fieldList(schema, 'sent')}`,
    )}
    ${Object.entries(responses).filter(isSuccess).map(answer)} ${refusals(operation)}
    ${example(called)}
  </article>`
}

function callersOf({ security: [needs = {}, ...others] }: Operation): string {
  if (needs.bearer?.includes('admin')) return 'Administrators'
  if (needs.bearer) return `Editors and administrators${keysOf(others)}`
  return needs.apiKey ? 'Public (API key required)' : 'Public (no API key)'
}

function keysOf(others: Operation['security']): string {
  const scopes = others.flatMap(({ accessKey = [] }) => accessKey)
  return scopes.length > 0 ? `, access keys (${scopes.join(', ')})` : ''
}

function parameterList(parameters: Parameter[]): Html {
  return html`<h4>Parameters</h4>
    <dl class="fields">
      ${parameters.map(({ name, in: location, schema, description, required }) => {
        const mark = required && location !== 'path' ? `${location}, required` : location
        return fieldRow({ name, mark, kind: kindOf(schema), words: description })
      })}
    </dl>`
}

function answer([status, response]: [string, Answered]): Html {
  const content = 'content' in response ? Object.entries(response.content ?? {}) : []
  const shown = content.map(([type, { schema }]) => {
    if (schema.properties) return fieldList(schema, 'answered')
    return html`<p>${type === 'text/html' ? 'A page.' : kindOf(schema)}</p>`
  })
  return html`<h4>Response <code>${status}</code></h4>
    ${content.length > 0 ? shown : html`<p>No body.</p>`}`
}

function refusals({ responses }: Operation): Html {
  const refused = Object.entries(responses).filter(([status]) => Number(status) >= 400)
  const told = refused.flatMap(([, response]) => ('$ref' in response ? [] : [response.description]))
  return html`<h4>Errors</h4>
    <p class="refusals">
      ${refused.map(([status]) => html`<a href="#refused-${status}"><code>${status}</code></a> `)}
    </p>
    ${told.map((words) => html`<p class="note">409: ${withCode(words)}</p>`)}`
}

function isSuccess([status]: [string, Answered]): boolean {
  return status.startsWith('2')
}

function example(called: Called): Html {
  const [answered] = Object.values(called.operation.responses)
  const content = answered && 'content' in answered ? answered.content : undefined
  const shown = content?.['application/json']?.example
  return html`<details>
    <summary>Example</summary>
    ${codeBlock(exampleCall(called))}
    ${shown === undefined ? '' : codeBlock(JSON.stringify(shown, null, 2))}
  </details>`
}

export type Called = { method: string; path: string; operation: Operation }

const arabic = /(\p{Script=Arabic}[\p{Script=Arabic}\s\d]*)/u

function codeBlock(text: string): Html {
  const parts = text
    .split(arabic)
    .map((part, index) => (index % 2 === 1 ? html`<bdi lang="ar">${part}</bdi>` : part))
  return html`<pre><code>${parts}</code></pre>`
}

function exampleCall({ method, path, operation }: Called): string {
  const { security, requestBody, parameters } = operation
  const needs = Object.keys(security[0] ?? {})
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}"$SITE/api${addressOf(path, parameters)}"`,
    ...(needs.includes('apiKey') ? [`-H "api-key: $API_KEY"`] : []),
    ...(needs.includes('bearer') ? [`-H "authorization: Bearer $TOKEN"`] : []),
    ...Object.entries(requestBody?.content ?? {}).flatMap(([type, media]) => bodyOf(type, media)),
  ].join(' \\\n  ')
}

export function addressOf(path: string, parameters: Parameter[]): string {
  const given = parameters.filter(({ example }) => example !== undefined)
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name) =>
    encodeURIComponent(String(given.find((parameter) => parameter.name === name)?.example)),
  )
  const query = given.filter((parameter) => parameter.in === 'query')
  const asked = new URLSearchParams(query.map(({ name, example }) => [name, String(example)]))
  return asked.size > 0 ? `${filled}?${asked}` : filled
}

function bodyOf(type: string, { example = {} }: Media): string[] {
  if (type === 'application/json') return [`--json ${quoted(JSON.stringify(example))}`]
  if (typeof example === 'string') {
    return [`-H 'content-type: ${type}'`, `--data-binary ${quoted(example)}`]
  }
  return Object.entries(example).flatMap(([name, value]) =>
    [value].flat().map((one) => `-F ${quoted(`${name}=${one}`)}`),
  )
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
