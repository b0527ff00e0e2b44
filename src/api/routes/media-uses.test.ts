import { describe, expect, test } from 'vitest'
import { formOf } from '../../../tests/support/api.ts'
import { saveOf } from '../../../tests/support/articles.ts'
import { byLayla, cast, openingInHama } from '../../../tests/support/cast.ts'
import { openedLibraryRoom } from '../../../tests/support/library.ts'
import {
  cardForm,
  cardsPath,
  changeBannerGallery,
  growers,
  readSection,
  saveSection,
} from '../../../tests/support/newsroom.ts'
import { castIds } from '../../../tests/support/staff.ts'
import { engines, type EngineName } from '../../../tests/support/storages.ts'

async function shownEverywhere(engine: EngineName) {
  const world = await openedLibraryRoom(engine)
  const { article, layla, omar, saveArticle, upload } = world
  const id = await upload()
  const post = await article({ image_media: id, image_focus: '{"x":0,"y":0}' })
  await saveArticle(post, {
    picked: JSON.stringify([id]),
    new_titles: JSON.stringify([{ ar: 'ناعورة' }]),
  })
  const focus = { banner_focus: { x: 1, y: 1 } }
  await saveSection(omar, 'banner', focus, { banner_image_media: id })
  await changeBannerGallery(omar, { picked: JSON.stringify([id]) })
  await saveSection(layla, 'identity', {}, { logo_media: id, logo_dark_media: id, icon_media: id })
  const card = await omar.post(`${cardsPath}?lang=en`, {
    form: { ...cardForm(growers.en), logo_media: id },
  })
  await layla.call('PATCH', '/account', { form: formOf({ avatar_media: id }) })
  return { ...world, id, post, card: card.body.card.id }
}

type Room = Awaited<ReturnType<typeof openedLibraryRoom>>

const places: Record<string, (room: Room, id: string) => Promise<unknown>> = {
  'a cover': ({ article }, id) => article({ image_media: id }),
  'a picture of a gallery': ({ omar }, id) => changeBannerGallery(omar, { picked: `["${id}"]` }),
  'the banner': ({ omar }, id) => saveSection(omar, 'banner', {}, { banner_image_media: id }),
  'an icon': ({ layla }, id) => saveSection(layla, 'identity', {}, { icon_media: id }),
  'a block of a page': ({ omar }, id) => {
    const blocks = { picture1: { kind: 'picture', picture: { media: id } } }
    return omar.post('/pages', { json: { title: { en: 'About us' }, order: ['picture1'], blocks } })
  },
  'the logo of a partner': ({ omar }, id) =>
    omar.post(`${cardsPath}?lang=en`, { form: { ...cardForm(growers.en), logo_media: id } }),
  'the avatar of a user': ({ omar }, id) =>
    omar.call('PATCH', '/account', { form: formOf({ avatar_media: id }) }),
}

describe.each(engines)('Where a picture is used, on %s', (engine) => {
  test.each(Object.entries(places))('MED-1 %s alone is a use', async (_place, show) => {
    const room = await openedLibraryRoom(engine)
    const id = await room.upload()
    expect(await room.found('?unused=true')).toEqual(['noria'])
    await show(room, id)
    expect(await room.found('?unused=true')).toEqual([])
  })

  test('MED-5 is every place of today, with its names', async () => {
    const { article, card, id, post, read } = await shownEverywhere(engine)
    const other = await article({ image_media: id })
    const titles = { en: 'Opening in Hama' }
    const section = (subject: string, field: string) => ({
      kind: 'section',
      subject,
      section: null,
      field,
      titles: {},
    })
    const { uses } = await read(id)
    expect(uses).toHaveLength(10)
    expect(uses).toEqual(
      expect.arrayContaining([
        { kind: 'article', subject: `${other}`, section: 'posts', field: 'image', titles },
        { kind: 'article', subject: `${post}`, section: 'posts', field: 'image', titles },
        { kind: 'article', subject: `${post}`, section: 'posts', field: 'gallery', titles },
        section('banner', 'banner_image'),
        section('banner', 'gallery'),
        section('identity', 'logo'),
        section('identity', 'logo_dark'),
        section('identity', 'icon'),
        {
          kind: 'card',
          subject: `${card}`,
          section: null,
          field: 'logo',
          titles: { en: growers.en.name },
        },
        {
          kind: 'user',
          subject: `${castIds.Layla}`,
          section: null,
          field: 'avatar',
          titles: {},
          name: cast.Layla.name,
        },
      ]),
    )
  })

  test('MED-6 keeps it from being deleted, and says where that is', async () => {
    const { article, omar, read, removed, upload } = await openedLibraryRoom(engine)
    const [shown, unused] = [await upload('shown.jpg'), await upload('unused.jpg')]
    await article({ image_media: shown })
    const { status, body } = await omar.delete(`/media/${shown}`)
    expect(status).toBe(409)
    expect(body).toEqual({
      error: 'The picture is in use.',
      uses: (await read(shown)).uses,
    })
    const both = await omar.post('/media/delete-multiple', { json: { ids: [unused, shown] } })
    expect(both.status).toBe(409)
    expect(await removed()).toEqual([])
  })

  test('MED-7 Layla replaces it in all places at once, each with a revision', async () => {
    const { card, id, layla, post, read, readArticle, upload, visitor } =
      await shownEverywhere(engine)
    const other = await upload('other.jpg')
    const before = await readArticle(post)
    const { status, body } = await layla.post(`/media/${id}/replace`, { json: { by: other } })
    expect([status, body.changed]).toEqual([200, 5])
    expect((await read(id)).uses).toEqual([])
    expect((await read(other)).uses).toHaveLength(9)

    const article = await readArticle(post)
    expect(article).toMatchObject({
      picture: { id: other, focus: null },
      gallery: [{ id: before.gallery[0].id, picture: { id: other }, title: { ar: 'ناعورة' } }],
      revision: before.revision + 1,
    })
    const banner = await readSection(layla, 'banner')
    expect(banner).toMatchObject({
      picture: { id: other, focus: null },
      gallery: [{ picture: { id: other } }],
    })
    const identity = await readSection(layla, 'identity')
    expect(identity).toMatchObject({ picture: { id: other }, pictures: { icon: { id: other } } })
    const { cards } = (await visitor.get('/sections/partners/content/en')).body.content
    expect(cards).toMatchObject([{ id: card, logo_picture: { id: other } }])
    expect((await layla.get('/account')).body.user.avatar).toContain(other)
  })

  test('MED-7 what replacing changed can be restored', async () => {
    const { id, layla, omar, post, readArticle, upload } = await shownEverywhere(engine)
    const before = await readArticle(post)
    await layla.post(`/media/${id}/replace`, { json: { by: await upload('other.jpg') } })
    await omar.post(
      `/sections/posts/keys/articles/articles/${post}/history/${before.revision}/restore`,
    )
    const { revision: _revision, ...restored } = await readArticle(post)
    expect({ ...restored, revision: before.revision }).toEqual(before)
  })

  test('MED-7 Omar cannot replace it where he may not edit, nor by what is not there', async () => {
    const { id, omar, post, readArticle, upload } = await shownEverywhere(engine)
    const other = await upload('other.jpg')
    const refused = await omar.post(`/media/${id}/replace`, { json: { by: other } })
    expect(refused.status).toBe(403)
    for (const by of [id, '0'.repeat(32)]) {
      const { status, body } = await omar.post(`/media/${id}/replace`, { json: { by } })
      expect([status, body.fields]).toEqual([400, { by: 'This picture is not in the library.' }])
    }
    expect((await readArticle(post)).picture.id).toBe(id)
  })

  test('of a save and a deletion at once, no picture is shown that is not in the library', async () => {
    const { article, found, omar, upload } = await openedLibraryRoom(engine)
    const shown: number[] = []
    for (let turn = 0; turn < 8; turn++) {
      const id = await upload(`${turn}.jpg`)
      const [, created] = await Promise.allSettled([
        omar.delete(`/media/${id}`),
        article({ image_media: id }),
      ])
      if (created.status === 'fulfilled') shown.push(created.value)
    }
    expect(await found('?unused=true')).toEqual([])
    expect(await found()).toHaveLength(shown.length)
  })

  test('a save that was begun before its picture was deleted brings it back', async () => {
    const { found, removed, storage, upload } = await openedLibraryRoom(engine)
    const id = await upload()
    const [cover] = await storage.library.pick('image_media', [id])
    await storage.library.remove([id], byLayla())
    const save = saveOf('en', openingInHama.en, { image: cover })
    await storage.articles.create('posts', save, byLayla())
    expect(await found()).toEqual(['noria'])
    expect(await removed()).toEqual([])
  })
})

describe('Pictures of the library in forms', () => {
  const [engine] = engines

  test.each([
    ['an unknown picture', { image_media: '0'.repeat(32) }, 'image_media'],
    ['no id', { image_media: 'noria' }, 'image_media'],
    ['a picture and none', { image_media: 'id', image: '' }, 'image_media'],
    ['an unknown one for the gallery', { picked: `["${'0'.repeat(32)}"]` }, 'picked'],
  ])('%s is refused at its field', async (_name, form, field) => {
    const { article, saveArticle, upload } = await openedLibraryRoom(engine)
    const [id, post] = [await upload(), await article({})]
    const named = Object.entries(form).map(([name, value]) => [name, value === 'id' ? id : value])
    const { status, body } = await saveArticle(post, Object.fromEntries(named))
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  test('MED-4 a gallery takes several beside files and videos, in the order chosen', async () => {
    const { article, omar, readArticle, upload } = await openedLibraryRoom(engine)
    const [one, two] = [await upload('one.jpg'), await upload('two.jpg')]
    const id = await article({})
    const form = formOf({
      picked: JSON.stringify([two, one]),
      youtube: JSON.stringify(['https://youtu.be/dQw4w9WgXcQ']),
      sort: JSON.stringify(['picked', 'video', 'picked']),
    })
    await omar.post(`/sections/posts/keys/articles/articles/en/${id}`, { form })
    const { gallery } = await readArticle(id)
    expect(gallery.map((item: { picture: { id: string } | null }) => item.picture?.id)).toEqual([
      two,
      undefined,
      one,
    ])
  })

  test('a picture that left the library is not offered, and not taken', async () => {
    const { article, omar, saveArticle, upload } = await openedLibraryRoom(engine)
    const [id, post] = [await upload(), await article({})]
    await omar.delete(`/media/${id}`)
    const { body } = await saveArticle(post, { image_media: id })
    expect(body.fields).toEqual({ image_media: 'This picture is not in the library.' })
  })
})
