import { describe, expect, test } from 'vitest'
import { archive, postsPath } from '../../../tests/support/archive.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import { engines, type EngineName } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'

const irrigation = { name: { en: 'Irrigation', ar: 'الريّ' } }

async function opening(engine: EngineName) {
  const world = await archive(engine)
  await openedInHama(world.storage.articles)
  const { omar } = world
  const { topic } = (await omar.post('/topics', { json: irrigation })).body
  return {
    ...world,
    topic,
    give: (topics: number[]) =>
      omar.post(`${postsPath}/en/1`, { form: { topics: JSON.stringify(topics) } }),
    slugOf: async (language: string, json: object) =>
      (await omar.post('/topics', { json })).body.topic.texts[language].slug,
  }
}

describe.each(engines)('topics that Omar manages on %s', (engine) => {
  test('have an address in each language, whose number sets twins apart (TOP-4)', async () => {
    const { omar, topic, slugOf } = await opening(engine)
    expect([topic.texts.en.slug, topic.texts.ar.slug]).toEqual(['irrigation', 'الري'])
    expect(await slugOf('en', irrigation)).toBe('irrigation-2')
    expect(await slugOf('ar', { name: { ar: 'Irrigation' } })).toBe('irrigation')
    const taken = { name: { en: 'Water' }, slug: { en: 'Irrigation' } }
    const { status, body } = await omar.post('/topics', { json: taken })
    const sentence = messages.addressTakenBy.replace('{name}', 'Irrigation')
    expect([status, body.fields]).toEqual([409, { 'slug.en': sentence }])
  })

  test('keep their address when their name changes, and tell of a conflict', async () => {
    const { omar, topic, revisionsOf, restore } = await opening(engine)
    const change = { name: { en: 'Watering' }, base_revision: topic.revision }
    const saved = (await omar.post('/topics/1', { json: change })).body.topic
    expect(saved.texts.en).toEqual({ name: 'Watering', slug: 'irrigation', description: '' })
    const late = await omar.post('/topics/1', { json: { ...change, name: { en: 'Wells' } } })
    expect([late.status, late.body.conflicts]).toMatchObject([409, [{ name: 'name.en' }]])
    expect(await revisionsOf('/topics/1')).toHaveLength(2)
    await restore('/topics/1', 1)
    expect((await omar.get('/topics/1')).body.topic.texts.en.name).toBe('Irrigation')
    const nameless = await omar.post('/topics/1', { json: { name: { en: '', ar: '' } } })
    expect([nameless.status, nameless.body.fields]).toEqual([400, { name: messages.fieldRequired }])
  })

  test('narrow the lists of staff, with every other filter (TOP-10)', async () => {
    const { omar, give } = await opening(engine)
    await give([1])
    const count = async (query: string) =>
      (await omar.get(`${postsPath}?${query}`)).body.pagination.total
    const asked = ['topic=1', 'topic=1&missing=ar', 'topic=1&q=opening', 'topic=none', 'topic=2']
    expect(await Promise.all(asked.map(count))).toEqual([1, 0, 1, 0, 0])
    expect((await omar.get(`${postsPath}?topic=water`)).status).toBe(400)
    const { topics } = (await omar.get('/topics')).body
    expect(topics).toMatchObject([{ id: 1, ...irrigation, articles: 1, shown: { en: 1, ar: 1 } }])
  })
})
