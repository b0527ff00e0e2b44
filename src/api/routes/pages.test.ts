import { describe, expect, test } from 'vitest'
import { startedApi } from '../../../tests/support/api.ts'
import { today } from '../../../tests/support/cast.ts'
import { aboutUs } from '../../../tests/support/pages.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'
import { firstHomeOrder } from '../../domain/pages/home-page.ts'
import { pageOutlines } from '../../domain/pages/page.ts'
import { prepareRichText } from '../../storage/articles/rich-text-worker.ts'

async function startedWorld(engine: EngineName) {
  const world = await startedApi(engine)
  const omar = await world.signedInAs('Omar')
  const create = async (json: object = aboutUs) => (await omar.post('/pages', { json })).body.page
  const read = (slug: string, language = 'en') =>
    world.visitor.get(`/public/pages/${language}/${encodeURIComponent(slug)}`)
  return { ...world, omar, create, read }
}

describe.each(engines)('Omar, writing pages on %s,', (engine) => {
  test('creates one that is pending, with a slug in each language that has a title (PAG-1)', async () => {
    const { omar, watched, read } = await startedWorld(engine)
    const { status, body } = await omar.post('/pages', { json: aboutUs })
    expect(status).toBe(201)
    expect(body).toEqual({
      message: 'The page was created.',
      page: {
        id: 2,
        status: 'pending',
        listed: true,
        image: null,
        order: ['opening1'],
        blocks: { opening1: { kind: 'text' } },
        texts: {
          en: {
            title: 'About us',
            slug: 'about-us',
            'body:opening1': aboutUs.texts['body:opening1'].en,
          },
          ar: {
            title: 'من نحن',
            slug: 'من-نحن',
            'body:opening1': aboutUs.texts['body:opening1'].ar,
          },
        },
        slugs: { en: 'about-us', ar: 'من-نحن' },
        created_at: today.toISOString(),
        updated_at: today.toISOString(),
        revision: 1,
      },
    })
    expect(await watched.told()).toBe(1)
    expect((await read('about-us')).status).toBe(404)
  })

  test('publishes it, and visitors read it in both languages (PAG-6)', async () => {
    const { omar, create, read } = await startedWorld(engine)
    const { id } = await create()
    await omar.post(`/pages/${id}`, { json: { status: 'published' } })
    const { status, body } = await read('من-نحن', 'ar')
    expect(status).toBe(200)
    expect(body.page).toEqual({
      id,
      title: 'من نحن',
      lead: '',
      image: null,
      blocks: [
        { kind: 'text', id: 'opening1', texts: { body: aboutUs.texts['body:opening1'].ar } },
      ],
      slugs: { en: 'about-us', ar: 'من-نحن' },
      updated_at: today.toISOString(),
    })
    expect((await read('about-us')).body.page.title).toBe('About us')
  })

  test.each(pageOutlines)(
    'begins one with an outline in both languages: %s (PAG-14)',
    async (outline) => {
      const { omar, storage } = await startedWorld(engine)
      const json = { outline, title: { en: 'A page of ours' }, status: 'published' }
      const { status, body } = await omar.post('/pages', { json })
      expect(status).toBe(201)
      expect(body.page.texts.en.title).toBe('A page of ours')
      expect(Boolean(body.page.slugs.ar)).toBe(outline !== 'blank')
      const texts = Object.values<Record<string, string>>(body.page.texts)
      const rich = texts.flatMap(Object.entries).filter(([name]) => name.startsWith('body:'))
      for (const [, text] of rich) expect((await prepareRichText(text)).content).toBe(text)
      const found = await storage.pages.findBySlug('en', 'a-page-of-ours')
      expect(found).toHaveProperty('page')
    },
  )

  test('finds the home page first in the list, with its first blocks', async () => {
    const { omar, create } = await startedWorld(engine)
    await create()
    const { pages } = (await omar.get('/pages')).body
    expect(pages.map(({ id }: { id: number }) => id)).toEqual([1, 2])
    expect(pages[1]).toEqual({
      id: 2,
      title: aboutUs.title,
      slugs: { en: 'about-us', ar: 'من-نحن' },
      status: 'pending',
      listed: true,
      in_menus: false,
      unwritten: [],
      changed: { by: { id: 2, name: 'Omar' }, at: today.toISOString() },
    })
    for (const [query, ids] of Object.entries({ 'about us': [2], من: [2], Abouts: [], us: [2] })) {
      const { body } = await omar.get(`/pages?q=${encodeURIComponent(query)}`)
      expect(
        body.pages.map(({ id }: { id: number }) => id),
        query,
      ).toEqual(ids)
      expect(body.pagination.total).toBe(ids.length)
    }
    const { page: home } = (await omar.get('/pages/home')).body
    expect(home).toMatchObject({ id: 1, order: firstHomeOrder, texts: {}, revision: 0 })
  })

  test('deletes it and takes it back with its address', async () => {
    const { omar, create } = await startedWorld(engine)
    const { id } = await create()
    const { body } = await omar.delete(`/pages/${id}`)
    expect((await omar.get(`/pages/${id}`)).status).toBe(404)
    await omar.post(`/trash/${body.trash_id}/restore`)
    const { page } = (await omar.get(`/pages/${id}`)).body
    expect(page).toMatchObject({ slugs: { en: 'about-us', ar: 'من-نحن' }, order: ['opening1'] })
  })
})
