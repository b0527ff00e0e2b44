import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { callCard, type Called } from './docs-page-call.ts'
import { fieldList, type Html, withCode } from './docs-page-schema.ts'
import { docsPageStyle } from './docs-page-style.ts'
import { refusalMeanings } from './openapi-responses.ts'
import type { OpenApi } from './openapi-document.ts'
import type { JsonSchema } from './openapi-schemas.ts'

const styleSheet = raw(`<style>${docsPageStyle}</style>`)
const styleHash = createHash('sha256').update(docsPageStyle).digest('base64')

export const docsPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Concept = { name: string; description: string; calls: Called[] }

export function docsPage(api: OpenApi): Html {
  const concepts = conceptsOf(api)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${api.info.title}</title>
        ${styleSheet}
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <div class="page">
          ${introduction(api)}
          <div class="columns">
            ${contents(concepts)}
            <main id="calls">${concepts.map(conceptSection)} ${refusals()} ${schemas(api)}</main>
          </div>
        </div>
      </body>
    </html>`
}

function conceptsOf({ paths, tags }: OpenApi): Concept[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  )
  return tags.map(({ name, description }) => {
    return { name, description, calls: calls.filter(({ operation }) => operation.tags[0] === name) }
  })
}

function introduction({ info }: OpenApi): Html {
  return html`<header>
    <h1>${info.title}</h1>
    <p>
      ${info.summary}. Every path begins with <code>/api</code>. Requests carry the header
      <code>api-key</code>, those of staff also <code>authorization: Bearer</code> with the token
      returned by <a href="#post-signin">POST /signin</a> or, for content, with an
      <a href="#post-access-keys">access key</a>. Bodies are JSON unless another type is named.
      Undocumented fields and parameters are rejected. For tools, the same is available as
      <a href="/api/openapi.json">OpenAPI 3.1</a>.
    </p>
    <p>${info.description}</p>
    <details>
      <summary>Trying the examples in a shell</summary>
      <pre>${shellSetup}</pre>
    </details>
  </header>`
}

const shellSetup = `SITE=http://localhost:3000
API_KEY=wajha-public
TOKEN=…  # as returned by POST /signin`

function contents(concepts: Concept[]): Html {
  return html`<nav aria-label="Endpoints">
    <ol>
      ${concepts.map(
        ({ name, calls }) =>
          html`<li>
            <a href="#${anchorOf(name)}">${name}</a>
            <ol>
              ${calls.map(
                ({ operation: { operationId, summary } }) =>
                  html`<li><a href="#${operationId}">${summary}</a></li>`,
              )}
            </ol>
          </li>`,
      )}
      <li><a href="#errors">Errors</a></li>
      <li><a href="#schemas">Schemas</a></li>
    </ol>
  </nav>`
}

function conceptSection({ name, description, calls }: Concept): Html {
  return html`<section aria-labelledby="${anchorOf(name)}">
    <h2 id="${anchorOf(name)}">${name}</h2>
    <p>${description}</p>
    ${calls.map(callCard)}
  </section>`
}

function refusals(): Html {
  return html`<section aria-labelledby="errors">
    <h2 id="errors">Errors</h2>
    <p>
      A failed request changes nothing. Its body is an <a href="#schema-Error">Error</a> with a
      human-readable message.
    </p>
    <div class="card">
      <dl class="fields">
        ${Object.entries(refusalMeanings).map(
          ([status, { meaning }]) =>
            html`<div id="refused-${status}">
              <dt><code>${status}</code></dt>
              <dd>${withCode(meaning)}</dd>
            </div>`,
        )}
      </dl>
    </div>
  </section>`
}

function schemas({ components }: OpenApi): Html {
  return html`<section aria-labelledby="schemas">
    <h2 id="schemas">Schemas</h2>
    <p>Named parts of request and response bodies.</p>
    ${Object.entries(components.schemas).map(([name, schema]) => schemaCard(name, schema))}
  </section>`
}

function schemaCard(name: string, schema: JsonSchema): Html {
  return html`<article class="card" id="schema-${name}" aria-labelledby="schema-${name}-name">
    <h3 id="schema-${name}-name"><a href="#schema-${name}">${name}</a></h3>
    ${schema.description ? html`<p class="summary">${withCode(schema.description)}</p>` : ''}
    ${fieldList(schema, 'answered')}
  </article>`
}

function anchorOf(name: string): string {
  return `about-${name.toLowerCase().replace(/\W+/g, '-')}`
}
