import { describe, expect, test } from 'vitest'
import { archive } from '../../../tests/support/archive.ts'
import { articlesPath } from '../../../tests/support/api.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import { newsroom, readSection, saveSection } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'

const nothingSet = { posts_hidden: null, business_hidden: null, products_hidden: null }

describe.each(engines)('Layla, hiding a section on %s,', (engine) => {
  test('takes its articles out of the public API, and back when she shows it again (NAV-4)', async () => {
    const { layla, visitor, storage } = await newsroom(engine)
    await openedInHama(storage.articles)
    const paths = [
      `${articlesPath()}/ar`,
      `${articlesPath()}/ar/related/2`,
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
      [200, 1, undefined],
      [200, undefined, undefined],
      [200, 1, 1],
    ])
    const { body } = await saveSection(layla, 'navigation', { posts_hidden: true })
    expect(body.content).toEqual({ ...nothingSet, posts_hidden: true, revision: 1 })
    const none = [
      [200, 0, 0],
      [200, 0, undefined],
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

test('the other sections of the site cannot be hidden', async () => {
  const { layla } = await newsroom('SQLite')
  const { status, body } = await saveSection(layla, 'navigation', { banner_hidden: true })
  expect([status, body.fields]).toEqual([400, { banner_hidden: messages.unknownField }])
})
