import { describe, expect, test } from 'vitest'
import { fileOf, formOf } from '../../../tests/support/api.ts'
import { byLayla, hoursLater, today } from '../../../tests/support/cast.ts'
import { openedLibraryRoom } from '../../../tests/support/library.ts'
import { french, picture } from '../../../tests/support/newsroom.ts'
import { uniquePicture } from '../../../tests/support/pictures.ts'
import { engines, openedDatabase } from '../../../tests/support/storages.ts'

describe.each(engines)('The media library on %s', (engine) => {
  test('MED-1 has what Omar uploads, newest first, 24 a page', async () => {
    const { clock, found, omar, upload } = await openedLibraryRoom(engine)
    for (const [index, name] of ['one.jpg', 'two.png', 'three.webp'].entries()) {
      clock.now = hoursLater(index)
      await upload(name)
    }
    expect(await found()).toEqual(['three', 'two', 'one'])
    expect(await found('?page=2&limit=2')).toEqual(['one'])
    const { media, pagination } = (await omar.get('/media')).body
    expect(pagination).toEqual({ current_page: 1, last_page: 1, total: 3 })
    expect(media[2]).toMatchObject({
      name: 'one',
      bytes: expect.any(Number),
      added_at: today.toISOString(),
      added_by: 'Omar',
      focus: null,
      decorative: false,
      alt: { en: '', ar: '' },
      caption: { en: '', ar: '' },
      revision: 0,
    })
    expect(media[2].bytes).toBeGreaterThan(100)
  })

  test('MED-1 is searched by name, alt text and caption, as articles are', async () => {
    const { change, found, upload } = await openedLibraryRoom(engine)
    const noria = await upload('ناعورة حماة.jpg')
    const mill = await upload('Mill.jpg')
    await change(noria, { alt: { en: 'A wheel by the Orontes' } })
    await change(mill, { caption: { ar: 'طاحونة على العاصي' } })
    expect(await found('?q=نواعير')).toEqual([])
    expect(await found('?q=الناعوره')).toEqual(['ناعورة حماة'])
    expect(await found('?q=oront')).toEqual(['ناعورة حماة'])
    expect(await found('?q=عاصي')).toEqual(['Mill'])
    expect(await found('?q=mill wheel')).toEqual([])
    await change(mill, { name: 'Water mill' })
    expect(await found('?q=water')).toEqual(['Water mill'])
  })

  test('MED-1, MED-8 shows what nothing uses, and what lacks an alt text in a language', async () => {
    const { article, change, found, upload } = await openedLibraryRoom(engine)
    const [cover, wheel, ornament] = [
      await upload('cover.jpg'),
      await upload('wheel.jpg'),
      await upload('ornament.jpg'),
    ]
    await article({ image_media: cover })
    expect(new Set(await found('?unused=true'))).toEqual(new Set(['wheel', 'ornament']))
    await change(cover, { alt: { en: 'A well', ar: 'بئر' } })
    await change(wheel, { alt: { en: 'A wheel' } })
    await change(ornament, { decorative: true })
    expect(await found('?missing_alt=ar')).toEqual(['wheel'])
    expect(await found('?missing_alt=en')).toEqual([])
    expect(await found(`?ids=${wheel},${'0'.repeat(32)}`)).toEqual(['wheel'])
    expect(await found(`?missing_alt=ar&ids=${cover}`)).toEqual([])
  })

  test.each(['alt', 'caption'])(
    'takes no %s in a language that the site does not have',
    async (field) => {
      const { change, found, upload } = await openedLibraryRoom(engine)
      const noria = await upload()
      const { status, body } = await change(noria, { [field]: { fr: 'Une noria' } })
      expect([status, body.fields]).toEqual([
        400,
        { [`${field}.fr`]: 'This language does not exist.' },
      ])
      expect(await found('?q=noria')).toEqual(['noria'])
    },
  )

  test('MED-3 says of a picture that it is there already, and keeps it once', async () => {
    const { change, found, layla, omar } = await openedLibraryRoom(engine)
    const bytes = await uniquePicture()
    const send = (name: string, caller = omar) =>
      caller.post('/media', { form: formOf({ 'images[]': [fileOf(bytes, name)] }) })
    const first = await send('noria.jpg')
    expect(first.status).toBe(201)
    expect(first.body.media).toMatchObject([{ name: 'noria', known: false }])
    await change(first.body.media[0].id, { alt: { en: 'A noria' } })
    const second = await send('copy.jpg', layla)
    expect(second.body.media).toMatchObject([
      { id: first.body.media[0].id, name: 'noria', known: true, alt: { en: 'A noria', ar: '' } },
    ])
    expect(await found()).toEqual(['noria'])
    const both = [fileOf(await uniquePicture(), 'two.jpg'), fileOf(bytes, 'noria.jpg')]
    const mixed = await omar.post('/media', { form: formOf({ 'images[]': both }) })
    expect(mixed.body.media.map(({ known }: { known: boolean }) => known)).toEqual([false, true])
  })

  test('has room for 20,000 pictures, deleted ones not counted', async () => {
    const { found, omar, storage, upload } = await openedLibraryRoom(engine)
    const first = await upload()
    const numbers = Array.from({ length: 19_998 }, (_, number) => number.toString(16))
    const shared = {
      width: 1,
      height: 1,
      blur: '',
      used_at: today.toISOString(),
      library: 1,
    } as const
    const rows = numbers.map((number) => ({ ...shared, id: number.padStart(32, '0') }))
    const { write } = openedDatabase(storage.place)
    for (let at = 0; at < rows.length; at += 1_000) {
      const some = rows.slice(at, at + 1_000)
      await write('product', (trx) => trx.insertInto('media').values(some).execute())
    }
    await upload('last.jpg')
    const send = async () => {
      const form = formOf({ 'images[]': [await picture()] })
      const { status, body } = await omar.post('/media', { form })
      return [status, body.error]
    }
    expect(await send()).toEqual([400, 'The library has no room for this many images.'])
    await omar.delete(`/media/${first}`)
    expect(await send()).toEqual([201, undefined])
    expect(await found('?q=noria')).toEqual([])
  })

  test('has what content shows, but no avatars, until someone deletes it', async () => {
    const { article, found, layla, read, saveArticle, storage } = await openedLibraryRoom(engine)
    const id = await article({})
    await saveArticle(id, { image: await picture() })
    await layla.call('PATCH', '/account', { form: formOf({ avatar: await picture() }) })
    expect(await found()).toEqual(['picture'])
    await saveArticle(id, { image: '' })
    await storage.trash.purge(hoursLater(24 * 31))
    await storage.media.sweep(hoursLater(24 * 31))
    await storage.media.sweep(hoursLater(24 * 62))
    const [stored] = (await layla.get('/media')).body.media
    expect((await read(stored.id)).uses).toEqual([])
  })

  test('keeps texts in each language, with history and conflicts', async () => {
    const { change, omar, read, upload } = await openedLibraryRoom(engine)
    const id = await upload()
    const saved = await change(id, { alt: { ar: 'ناعورة' }, focus: { x: 0.5, y: 0.3 } })
    expect(saved.body.picture).toMatchObject({ alt: { en: '', ar: 'ناعورة' }, revision: 1 })
    await change(id, { alt: { en: 'A noria' }, caption: { ar: 'حماة' }, base_revision: 0 })
    const late = await change(id, { alt: { ar: 'دولاب' }, base_revision: 0 })
    expect(late.status).toBe(409)
    expect(late.body.conflicts).toMatchObject([
      { field: 'alt', language: 'ar', mine: 'دولاب', theirs: 'ناعورة' },
    ])
    expect(late.body.document).toEqual((await read(id)).picture)
    const path = `/media/${id}/history`
    expect((await omar.get(path)).body.revisions).toHaveLength(2)
    const { values } = (await omar.get(`${path}/1`)).body
    expect(values).toMatchObject({ alt: { ar: 'ناعورة' }, focus: { x: 0.5, y: 0.3 } })
    await omar.post(`${path}/1/restore`)
    expect((await read(id)).picture).toMatchObject({
      alt: { en: '', ar: 'ناعورة' },
      caption: { en: '', ar: '' },
      focus: { x: 0.5, y: 0.3 },
    })
  })

  test('MED-6 what Omar deletes comes back with its texts', async () => {
    const { change, found, omar, read, removed, upload } = await openedLibraryRoom(engine)
    const id = await upload()
    await change(id, { alt: { ar: 'ناعورة' }, decorative: true })
    const { picture: before } = await read(id)
    const { trash_id } = (await omar.delete(`/media/${id}`)).body
    expect(await found()).toEqual([])
    expect((await omar.get(`/media/${id}`)).status).toBe(404)
    expect(await removed()).toMatchObject([
      { id: trash_id, subject: id, names: [{ language: null, name: 'noria' }] },
    ])
    expect((await omar.post(`/trash/${trash_id}/restore`)).status).toBe(200)
    expect((await read(id)).picture).toEqual({ ...before, revision: expect.any(Number) })
  })

  test('MED-6 what is uploaded or shown again leaves the trash', async () => {
    const { found, omar, removed, upload, article } = await openedLibraryRoom(engine)
    const bytes = await uniquePicture()
    const id = await upload('noria.jpg', bytes)
    const cover = await upload('cover.jpg')
    const shown = await article({ image_media: cover })
    await omar.delete(`/sections/posts/keys/articles/articles/${shown}`)
    await omar.post('/media/delete-multiple', { json: { ids: [id, cover] } })
    expect(await removed()).toHaveLength(2)
    await upload('noria.jpg', bytes)
    const [entry] = (await omar.get('/trash?kind=article')).body.removed
    await omar.post(`/trash/${entry.id}/restore`)
    expect(await removed()).toEqual([])
    expect(new Set(await found())).toEqual(new Set(['noria', 'cover']))
  })

  test('a language that is deleted takes its texts along and brings them back', async () => {
    const { change, found, layla, read, storage, upload } = await openedLibraryRoom(engine)
    const id = await upload('wheel.jpg')
    const added = await layla.post('/languages', { json: french })
    await change(id, { alt: { fr: 'Une noria' } })
    const { trash_id } = (await layla.delete(`/languages/${added.body.language.id}`)).body
    expect((await read(id)).picture.alt).toEqual({ en: '', ar: '' })
    expect(await found('?q=noria')).toEqual([])
    await layla.post(`/trash/${trash_id}/restore`)
    expect(await found('?q=noria')).toEqual(['wheel'])
    expect((await read(id)).picture.alt).toMatchObject({ fr: 'Une noria' })
    await storage.languages.remove(added.body.language.id, byLayla())
    await storage.trash.purge(hoursLater(24 * 31))
    await layla.post('/languages', { json: french })
    expect((await read(id)).picture.alt).toMatchObject({ fr: '' })
  })
})
