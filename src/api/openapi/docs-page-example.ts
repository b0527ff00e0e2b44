import { html } from 'hono/html'
import type { Html } from './docs-page-schema.ts'
import type { Media, Operation, Parameter } from './openapi-document.ts'

export type Called = { method: string; path: string; operation: Operation }

const arabic = /(\p{Script=Arabic}[\p{Script=Arabic}\s\d]*)/u

export function codeBlock(text: string): Html {
  const parts = text
    .split(arabic)
    .map((part, index) => (index % 2 === 1 ? html`<bdi lang="ar">${part}</bdi>` : part))
  return html`<pre><code>${parts}</code></pre>`
}

export function exampleCall({ method, path, operation }: Called): string {
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
  return Object.entries(example).flatMap(([name, value]) =>
    [value].flat().map((one) => `-F ${quoted(`${name}=${one}`)}`),
  )
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
