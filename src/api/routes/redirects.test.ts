import { describe, expect, test } from 'vitest'
import { archive, done } from '../../../tests/support/archive.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import { byLayla } from '../../../tests/support/cast.ts'
import { engines, type EngineName } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'
import { redirectLimits } from '../../domain/seo/redirect.ts'

const toBlog = { kind: 'section', section: 'posts' } as const
const redirect = { path: '/news.html', target: toBlog }

async function movedSite(engine: EngineName) {
  const world = await archive(engine)
  await openedInHama(world.storage.articles)
  const { layla, storage } = world
  return {
    ...world,
    add: (json: object) => layla.post('/redirects', { json }),
    importAll: (lines: string[]) =>
      layla.post('/redirects/import', { json: { list: lines.join('\n') } }),
    listed: async () => (await layla.get('/redirects')).body.redirects,
    leadsTo: async (path: string) =>
      (await storage.redirects.addressFrom(path, 'https://naoura.example'))?.address,
  }
}

describe.each(engines)('Layla, leading old addresses on on %s,', (engine) => {
  test('names the target by what it is, so that it has its present address (SEO-3)', async () => {
    const { add, listed, leadsTo } = await movedSite(engine)
    const { status, body } = await add({ ...redirect, path: 'https://old.example/news.html/' })
    const added = { id: 1, ...redirect, automatic: false, uses: 0, used_at: null }
    expect([status, body]).toEqual([201, { ...done, redirect: added }])
    expect(await listed()).toEqual([added])
    await add({ path: '/ar/الأخبار', target: toBlog })
    await add({ path: '/shop', target: { kind: 'external', address: 'https://shop.example/a b' } })
    await add({ path: '/hama', target: { kind: 'path', path: '/blog/1/' } })
    expect(await leadsTo('/news.html')).toBe('/blog')
    expect(await leadsTo('/ar/الأخبار')).toBe('/ar/blog')
    expect(await leadsTo('/shop')).toBe('https://shop.example/a b')
    expect(await leadsTo('/hama')).toBe('/blog/1')
    expect(await leadsTo('/News.html')).toBe('/blog')
  })

  test('leads to a page and to an article wherever they are now, and keeps off the addresses of pages', async () => {
    const { add, leadsTo, storage } = await movedSite(engine)
    const { id } = await storage.pages.create(
      { 'title.en': 'About us', status: 'published' },
      byLayla(),
    )
    await add({ path: '/company.html', target: { kind: 'page', id } })
    await add({ path: '/hama', target: { kind: 'article', section: 'posts', id: 1 } })
    expect(await leadsTo('/company.html')).toBe('/about-us')
    expect(await leadsTo('/hama')).toBe('/blog/1')
    await storage.pages.change(id, { 'slug.en': 'faq' }, byLayla())
    expect(await leadsTo('/company.html')).toBe('/faq')
    for (const path of ['/faq', '/FAQ', '/about-us']) {
      expect((await add({ ...redirect, path })).status, path).toBe(409)
    }
    await storage.pages.change(id, { status: 'pending' }, byLayla())
    expect(await leadsTo('/company.html')).toBeUndefined()
  })

  test('is refused what answers, is taken, leads nowhere or is no address', async () => {
    const { add, listed } = await movedSite(engine)
    await add(redirect)
    const refused = async (changes: object) => {
      const { status, body } = await add({ ...redirect, path: '/old', ...changes })
      return [status, body.error, ...Object.keys(body.fields)]
    }
    const answers = 'A page already answers at this address.'
    const nowhere = 'This link leads nowhere.'
    const impossible = 'This cannot be an address.'
    for (const path of ['/', '/ar', '/blog', '/blog/1', '/search', '/dashboard/x', '/robots.txt']) {
      expect(await refused({ path }), path).toEqual([409, answers, 'path'])
    }
    for (const path of ['/old?id=7', 'old', '/%00', '/%zz']) {
      expect(await refused({ path }), path).toEqual([400, impossible, 'path'])
    }
    expect(await refused({ path: '/NEWS.html/../news.html' })).toEqual([
      409,
      messages.addressTaken,
      'path',
    ])
    for (const target of [
      { kind: 'path', path: '/blog/2' },
      { kind: 'path', path: '/news.html' },
      { kind: 'contact' },
      { kind: 'external', address: 'javascript:alert(1)' },
      { kind: 'external', address: 'https://[shop.example' },
    ]) {
      expect(await refused({ target })).toEqual([400, nowhere, 'target'])
    }
    expect(await refused({ target: { kind: 'home', path: '/x' } })).toEqual([
      400,
      messages.unknownField,
      'target',
    ])
    expect(await listed()).toHaveLength(1)
  })

  test('cannot lead around in a circle by the site’s own host (SEO-3)', async () => {
    const { add, importAll, listed } = await movedSite(engine)
    const external = (address: string) => ({ kind: 'external', address })
    const own = 'https://naoura.example'
    await add({ path: '/hama', target: external(`${own}/blog/1`) })
    expect((await listed())[0].target).toEqual({ kind: 'path', path: '/blog/1' })
    const circle = await add({ path: '/old', target: external(`${own}/old`) })
    expect([circle.status, circle.body.fields]).toEqual([400, { target: messages.leadsNowhere }])
    const asked = await add({ path: '/old', target: external(`${own}/search?q=pump`) })
    expect([asked.status, asked.body.fields]).toEqual([400, { target: messages.addressInvalid }])
    const circles = await importAll([`/a ${own}/b`, `/b ${own}/a`])
    expect(Object.keys(circles.body.fields)).toEqual(['lines.1', 'lines.2'])
  })

  test('leads on in one hop where an address that was led to has moved itself', async () => {
    const { add, layla, leadsTo } = await movedSite(engine)
    await add({ path: '/hama', target: { kind: 'path', path: '/blog/1' } })
    await layla.delete('/sections/posts/keys/articles/articles/1')
    expect(await leadsTo('/hama')).toBeUndefined()
    await add({ path: '/blog/1', target: { kind: 'path', path: '/blog' } })
    expect(await leadsTo('/hama')).toBe('/blog')
    const hidden = { form: { content: JSON.stringify({ posts_hidden: true }) } }
    await layla.post('/sections/navigation/content', hidden)
    expect(await leadsTo('/hama')).toBeUndefined()
  })

  test('pastes a list that is right as a whole, or nothing of it (SEO-4)', async () => {
    const { importAll, listed } = await movedSite(engine)
    const wrong = await importAll(['/a /blog', '/blog /a', '/b /nowhere', '/a /products', 'x y'])
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      {
        'lines.2': 'A page already answers at this address.',
        'lines.3': 'This link leads nowhere.',
        'lines.4': 'This address is already in use.',
        'lines.5': 'This cannot be an address.',
      },
    ])
    expect(await listed()).toEqual([])
    const lines = Array.from({ length: redirectLimits.lines }, (_, index) => `/old/${index} /blog`)
    const right = await importAll(lines)
    expect([right.status, right.body]).toEqual([201, { ...done, added: 500 }])
    const surplus = await importAll([...lines, '/one-more /blog'])
    expect(surplus.body.fields).toEqual({ list: messages.linksTooMany })
  })

  test('has room for 2,000 of them', async () => {
    const { add, storage } = await movedSite(engine)
    const listed = Array.from({ length: redirectLimits.redirects }, (_, index) => ({
      path: `/old/${index}`,
      target: toBlog,
      line: index,
    }))
    await storage.redirects.addAll(listed, {}, byLayla())
    const { status, body } = await add(redirect)
    expect([status, body.fields]).toEqual([400, { path: messages.linksTooMany }])
  })

  test('adds an address once when several add it at once', async () => {
    const { add, listed } = await movedSite(engine)
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(redirect)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)])
    expect(await listed()).toHaveLength(1)
  })

  test('has a deleted one back from the trash, unless its address is in use again', async () => {
    const { add, layla, listed, restoreFromTrash, trash } = await movedSite(engine)
    await add(redirect)
    const before = await listed()
    const { trash_id: removed } = (await layla.delete('/redirects/1')).body
    expect(await listed()).toEqual([])
    expect(await trash()).toEqual([])
    expect(await trash(layla)).toMatchObject([
      { kind: 'redirect', names: [{ language: null, name: '/news.html' }] },
    ])
    expect((await restoreFromTrash(removed, layla)).body).toEqual(done)
    expect(await listed()).toEqual(before)
    const { trash_id: again } = (await layla.delete('/redirects/1')).body
    await add(redirect)
    const { status, body } = await restoreFromTrash(again, layla)
    expect([status, body.error]).toEqual([409, messages.addressTaken])
    expect((await layla.delete('/redirects/1')).status).toBe(404)
  })

  test('has a deleted one back neither where a page answers meanwhile nor beyond 2,000', async () => {
    const { add, layla, restoreFromTrash, storage } = await movedSite(engine)
    const { id } = (await add({ ...redirect, path: '/faq' })).body.redirect
    const { trash_id: removed } = (await layla.delete(`/redirects/${id}`)).body
    const faq = await storage.pages.create({ 'title.en': 'FAQ', status: 'published' }, byLayla())
    const answered = await restoreFromTrash(removed, layla)
    expect([answered.status, answered.body.error]).toEqual([409, messages.addressAnswers])
    await storage.pages.remove(faq.id, byLayla())
    const listed = Array.from({ length: 2_000 }, (_, line) => ({
      path: `/old/${line}`,
      target: toBlog,
      line,
    }))
    await storage.redirects.addAll(listed, {}, byLayla())
    const full = await restoreFromTrash(removed, layla)
    expect([full.status, full.body.fields]).toEqual([400, { path: messages.linksTooMany }])
    await layla.delete(`/redirects/${id + 1}`)
    expect((await restoreFromTrash(removed, layla)).status).toBe(200)
  })
})
