import { describe, expect, test } from 'vitest'
import { startedApi } from '../../../tests/support/api.ts'
import { aboutUs } from '../../../tests/support/pages.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'
import { pagePreviewInLanguage } from '../../domain/documents/preview.ts'

const body = 'body:opening1'

async function startedWorld(engine: EngineName) {
  const world = await startedApi(engine)
  const omar = await world.signedInAs('Omar')
  const previewed = async (page: object) => {
    const answer = await omar.post('/trials', { json: { overlay: { page } } })
    const id = String(answer.body.id)
    const stored = await world.storage.previews.find(id, world.clock.now)
    return { ...answer, page: stored?.page ?? null }
  }
  return { ...world, omar, previewed }
}

describe.each(engines)('a trial of a page on %s (PAG-6)', (engine) => {
  test('shows what is not saved of a pending page, over what is', async () => {
    const { omar, previewed, storage } = await startedWorld(engine)
    const { page } = (await omar.post('/pages', { json: aboutUs })).body
    const unsaved = { texts: { [body]: { en: '<p onclick="x()">Water</p>' } } }
    const preview = await previewed({ id: page.id, ...unsaved })
    expect(preview.status).toBe(201)
    if (!preview.page) throw new Error('the preview is not kept')
    const shown = (language: string) =>
      preview.page && pagePreviewInLanguage(preview.page, language)
    expect(shown('en')).toMatchObject({
      id: page.id,
      title: 'About us',
      listed: false,
      blocks: [{ kind: 'text', body: '<p>Water</p>' }],
    })
    expect(shown('ar')).toMatchObject({ blocks: [{ body: aboutUs.texts[body].ar }] })
    expect(shown('fr')).toMatchObject({ title: '–', blocks: [] })
    expect(await storage.pages.findBySlug('en', 'about-us')).toBeUndefined()
    expect((await storage.pages.get(page.id)).revision).toBe(1)
  })

  test('shows a new page, and the home page in another order', async () => {
    const { previewed, storage } = await startedWorld(engine)
    expect((await previewed({ id: null, ...aboutUs })).page).toMatchObject({
      id: null,
      order: ['opening1'],
    })
    const { order } = await storage.pages.get(1)
    const turned = order.toReversed()
    expect((await previewed({ id: 1, order: turned })).page).toMatchObject({ id: 1, order: turned })
    expect((await storage.pages.list({ page: 1, perPage: 10 })).total).toBe(1)
  })

  test('is refused what a save would be refused', async () => {
    const { previewed } = await startedWorld(engine)
    const unknown = await previewed({ id: null, texts: { 'heading:opening1': { en: 'x' } } })
    expect([unknown.status, unknown.body.fields]).toEqual([
      400,
      { 'heading:opening1.en': 'Unknown field.' },
    ])
    expect((await previewed({ id: 99 })).status).toBe(404)
    expect((await previewed({ id: 1, title: { en: 'Home' } })).status).toBe(400)
    const blocks = { opening1: { kind: 'carousel' } }
    expect((await previewed({ id: null, blocks })).status).toBe(400)
  })
})
