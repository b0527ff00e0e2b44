import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startedApi } from '../../../tests/support/api.ts'
import { docsPage } from './docs-page.ts'
import type { OpenApi } from './openapi-document.ts'

async function page() {
  const { stranger } = await startedApi('SQLite')
  const { text: html, headers } = await stranger.get('/docs')
  const description: OpenApi = (await stranger.get('/openapi.json')).body
  return { html, headers, description }
}

const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '')

describe('the page of the API', () => {
  test('shows every call with its method, its path and an example', async () => {
    const { html, description } = await page()
    expect(Object.keys(description.paths).length).toBeGreaterThan(30)
    for (const [path, operations] of Object.entries(description.paths)) {
      for (const [method, { operationId, summary }] of Object.entries(operations)) {
        const [, card = ''] = html.split(`id="${operationId}"`)
        const [shown = ''] = card.split('</article>')
        for (const part of [method.toUpperCase(), `<code>${path}</code>`, `${summary}.`, 'curl']) {
          expect(shown, operationId).toContain(part)
        }
      }
    }
  })

  test('leads nowhere but to itself and its description', async () => {
    const { html } = await page()
    const ids = valuesOf(html, 'id')
    expect(new Set(ids).size).toBe(ids.length)
    const links = [...valuesOf(html, 'href'), ...valuesOf(html, 'src')]
    const elsewhere = links.filter((link) => !ids.includes(link.replace(/^#/, '')))
    expect([...new Set(elsewhere)]).toEqual(['/api/openapi.json'])
  })

  test('passes its own content security policy', async () => {
    const { html, headers } = await page()
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ])
    expect(html.match(/<style/g)).toHaveLength(1)
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=|<link|<img|url\(|@import/)
  })

  test('shows markup in a description as the text it is', async () => {
    const { description } = await page()
    const title = '<script>alert(1)</script>'
    const html = String(await docsPage({ ...description, info: { ...description.info, title } }))
    expect(html).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt;</h1>')
    expect(html).not.toContain('<script')
  })

  test('names the callers, the limits and the languages of what it shows', async () => {
    const { html } = await page()
    expect(html).toMatch(/<html lang="en">/)
    for (const part of [
      'Administrators',
      'Public (API key required)',
      'text (up to 300 characters)',
      '<bdi lang="ar">افتتاح في حماة</bdi>',
    ]) {
      expect(html).toContain(part)
    }
  })
})
