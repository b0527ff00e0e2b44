import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../tests/support/articles.ts'
import { byLayla, hoursLater, today } from '../../tests/support/cast.ts'
import { openedStorage } from '../../tests/support/storages.ts'
import { createTokens } from '../api/http/tokens.ts'
import { previewPath } from '../domain/articles/preview-link.ts'
import { logPage } from './log.ts'
import { securityHeaders } from './security-headers.ts'
import { previewHeaders, sharedPreviews } from './shared-previews.ts'

const tokens = createTokens('a secret of these tests')

async function shared() {
  const storage = await openedStorage('SQLite')
  const clock = { now: today }
  const id = await openedInHama(storage.articles)
  const link = await storage.previewLinks.add({ section: 'posts', id }, 1, byLayla())
  await storage.languages.add({ name: 'Français', code: 'fr', status: 'pending' }, byLayla())
  const token = tokens.previewToken(link.id)
  const find = sharedPreviews(storage, tokens, () => clock.now)
  return { storage, clock, id, find, token, path: previewPath(token) }
}

test('a link leads to every language there is, hidden ones too (PRV-6)', async () => {
  const { find, path, id } = await shared()
  for (const [address, language] of [
    [path, 'en'],
    [`${path}/ar`, 'ar'],
    [`${path}/ar.data`, 'ar'],
    [`${path}/fr`, 'fr'],
    [`${path}.data`, 'en'],
  ]) {
    const found = await find(address ?? '')
    expect(found?.language, address).toBe(language)
    expect(found?.languages.map(({ code }) => code)).toEqual(['en', 'ar', 'fr'])
    expect(found?.shared?.article.id).toBe(id)
  }
  expect(await find(`${path}/de`)).toBeNull()
  expect(await find(`${path}/ar/more`)).toBeNull()
})

test('it begins with a language that is written (PRV-6)', async () => {
  const { storage, find } = await shared()
  const arabic = saveOf('ar', { title: 'افتتاح في حماة' })
  const { id } = await storage.articles.create('posts', arabic, byLayla())
  const link = await storage.previewLinks.add({ section: 'posts', id }, 1, byLayla())
  expect((await find(previewPath(tokens.previewToken(link.id))))?.language).toBe('ar')
})

test('what was never a link is unknown, and one that has ended shows nothing (PRV-7)', async () => {
  const { clock, find, path } = await shared()
  for (const other of ['/preview', `${path}x`, path.replace('.', 'x.'), '/preview/..']) {
    expect(await find(other), other).toBeNull()
  }
  clock.now = hoursLater(24)
  expect(await find(`${path}/ar`)).toMatchObject({ language: 'ar', shared: null })
  const ended = await find(`${path}/fr`)
  expect(ended).toMatchObject({ language: 'en', shared: null })
  expect(ended?.languages.map(({ code }) => code)).toEqual(['en', 'ar'])
})

test('every answer at its address is kept and listed by nobody, and tells other sites the origin alone (PRV-8 PRV-10)', async () => {
  const app = new Hono()
    .use(previewHeaders)
    .use(securityHeaders)
    .get('/preview/moved', (c) => c.redirect('/preview/there', 301))
    .all('*', (c) => c.text('a page', 200, { 'cache-control': 'public' }))
  const headersOf = async (path: string) => {
    const { headers } = await app.request(path)
    return ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name))
  }
  const closed = ['no-store', 'noindex, nofollow, noarchive', 'strict-origin']
  for (const path of ['/preview', '/preview/a.b/ar', '/preview/a.b.data', '/preview/moved']) {
    expect(await headersOf(path), path).toEqual(closed)
  }
  expect(await headersOf('/previews')).toEqual(['public', null, 'strict-origin-when-cross-origin'])
})

test('a log line of a page has no token (PRV-10)', () => {
  const lines: object[] = []
  const log = { info: (line: object) => void lines.push(line), error: () => {} }
  const page = { requestId: '1', method: 'GET', status: 503, took: 0 }
  logPage(log, { ...page, path: '/preview/a.b/ar' })
  logPage(log, { ...page, path: '/blog/1' })
  expect(lines).toEqual([
    { ...page, path: '/preview/…' },
    { ...page, path: '/blog/1' },
  ])
})
