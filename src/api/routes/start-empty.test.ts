import { describe, expect, test } from 'vitest'
import { articlesPath, type Caller, formOf } from '../../../tests/support/api.ts'
import { archive, done, postsPath } from '../../../tests/support/archive.ts'
import { glassworks, halfTranslated, openingInHama } from '../../../tests/support/cast.ts'
import { figureOf } from '../../../tests/support/figures.ts'
import { aboutUs } from '../../../tests/support/pages.ts'
import {
  cardsPath,
  changeBannerGallery,
  expectRefused,
  picture,
  readSection,
  saveSection,
  videoAddress,
} from '../../../tests/support/newsroom.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'

const listed = async (caller: Caller, section: string) =>
  (await caller.get(articlesPath(section))).body.content.articles.en.map(
    ({ title }: { title: string }) => title,
  )

async function filled(engine: EngineName) {
  const world = await archive(engine)
  const { layla, storage, addGrowers } = world
  const form = { ...openingInHama.en, image: await picture(), youtube: `["${videoAddress}"]` }
  await layla.post(`${postsPath}/en`, { form: formOf(form) })
  await layla.post(`${postsPath}/ar/1`, { form: openingInHama.ar })
  await layla.post(`${articlesPath('products')}/en`, { form: halfTranslated })
  await addGrowers()
  await layla.post(`${cardsPath}?lang=en`, { form: glassworks })
  await saveSection(layla, 'identity', { company_name: { en: 'Naoura' } })
  await saveSection(layla, 'aboutUs', { section_title: { en: 'Who we are' } })
  await saveSection(layla, 'banner', { banner_title: { en: 'Water' } })
  await changeBannerGallery(layla, { youtube: `["${videoAddress}"]` })
  await storage.demo.remember()
  return {
    ...world,
    hasDemo: async () => (await layla.get('/overview')).body.start.demo as boolean,
    content: async () => ({
      posts: (await layla.get(articlesPath())).body.content,
      products: (await layla.get(articlesPath('products'))).body.content,
      banner: await readSection(layla, 'banner'),
      aboutUs: await readSection(layla, 'aboutUs'),
      identity: await readSection(layla, 'identity'),
      cards: (await readSection(layla, 'partners')).cards,
    }),
  }
}

describe.each(engines)('Layla, starting empty on %s,', (engine) => {
  test.each([
    ['goes where nobody uses it', async () => {}, 0],
    [
      'stays where another article shows it',
      (layla: Caller, id: string) =>
        layla.post(`${postsPath}/en`, { form: { ...openingInHama.en, image_media: id } }),
      1,
    ],
    [
      'stays where the text of another article shows it',
      (layla: Caller, media: string, width: number) =>
        layla.post(`${postsPath}/en`, {
          form: { ...openingInHama.en, content: figureOf({ media, width }) },
        }),
      1,
    ],
    [
      'stays where a page shows it',
      (layla: Caller, media: string, width: number) => {
        const body = { en: figureOf({ media, width }) }
        return layla.post('/pages', { json: { ...aboutUs, texts: { 'body:opening1': body } } })
      },
      1,
    ],
    [
      'stays where somebody has described it',
      (layla: Caller, id: string) => layla.post(`/media/${id}`, { json: { alt: { en: 'Ours' } } }),
      1,
    ],
  ])('MED-11 a picture of the demo in the library %s', async (_name, use, left) => {
    const { layla, trash } = await filled(engine)
    const stored = async () => (await layla.get('/media')).body.media
    const [{ id, width }] = await stored()
    await use(layla, id, width)
    const { trash_ids } = (await layla.post('/start-empty')).body
    expect(await stored()).toHaveLength(left)
    expect((await trash(layla)).map(({ kind }) => kind)).not.toContain('media')
    await layla.post('/trash/restore-multiple', { json: { ids: trash_ids } })
    expect(await stored()).toMatchObject([{ id }])
  })

  test('MED-11 a picture of the demo goes for a starting point, too, and comes back with its article', async () => {
    const { layla } = await filled(engine)
    const stored = async () => (await layla.get('/media')).body.media
    const before = await stored()
    expect(before).toHaveLength(1)
    const { trash_ids: ids } = (await layla.post('/start-as', { json: { kind: 'clinic' } })).body
    expect(await stored()).toEqual([])
    await layla.post('/trash/restore-multiple', { json: { ids } })
    expect(await stored()).toMatchObject([{ id: before[0].id }])
  })

  test('removes all that the demo brought, and has it back as it was', async () => {
    const { layla, watched, trash, hasDemo, content } = await filled(engine)
    const before = await content()
    const changes = await watched.told()
    const { status, body } = await layla.post('/start-empty')
    expect([status, body]).toEqual([
      200,
      {
        ...done,
        trash_ids: expect.any(Array),
        reset: expect.arrayContaining(['banner', 'aboutUs', 'identity']),
      },
    ])
    expect(body.reset).toHaveLength(3)
    expect(await watched.told()).toBe(changes + 1)
    expect((await trash(layla)).map(({ id }) => id).toSorted()).toEqual(body.trash_ids.toSorted())
    expect([await listed(layla, 'posts'), await listed(layla, 'products')]).toEqual([[], []])
    expect((await readSection(layla, 'partners')).cards).toEqual({ en: [], ar: [] })
    expect(await readSection(layla, 'banner')).toMatchObject({
      banner_title: { en: '', ar: '' },
      gallery: [],
    })
    expect(await hasDemo()).toBe(false)

    const ids = body.trash_ids.toReversed()
    const back = await layla.post('/trash/restore-multiple', { json: { ids } })
    expect([back.status, back.body]).toEqual([200, done])
    const after = await content()
    expect(JSON.stringify(after).replace(/"revision":\d+/g, '')).toBe(
      JSON.stringify(before).replace(/"revision":\d+/g, ''),
    )
    expect(await trash(layla)).toEqual([])
    expect(await hasDemo()).toBe(true)
    expect((await layla.post('/start-empty')).body.trash_ids).toHaveLength(body.trash_ids.length)
  })

  test('keeps whatever someone has made their own', async () => {
    const { layla, omar, hasDemo } = await filled(engine)
    await omar.post(`${postsPath}/ar/1`, { form: { title: 'عنواننا' } })
    await omar.post(`${cardsPath}/2?lang=en`, { form: { name: 'Our glassworks' } })
    await changeBannerGallery(omar, { youtube: `["${videoAddress}"]` })
    await omar.post(`${articlesPath('business')}/en`, { form: halfTranslated })
    await saveSection(omar, 'contactUs', { section_title: { en: 'Write to us' } })
    const { body } = await layla.post('/start-empty')
    expect(body.trash_ids).toHaveLength(4)
    expect(body.reset.toSorted()).toEqual(['aboutUs', 'identity'])
    expect(await listed(omar, 'posts')).toEqual([openingInHama.en.title])
    expect(await listed(omar, 'business')).toEqual([halfTranslated.title])
    expect(await listed(omar, 'products')).toEqual([])
    expect((await readSection(omar, 'partners')).cards.en).toMatchObject([
      { name: 'Our glassworks' },
    ])
    expect((await readSection(omar, 'banner')).banner_title.en).toBe('Water')
    expect((await readSection(omar, 'contactUs')).section_title.en).toBe('Write to us')
    expect(await hasDemo()).toBe(false)
  })

  test('takes a change for a change even when the text is what it was', async () => {
    const { layla, omar, restore } = await filled(engine)
    await omar.post(`${postsPath}/en/1`, { form: { title: 'Ours' } })
    await restore(`${postsPath}/1`, 2)
    await layla.post('/start-empty')
    expect(await listed(omar, 'posts')).toEqual([openingInHama.en.title])
  })

  test('finds what was deleted and brought back by hand still the demo’s', async () => {
    const { layla, omar, undo } = await filled(engine)
    await omar.delete(`${postsPath}/1`)
    await undo()
    await omar.post('/sections/aboutUs/reset')
    await saveSection(omar, 'aboutUs', { section_description: { en: 'We lift water.' } })
    await undo()
    const { body } = await layla.post('/start-empty')
    expect(await listed(omar, 'posts')).toEqual([])
    expect(body.reset.toSorted()).toEqual(['banner', 'identity'])
  })

  test('is told when nothing of the demo is left, or never was', async () => {
    const world = await filled(engine)
    const { layla } = world
    await layla.post('/start-empty')
    const refusal = 'There is no demo content left to remove.'
    await expectRefused(world, () => layla.post('/start-empty'), [409, refusal])
    const without = await archive(engine)
    await expectRefused(without, () => without.layla.post('/start-empty'), [409, refusal])
  })

  test('does it once, however often she asks at the same moment', async () => {
    const { layla } = await filled(engine)
    const answers = await Promise.all(Array.from({ length: 5 }, () => layla.post('/start-empty')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  })

  test('leaves nothing half removed while others write', async () => {
    const { layla, omar } = await filled(engine)
    const [emptied, saved] = await Promise.all([
      layla.post('/start-empty'),
      omar.post(`${postsPath}/en/1`, { form: { title: 'Ours' } }),
    ])
    const titles = await listed(layla, 'posts')
    const products = await listed(layla, 'products')
    expect([200, 409]).toContain(emptied.status)
    expect(products).toEqual(emptied.status === 200 ? [] : [halfTranslated.title])
    expect(titles).toEqual(saved.status === 200 ? ['Ours'] : [])
  })
})

describe.each(engines)('Bringing several things back on %s', (engine) => {
  test('is done for all or none', async () => {
    const world = await filled(engine)
    const { layla, omar, trash, restoreFromTrash } = world
    await layla.post('/start-empty')
    const ids = (await trash(layla)).map(({ id }) => id)
    const all = (caller: Caller, json: object) => caller.post('/trash/restore-multiple', { json })
    await expectRefused(world, () => all(layla, { ids: [...ids, 9_999] }), [
      404,
      'Not Found: The requested resource was not found.',
    ])
    await expectRefused(world, () => all(omar, { ids }), [
      403,
      'Forbidden: You do not have permission.',
    ])
    await saveSection(layla, 'aboutUs', { section_title: { en: 'Ours' } })
    const conflict = await all(layla, { ids })
    expect([conflict.status, conflict.body.conflicts]).toEqual([
      409,
      [expect.objectContaining({ field: 'section_title', mine: 'Who we are', theirs: 'Ours' })],
    ])
    expect(await listed(layla, 'posts')).toEqual([])
    await restoreFromTrash(ids[0] ?? 0, layla)
    expect((await all(layla, { ids })).status).toBe(404)
  })

  test('takes an article that was emptied before it was deleted', async () => {
    const { omar, trash } = await filled(engine)
    await omar.post(`${postsPath}/ar/1`, { form: { title: '', content: '' } })
    await omar.delete(`${postsPath}/1`)
    const ids = (await trash()).map(({ id }) => id).toReversed()
    const json = { ids: [...ids, ...ids] }
    expect((await omar.post('/trash/restore-multiple', { json })).status).toBe(200)
    const { article } = (await omar.get('/posts/keys/articles/articles/1/ar')).body
    expect(article.texts).toEqual(openingInHama)
  })

  test.each<[object, string]>([
    [{ ids: [] }, 'ids'],
    [{ ids: ['1'] }, 'ids'],
    [{ ids: [0] }, 'ids'],
    [{ ids: Array(301).fill(1) }, 'ids'],
    [{ ids: [1], all: true }, 'all'],
  ])('is refused of %j', async (json, field) => {
    const world = await archive(engine)
    const { omar } = world
    const { status, body } = await omar.post('/trash/restore-multiple', { json })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })
})
