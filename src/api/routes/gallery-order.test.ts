import { describe, expect, test } from 'vitest'
import { formOf } from '../../../tests/support/api.ts'
import { postsPath } from '../../../tests/support/archive.ts'
import { byLayla, openingInHama } from '../../../tests/support/cast.ts'
import { everyGallery, type Item, letters, videos } from '../../../tests/support/galleries.ts'
import { french, newsroom, picture } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'
import { galleryLimits } from '../../domain/gallery/gallery.ts'

const idsOf = (gallery: Item[]) => gallery.map(({ id }) => id)
const titlesOf = (gallery: { title: unknown }[]) => gallery.map(({ title }) => title)
const canal = { en: 'A lined canal', ar: 'قناة مبطّنة' }

describe.each(everyGallery)('Omar and the gallery of one %s on %s:', (_name, engine, open) => {
  test('he brings its items into another order and changes nothing else', async () => {
    const { omar, save, now, read } = await open(engine)
    const before = await now()
    const [a, b, c] = idsOf(before.gallery)
    expect((await save(omar, { order: `[${c},${a},${b}]` })).status).toBe(200)
    const after = await now()
    expect(letters(after.gallery)).toBe('cab')
    expect(after).toEqual({
      ...before,
      gallery: [c, a, b].map((id) => before.gallery.find((item) => item.id === id)),
      revision: before.revision + 1,
    })
    expect(await read('ar')).toMatchObject([{ id: c }, { id: a }, { id: b }])
    await save(omar, { order: `[${c},${a},${b}]` })
    expect((await now()).revision).toBe(after.revision)
  })

  test('he puts new items between the others while one goes', async () => {
    const { omar, save, now } = await open(engine)
    const [a, b, c] = idsOf((await now()).gallery)
    const form = {
      youtube: videos('x', 'y'),
      'images[]': await picture(),
      sort: '["video","image","video"]',
      delete_ids: `[${b}]`,
      order: `["new",${c},"new",${a},"new"]`,
    }
    expect((await save(omar, form)).status).toBe(200)
    const { gallery } = await now()
    expect(letters(gallery)).toBe('xcpay')
    await save(omar, { youtube: videos('z') })
    expect(letters((await now()).gallery)).toBe('xcpayz')
  })

  test('he gives titles in the languages he writes, and takes them away', async () => {
    const { omar, save, now, read, storage } = await open(engine)
    await storage.languages.add(french, byLayla())
    const [a, b] = idsOf((await now()).gallery)
    await save(omar, { titles: JSON.stringify({ [a ?? 0]: { ...canal, fr: ' Un canal ' } }) })
    await save(omar, { titles: JSON.stringify({ [a ?? 0]: { fr: '' }, [b ?? 0]: { ar: 'حقل' } }) })
    expect(titlesOf((await now()).gallery)).toEqual([canal, { ar: 'حقل' }, {}])
    expect(titlesOf(await read('en'))).toEqual([canal.en, '', ''])
    expect(titlesOf(await read('ar'))).toEqual([canal.ar, 'حقل', ''])
  })

  test('he gives new items their titles at once, as long as they may be', async () => {
    const { omar, save, now } = await open(engine)
    const long = 'ق'.repeat(galleryLimits.title)
    const form = {
      youtube: videos('x'),
      'images[]': await picture(),
      sort: '["video","image"]',
      new_titles: JSON.stringify([{}, { ar: long }]),
    }
    expect((await save(omar, form)).status).toBe(200)
    expect(titlesOf((await now()).gallery)).toEqual([{}, {}, {}, {}, { ar: long }])
  })

  test('a title of an item that goes at the same time goes with it', async () => {
    const { omar, save, now } = await open(engine)
    const [a] = idsOf((await now()).gallery)
    const titles = JSON.stringify({ [a ?? 0]: canal })
    expect((await save(omar, { delete_ids: `[${a}]`, titles })).status).toBe(200)
    expect(letters((await now()).gallery)).toBe('bc')
  })

  test('its history knows every order and title, and brings them back', async () => {
    const { omar, save, now, path } = await open(engine)
    const start = await now()
    const [a, b, c] = idsOf(start.gallery)
    await save(omar, { titles: JSON.stringify({ [a ?? 0]: canal }) })
    await save(omar, { order: `[${c},${b},${a}]` })
    await save(omar, { delete_ids: `[${a}]` })
    const { revisions } = (await omar.get(`${path}/history?limit=3`)).body
    const title = { field: `gallery_title:${a}` }
    const titles = [
      { ...title, language: 'en' },
      { ...title, language: 'ar' },
    ]
    const gallery = { field: 'gallery', language: null }
    expect(revisions.map(({ fields }: { fields: object[] }) => fields)).toEqual([
      expect.arrayContaining([gallery, ...titles]),
      [gallery],
      expect.arrayContaining(titles),
    ])
    const then = (await omar.get(`${path}/history/${start.revision + 2}`)).body.values.gallery
    expect([letters(then), then[2].title]).toEqual(['cba', canal])

    await omar.post(`${path}/history/${start.revision + 2}/restore`)
    expect((await now()).gallery).toEqual(then)
    await omar.post(`${path}/history/${start.revision}/restore`)
    expect((await now()).gallery).toEqual(start.gallery)
  })
})

describe.each(everyGallery)('Two editors arranging one %s on %s', (_name, engine, open) => {
  test('both keep titles in different languages', async () => {
    const { layla, omar, save, now } = await open(engine)
    const { revision, gallery } = await now()
    const [a] = idsOf(gallery)
    const titled = (language: 'en' | 'ar') => ({
      titles: JSON.stringify({ [a ?? 0]: { [language]: canal[language] } }),
      base_revision: String(revision),
    })
    expect((await save(layla, titled('en'))).status).toBe(200)
    expect((await save(omar, titled('ar'))).status).toBe(200)
    expect((await now()).gallery[0]?.title).toEqual(canal)
  })

  test('are told of both titles in one language', async () => {
    const { layla, omar, save, now, rows } = await open(engine)
    const { revision, gallery } = await now()
    const [a] = idsOf(gallery)
    const titled = (ar: string) => ({
      titles: JSON.stringify({ [a ?? 0]: { ar } }),
      base_revision: String(revision),
    })
    await save(layla, titled('قناة'))
    const before = await rows()
    const { status, body } = await save(omar, titled('ساقية'))
    expect([status, body.conflicts]).toEqual([
      409,
      [
        {
          name: `gallery_title:${a}.ar`,
          field: `gallery_title:${a}`,
          language: 'ar',
          mine: 'ساقية',
          theirs: 'قناة',
          changed_by: { id: 1, name: 'Layla' },
          changed_at: expect.any(String),
        },
      ],
    ])
    expect(body.document).toEqual(await now())
    expect((await save(omar, titled('قناة'))).status).toBe(200)
    expect(await rows()).toEqual(before)
  })

  test('keep an order and what the other added or removed meanwhile', async () => {
    const { layla, omar, save, now } = await open(engine)
    const { revision, gallery } = await now()
    const [a, b, c] = idsOf(gallery)
    const base_revision = String(revision)
    await save(layla, { youtube: videos('x'), delete_ids: `[${b}]`, base_revision })
    const order = `[${c},"new",${b},${a}]`
    expect((await save(omar, { order, youtube: videos('y'), base_revision })).status).toBe(200)
    expect(letters((await now()).gallery)).toBe('cyax')
  })

  test('are told of both orders', async () => {
    const { layla, omar, save, now, rows } = await open(engine)
    const { revision, gallery } = await now()
    const [a, b, c] = idsOf(gallery)
    const base_revision = String(revision)
    await save(layla, { order: `[${b},${a},${c}]`, base_revision })
    await save(layla, { titles: JSON.stringify({ [c ?? 0]: canal }) })
    const before = await rows()
    const mine = { order: `[${c},"new",${b},${a}]`, youtube: videos('y'), base_revision }
    const { status, body } = await save(omar, mine)
    expect([status, body.error, body.revision]).toEqual([
      409,
      'Someone else has saved changes since you opened this.',
      revision + 2,
    ])
    expect(body.document).toEqual(await now())
    const [conflict, ...others] = body.conflicts
    expect(others).toEqual([])
    expect(conflict).toMatchObject({
      field: 'gallery',
      language: null,
      changed_by: { name: 'Layla' },
    })
    expect([letters(conflict.mine), letters(conflict.theirs)]).toEqual(['cyba', 'bac'])
    expect(await rows()).toEqual(before)
    const stored = { ...mine, base_revision: String(body.revision) }
    expect((await save(omar, stored)).status).toBe(200)
    expect(letters((await now()).gallery)).toBe('cyba')
  })

  test('agree where both chose the same order', async () => {
    const { layla, omar, save, now } = await open(engine)
    const { revision, gallery } = await now()
    const [a, b, c] = idsOf(gallery)
    const form = { order: `[${b},${a},${c}]`, base_revision: String(revision) }
    const answers = await Promise.all([save(layla, form), save(omar, form)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await now()).toMatchObject({ revision: revision + 1 })
  })

  test('lose nothing to a title of what the other removed', async () => {
    const { layla, omar, save, now } = await open(engine)
    const { revision, gallery } = await now()
    const [a, b] = idsOf(gallery)
    const base_revision = String(revision)
    await save(layla, { delete_ids: `[${a}]`, base_revision })
    const titles = JSON.stringify({ [a ?? 0]: canal, [b ?? 0]: canal })
    expect((await save(omar, { titles, base_revision })).status).toBe(200)
    expect(titlesOf((await now()).gallery)).toEqual([canal, {}])
  })

  test('cannot title what is another’s, however long they looked away', async () => {
    const { layla, omar, save, now, rows } = await open(engine)
    const { revision } = await now()
    await save(layla, { youtube: videos('x') })
    const before = await rows()
    await save(omar, { titles: '{"4":{"en":"Stolen"}}', base_revision: String(revision) })
    expect(await rows()).toEqual(before)
    const { status } = await save(omar, { titles: '{"4":{"en":"Stolen"}}' })
    expect(status).toBe(400)
    expect(await rows()).toEqual(before)
  })
})

describe.each(engines)('Titles of a gallery on %s', (engine) => {
  test('come back with an article from the trash, and follow a language to its new code', async () => {
    const { omar, layla, storage } = await newsroom(engine)
    const { id } = await storage.languages.add(french, byLayla())
    const titles = [{ en: 'A canal', fr: 'Un canal' }]
    const form = { ...openingInHama.en, youtube: videos('a'), new_titles: JSON.stringify(titles) }
    await omar.post(`${postsPath}/en`, { form: formOf(form) })
    const article = async () => (await omar.get('/posts/keys/articles/articles/1/en')).body.article
    await omar.delete(`${postsPath}/1`)
    await layla.call('PATCH', `/languages/${id}`, { json: { code: 'de' } })
    const { removed } = (await omar.get('/trash')).body
    await omar.post(`/trash/${removed[0].id}/restore`)
    expect(titlesOf((await article()).gallery)).toEqual([{ en: 'A canal', de: 'Un canal' }])
    await layla.call('PATCH', `/languages/${id}`, { json: { code: 'it' } })
    expect(titlesOf((await article()).gallery)).toEqual([{ en: 'A canal', it: 'Un canal' }])
    await omar.post(`${postsPath}/1/history/1/restore`)
    expect(titlesOf((await article()).gallery)).toEqual([{ en: 'A canal', it: 'Un canal' }])
  })

  test('go and come back with the reset of the banner', async () => {
    const { omar } = await newsroom(engine)
    const form = formOf({ youtube: videos('a'), new_titles: JSON.stringify([canal]) })
    await omar.post('/sections/banner/gallery-simplified', { form })
    await omar.post('/sections/banner/reset')
    const { removed } = (await omar.get('/trash')).body
    await omar.post(`/trash/${removed[0].id}/restore`)
    const { gallery } = (await omar.get('/sections/banner/content')).body.content
    expect(titlesOf(gallery)).toEqual([canal])
  })
})
