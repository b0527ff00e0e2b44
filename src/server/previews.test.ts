import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Preview } from '../domain/documents/preview.ts'
import { storeUnavailable } from '../storage/engine/unavailable.ts'
import { securityHeaders } from './security-headers.ts'
import { asPreview, findPreview, type PreviewVariables } from './previews.ts'

const id = '0123456789abcdef0123456789abcdef'

function site(find: (id: string) => Promise<Preview | undefined>) {
  const asked: string[] = []
  const previews = { find: (one: string) => (asked.push(one), find(one)) }
  const app = new Hono<PreviewVariables>()
    .use(findPreview({ previews } as never, () => new Date('2025-11-03T09:00:00Z')))
    .use(securityHeaders)
    .get('*', (c) => c.text(c.get('preview') ? 'previewed' : 'as it is'))
  return {
    asked,
    async visit(path: string) {
      const answer = await app.request(path)
      return [await answer.text(), answer.headers.get('x-frame-options')]
    },
  }
}

test('a page that is asked for with a preview shows it and may be framed (PRV-3)', async () => {
  const { visit } = site(async () => ({}) as Preview)
  expect(await visit(`/ar/blog/1?trial=${id}`)).toEqual(['previewed', 'SAMEORIGIN'])
  expect(await visit('/ar/blog/1')).toEqual(['as it is', 'DENY'])
})

test('no other answer asks for one (PRV-3)', async () => {
  const { visit, asked } = site(async () => ({}) as Preview)
  for (const path of ['/api/docs', '/login', '/dashboard', '/media/1.webp', '/blog/1.data']) {
    expect(await visit(`${path}?trial=${id}`), path).toEqual(['as it is', 'DENY'])
  }
  expect(await visit(`/blog/1?trial=${id}0`)).toEqual(['as it is', 'DENY'])
  expect(asked).toEqual([])
})

test('while the database is away the page is as it is kept, with every header', async () => {
  const { visit } = site(() => Promise.reject(storeUnavailable()))
  expect(await visit(`/blog/1?trial=${id}`)).toEqual(['as it is', 'DENY'])
})

test('a previewed page keeps its text, and neither scripts, frames nor addresses of links', () => {
  const page =
    '<a class="x" href="/blog">Blog</a><script nonce="1">one</script><b>href="/y"</b><iframe src="https://map.example"></iframe>'
  expect(asPreview(page)).toBe('<a class="x">Blog</a><b>href="/y"</b>')
})
