import { describe, expect, test } from 'vitest'
import { previewedOpening } from '../../../tests/support/articles.ts'
import { attacks, forbiddenTags } from '../../../tests/support/attacks.ts'
import { expectRefused, newsroom, type Newsroom } from '../../../tests/support/newsroom.ts'
import { messages } from '../../domain/messages.ts'
import { articlePreviewInLanguage } from '../../domain/documents/preview.ts'
import { engines, openedDatabase } from '../../../tests/support/storages.ts'

const { article } = previewedOpening.overlay
const picture = 'blob:https://wajha.example/6f0c7d0e-3f9a-4a38-8d0c-0d6f6f1f4a11'

function previewOf(changes: object) {
  return { json: { overlay: { article: { ...article, ...changes } } } }
}

async function previewed({ omar, storage, clock }: Newsroom, changes: object = {}) {
  const { status, body } = await omar.post('/trials', previewOf(changes))
  expect(status).toBe(201)
  const preview = await storage.previews.find(body.id, clock.now)
  if (!preview?.article) throw new Error('the preview is not kept')
  return {
    ...preview,
    article: preview.article,
    id: body.id as string,
    expiresAt: body.expires_at as string,
  }
}

describe.each(engines)('a preview on %s (PRV-2)', (engine) => {
  test('is kept for an hour under a name nobody guesses, and saves nothing', async () => {
    const world = await newsroom(engine)
    const before = await world.stored()
    const { id, expiresAt, article: stored } = await previewed(world)
    expect(id).toMatch(/^[\da-f]{32}$/)
    expect(new Date(expiresAt).getTime() - world.clock.now.getTime()).toBe(3_600_000)
    expect(stored.texts.ar?.title).toBe('افتتاح في حماة')
    expect(await world.stored()).toEqual(before)
    expect(await world.watched.told()).toBe(0)
    const later = new Date(world.clock.now.getTime() + 3_600_000)
    expect(await world.storage.previews.find(id, later)).toBeUndefined()
    await world.storage.previews.purge(later)
    const { db } = openedDatabase(world.storage.place)
    expect(await db.selectFrom('trials').select('id').execute()).toEqual([])
  })

  test('shows other values at the same address until it has expired', async () => {
    const world = await newsroom(engine)
    const { id } = await previewed(world)
    const texts = { en: { title: 'Opening in Homs', content: '' } }
    const changed = await world.omar.post(`/trials/${id}`, previewOf({ texts }))
    expect([changed.status, changed.body.id]).toEqual([200, id])
    expect(JSON.stringify(world.watched.calls)).toContain('/trials/…')
    expect(JSON.stringify(world.watched.calls)).not.toContain(id)
    const found = await world.storage.previews.find(id, world.clock.now)
    expect(found?.article?.texts).toEqual(texts)
    world.clock.now = new Date(world.clock.now.getTime() + 3_600_000)
    expect((await world.omar.post(`/trials/${id}`, previewOf({}))).status).toBe(404)
  })

  test('has what the article says in results, as far as it is written (SEO-1)', async () => {
    const world = await newsroom(engine)
    const text = { title: 'Opening', content: '', meta_title: 'A workshop', meta_description: '' }
    const { article: stored } = await previewed(world, { texts: { en: text } })
    expect(stored.texts.en).toEqual({ title: 'Opening', content: '', meta_title: 'A workshop' })
    expect(articlePreviewInLanguage(stored, 'en')).toMatchObject({ meta_title: 'A workshop' })
  })

  test('is cleaned as a save would be', async () => {
    const world = await newsroom(engine)
    const content = `<p>x</p>${attacks.join('')}`
    const { article: stored } = await previewed(world, {
      texts: { en: { title: 'Attacked', content } },
    })
    expect(forbiddenTags(stored.texts.en?.content ?? '')).toEqual([])
  })

  test('takes pictures that only the browser has, in their places', async () => {
    const world = await newsroom(engine)
    const file = { file: picture, width: 800, height: 600 }
    const gallery = [
      { youtube: 'https://youtu.be/dQw4w9WgXcQ', title: {} },
      { picture: { ...file, file: `${picture}b` }, title: { en: 'Dawn', ar: '' } },
    ]
    const { article: stored, files } = await previewed(world, { image: file, gallery })
    expect(files).toHaveLength(2)
    const shown = [
      stored.gallery[1]?.type === 'image' && stored.gallery[1].picture.id,
      stored.cover?.id,
    ]
    const addresses = shown.map((id) => files[Number(String(id).split('-')[1])])
    expect(addresses).toEqual([`${picture}b`, picture])
    expect(stored.gallery[1]?.titles).toEqual({ en: 'Dawn' })
  })

  test('of nothing shows pages as they are', async () => {
    const world = await newsroom(engine)
    const { status, body } = await world.omar.post('/trials', { json: { overlay: {} } })
    expect(status).toBe(201)
    const stored = await world.storage.previews.find(body.id, world.clock.now)
    expect(stored).toEqual({ article: null, files: [], page: null, look: null })
  })

  test('of a look is for those who may save one, and is checked as a save is', async () => {
    const { layla, omar, storage, clock } = await newsroom(engine)
    const look = { hero: 'split', brand: '#1B6FB5', paper: 'warm' }
    expect((await omar.post('/trials', { json: { overlay: { look } } })).status).toBe(403)
    const { status, body } = await layla.post('/trials', { json: { overlay: { look } } })
    expect(status).toBe(201)
    const stored = await storage.previews.find(body.id, clock.now)
    expect(stored).toEqual({
      article: null,
      files: [],
      page: null,
      look: { hero: 'split', brand: '#1b6fb5' },
    })
    const wrong = { overlay: { look: { hero: 'tall' } } }
    expect((await layla.post('/trials', { json: wrong })).status).toBe(400)
    const change = await omar.post(`/trials/${body.id}`, { json: { overlay: { look } } })
    expect(change.status).toBe(403)
  })

  test('of menus and words is for those who may save them, and is checked as a save is', async () => {
    const { layla, omar, storage, clock } = await newsroom(engine)
    const menu = [{ id: 'home0000', target: { kind: 'home' } }]
    const overlay = {
      navigation: { menu, labels: { home0000: { ar: 'البداية' }, gone0000: { ar: 'أين' } } },
      words: { business_name: { ar: 'خدماتنا', en: '' }, contact_send: { en: 'Send it' } },
    }
    for (const [name, part] of Object.entries(overlay)) {
      const answer = await omar.post('/trials', { json: { overlay: { [name]: part } } })
      expect(answer.status, name).toBe(403)
    }
    const { status, body } = await layla.post('/trials', { json: { overlay } })
    expect(status).toBe(201)
    expect(await storage.previews.find(body.id, clock.now)).toMatchObject({
      navigation: { menu, 'label:home0000.ar': 'البداية' },
      words: { ar: { business_name: 'خدماتنا' }, en: { contact_send: 'Send it' } },
    })
    for (const words of [{ contact_copy: { en: 'Take it' } }, { home: { fr: 'Accueil' } }]) {
      expect((await layla.post('/trials', { json: { overlay: { words } } })).status).toBe(400)
    }
  })

  test('is refused for what a save would be refused for', async () => {
    const world = await newsroom(engine)
    const refused = async (changes: object, ...fields: string[]) => {
      const answer = await world.omar.post('/trials', previewOf(changes))
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, fields])
    }
    await refused({ price: '5' }, 'price')
    await refused({ section: 'products', price: 'much' }, 'overlay')
    await refused({ texts: { fr: { title: '', content: '' } } }, 'texts')
    await refused({ texts: { en: { title: 'x'.repeat(301), content: '' } } }, 'overlay')
    await refused({ image: { media: '0'.repeat(32) } }, 'image')
    await refused(
      { image: { file: 'https://elsewhere.example/a', width: 1, height: 1 } },
      'overlay',
    )
    await refused({ image: { file: 'blob:https://a/"><b', width: 1, height: 1 } }, 'overlay')
    await refused({ unknown: true }, 'overlay')
    expect((await world.omar.post('/trials', previewOf({ id: 7_000 }))).status).toBe(404)
  })

  test('is no larger than 256 KB, and the oldest of more than a hundred is forgotten', async () => {
    const world = await newsroom(engine)
    const content = `<p>${'ن'.repeat(130_000)}</p>`
    const texts = { ar: { title: '', content }, en: { title: '', content } }
    const whole = () => world.omar.post('/trials', previewOf({ texts }))
    await expectRefused(world, whole, [413, messages.tooLarge])
    const first = await previewed(world)
    for (let count = 0; count < 100; count++) {
      world.clock.now = new Date(world.clock.now.getTime() + 1)
      await world.omar.post('/trials', previewOf({}))
    }
    expect(await world.storage.previews.find(first.id, world.clock.now)).toBeUndefined()
  })

  test('is not for visitors', async () => {
    const world = await newsroom(engine)
    expect((await world.visitor.post('/trials', previewOf({}))).status).toBe(401)
  })
})
