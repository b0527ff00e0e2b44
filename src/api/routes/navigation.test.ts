import { describe, expect, test } from 'vitest'
import { archive } from '../../../tests/support/archive.ts'
import { articlesPath } from '../../../tests/support/api.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import { newsroom, readSection, saveSection } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'

const nothingSet = {
  posts_hidden: null,
  business_hidden: null,
  products_hidden: null,
  posts_authors: null,
  business_authors: null,
  products_authors: null,
  menu: null,
  footer: null,
  menu_button: null,
  labels: {},
}

const home = { id: 'home0000', target: { kind: 'home' } }
const blog = { id: 'blog0000', target: { kind: 'section', section: 'posts' } }
const contact = { id: 'contact0', target: { kind: 'contact' } }
const opening = (section: string, id = 1) => ({
  id: `open${section.slice(0, 4)}`,
  target: { kind: 'article', section, id },
})
const products = { id: 'products', target: { kind: 'section', section: 'products' } }
const services = { id: 'services', links: [contact] }
const addressed = (address: string) => ({
  menu: [{ id: 'external', target: { kind: 'external', address } }],
})
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...home, id: `home000${index}` }))

describe.each(engines)('Layla, hiding a section on %s,', (engine) => {
  test('takes its articles out of the public API, and back when she shows it again (NAV-4)', async () => {
    const { layla, visitor, storage } = await newsroom(engine)
    await openedInHama(storage.articles)
    const paths = [
      `${articlesPath()}/ar`,
      `${articlesPath()}/ar/related/1`,
      `${articlesPath()}/ar/1`,
      `/search/ar?q=${encodeURIComponent('النواعير')}`,
    ]
    const answers = () =>
      Promise.all(
        paths.map(async (path) => {
          const { status, body } = await visitor.get(path)
          return [status, body.articles?.length, body.pagination?.total]
        }),
      )
    const shown = await answers()
    expect(shown).toEqual([
      [200, 1, 1],
      [200, 0, undefined],
      [200, undefined, undefined],
      [200, 1, 1],
    ])
    const { body } = await saveSection(layla, 'navigation', { posts_hidden: true })
    expect(body.content).toEqual({ ...nothingSet, posts_hidden: true, revision: 1 })
    const none = [
      [200, 0, 0],
      [404, undefined, undefined],
      [404, undefined, undefined],
      [200, 0, 0],
    ]
    expect(await answers()).toEqual(none)
    expect(await storage.articles.addresses(1, 10)).toEqual([])
    expect(await storage.articles.languagesOf('posts', 1)).toEqual([])
    expect((await layla.get('/posts/keys/articles/articles/1/ar')).status).toBe(200)
    expect((await layla.get(articlesPath())).body.pagination.total).toBe(1)
    await saveSection(layla, 'navigation', { posts_hidden: null })
    expect(await answers()).toEqual(shown)
  })

  test('keeps what was hidden in another window meanwhile', async () => {
    const { layla } = await newsroom(engine)
    await saveSection(layla, 'navigation', { posts_hidden: true }, { base_revision: '0' })
    const { body } = await saveSection(
      layla,
      'navigation',
      { products_hidden: true },
      { base_revision: '0' },
    )
    expect(body.content).toMatchObject({ posts_hidden: true, products_hidden: true })
  })

  test('has her choice back from the trash, and alone may choose', async () => {
    const { layla, omar, undo } = await archive(engine)
    await saveSection(layla, 'navigation', { posts_hidden: true })
    expect((await saveSection(omar, 'navigation', { posts_hidden: null })).status).toBe(403)
    await layla.post('/sections/navigation/reset')
    expect(await readSection(layla, 'navigation')).toMatchObject(nothingSet)
    await undo(layla)
    expect(await readSection(layla, 'navigation')).toMatchObject({ posts_hidden: true })
  })
})

describe.each(engines)('Layla, making a menu on %s,', (engine) => {
  test('gives entries labels in each language, and loses those of what she removes', async () => {
    const { layla, visitor } = await newsroom(engine)
    const labels = { services: { ar: 'خدماتنا', en: 'Services' }, blog0000: { ar: 'الأخبار' } }
    const { body } = await saveSection(layla, 'navigation', {
      menu: [home, services, blog],
      menu_button: 'blog0000',
      labels,
    })
    const made = { menu: [home, services, blog], menu_button: 'blog0000', labels }
    expect(body.content).toEqual({ ...nothingSet, ...made, revision: 1 })
    const { content } = (await visitor.get('/sections/navigation/content/ar')).body
    expect(content).toEqual({ ...nothingSet, ...made })
    await saveSection(layla, 'navigation', { menu: [home, services] })
    const without = await readSection(layla, 'navigation')
    expect(without.menu_button).toBeNull()
    expect(without.labels).toEqual({ services: labels.services })
    const { values } = (await layla.get('/sections/navigation/history/1')).body
    expect(values['label:blog0000']).toEqual(labels.blog0000)
    await layla.post('/sections/navigation/history/1/restore')
    expect(await readSection(layla, 'navigation')).toMatchObject(made)
    await saveSection(layla, 'navigation', { menu: null })
    expect(await readSection(layla, 'navigation')).toMatchObject(nothingSet)
  })

  test('keeps the entries someone added meanwhile, and is told of a label that was changed', async () => {
    const { layla } = await newsroom(engine)
    await saveSection(layla, 'navigation', {
      menu: [home, blog],
      labels: { blog0000: { ar: 'أ' } },
    })
    const stale = { base_revision: '1' }
    await saveSection(
      layla,
      'navigation',
      { menu: [home, blog, products], labels: { blog0000: { ar: 'ب' } } },
      stale,
    )
    const merged = await saveSection(layla, 'navigation', { menu: [services, home, blog] }, stale)
    const ids = merged.body.content.menu.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(['services', 'home0000', 'blog0000', 'products'])
    const refused = await saveSection(
      layla,
      'navigation',
      { labels: { blog0000: { ar: 'ج' } } },
      stale,
    )
    expect([refused.status, refused.body.conflicts]).toEqual([
      409,
      [expect.objectContaining({ field: 'label:blog0000', language: 'ar', theirs: 'ب' })],
    ])
    const led = { ...blog, target: { kind: 'home' } }
    await saveSection(layla, 'navigation', { menu: [home, led] }, stale)
    const otherwise = { ...blog, target: { kind: 'contact' } }
    const both = await saveSection(layla, 'navigation', { menu: [home, otherwise] }, stale)
    expect([both.status, both.body.conflicts]).toEqual([
      409,
      [expect.objectContaining({ field: 'menu', language: null })],
    ])
  })
})

test.each([
  [addressed('javascript:alert(1)'), 'menu.0.target.address', messages.leadsNowhere],
  [addressed('/blog'), 'menu.0.target.address', messages.leadsNowhere],
  [addressed('https://'), 'menu.0.target.address', messages.leadsNowhere],
  [{ menu: many(8) }, 'menu', messages.linksTooMany],
  [{ footer: [{ id: 'column00', links: many(9) }] }, 'footer.0.links', messages.linksTooMany],
  [{ menu: [home, home] }, 'menu', messages.invalidInput],
  [{ footer: [{ id: 'column00', links: [home, home] }] }, 'footer', messages.invalidInput],
  [{ menu: [opening('posts', 0)] }, 'menu.0.target.id', messages.invalidInput],
  [{ menu: [opening('pages')] }, 'menu.0', messages.invalidInput],
  [{ labels: { home0000: { ar: 'أ'.repeat(61) } } }, 'labels.home0000.ar', messages.tooLong],
  [{ labels: { home0000: { fr: 'Accueil' } } }, 'label:home0000.fr', messages.languageUnknown],
])('a menu does not take %j', async (content, field, sentence) => {
  const { layla } = await newsroom('SQLite')
  const { status, body } = await saveSection(layla, 'navigation', content)
  expect([status, body.fields]).toEqual([400, { [field]: sentence }])
})

test('two who add links together cannot add more than there is room for', async () => {
  const { layla } = await newsroom('SQLite')
  await saveSection(layla, 'navigation', { menu: many(4) }, { base_revision: '0' })
  const others = many(4).map((entry) => ({ ...entry, id: entry.id.replace('home', 'more') }))
  const { status, body } = await saveSection(
    layla,
    'navigation',
    { menu: others },
    { base_revision: '0' },
  )
  expect([status, body.fields]).toEqual([400, { menu: messages.linksTooMany }])
})

test('the other sections of the site cannot be hidden', async () => {
  const { layla } = await newsroom('SQLite')
  const { status, body } = await saveSection(layla, 'navigation', { banner_hidden: true })
  expect([status, body.fields]).toEqual([400, { banner_hidden: messages.unknownField }])
})
