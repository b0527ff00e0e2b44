import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Trial } from '../domain/documents/trial.ts'
import { storeUnavailable } from '../storage/engine/unavailable.ts'
import { securityHeaders } from './security-headers.ts'
import { asTrial, findTrial, type TrialVariables } from './trials.ts'

const id = '0123456789abcdef0123456789abcdef'

function site(find: (id: string) => Promise<Trial | undefined>) {
  const asked: string[] = []
  const trials = { find: (one: string) => (asked.push(one), find(one)) }
  const app = new Hono<TrialVariables>()
    .use(findTrial({ trials } as never, () => new Date('2025-11-03T09:00:00Z')))
    .use(securityHeaders)
    .get('*', (c) => c.text(c.get('trial') ? 'tried' : 'as it is'))
  return {
    asked,
    async visit(path: string) {
      const answer = await app.request(path)
      return [await answer.text(), answer.headers.get('x-frame-options')]
    },
  }
}

test('a page that is asked for with a trial shows it and may be framed (PRV-3)', async () => {
  const { visit } = site(async () => ({}) as Trial)
  expect(await visit(`/ar/blog/1?trial=${id}`)).toEqual(['tried', 'SAMEORIGIN'])
  expect(await visit('/ar/blog/1')).toEqual(['as it is', 'DENY'])
})

test('no other answer asks for one (PRV-3)', async () => {
  const { visit, asked } = site(async () => ({}) as Trial)
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

test('a tried page keeps its text, and neither scripts nor addresses of links', () => {
  const page = '<a class="x" href="/blog">Blog</a><script nonce="1">one</script><b>href="/y"</b>'
  expect(asTrial(page)).toBe('<a class="x">Blog</a><b>href="/y"</b>')
})
