import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { fileOf, formOf } from '../../../tests/support/api.ts'
import {
  changeBannerGallery,
  newsroom,
  picture,
  readSection,
  saveSection,
  videoAddress,
} from '../../../tests/support/newsroom.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { engines } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'

describe.each(engines)('The banner’s picture and the company’s logo on %s', (engine) => {
  test.each([
    ['banner', 'banner_image', { banner_title: { en: 'Water' } }],
    ['identity', 'logo', { company_name: { en: 'Naoura' } }],
  ] as const)('are encoded anew in %s', async (name, field, texts) => {
    const { layla, visitor, storage } = await newsroom(engine)
    const withLocation = plainPicture(400, 300).withExif({ IFD0: { Artist: 'Omar' } })
    const file = fileOf(await withLocation.png().toBuffer(), 'noria.png')
    const { status, body } = await saveSection(layla, name, texts, { [field]: file })
    expect(status).toBe(200)
    const { id } = body.content.picture
    expect(body.content).toMatchObject({
      [field]: `/media/${id}/400.webp`,
      picture: { width: 400, height: 300, blur: expect.stringMatching(/^data:image\/webp/) },
      ...texts,
    })
    const stored = await sharp(join(storage.dataFolder, body.content[field])).metadata()
    expect(stored).toMatchObject({ format: 'webp', width: 400, height: 300 })
    expect(stored.exif).toBeUndefined()
    const read = (await visitor.get(`/sections/${name}/content/en`)).body.content
    expect(read).toMatchObject({ [field]: body.content[field], picture: body.content.picture })
  })

  test.each([
    ['banner', 'banner_image', 'banner_title'],
    ['identity', 'logo', 'company_name'],
  ] as const)('go from %s with a blank, and nothing else does', async (name, field, text) => {
    const { layla } = await newsroom(engine)
    const texts = { [text]: { en: 'Naoura' } }
    await saveSection(layla, name, texts, { [field]: await picture() })
    const stored = await saveSection(layla, name, { [text]: { ar: 'ناعورة' } })
    expect(stored.body.content[field]).not.toBe('')
    const gone = await saveSection(layla, name, {}, { [field]: '' })
    expect(gone.body.content).toEqual({
      ...stored.body.content,
      [field]: '',
      picture: null,
      revision: 3,
    })
    expect(await readSection(layla, name)).toEqual(gone.body.content)
    const still = await saveSection(layla, name, {}, { [field]: '' })
    expect(still.body.content.revision).toBe(3)
  })

  test('are replaced, and the same picture again changes nothing', async () => {
    const { omar } = await newsroom(engine)
    const [one, other] = [await picture(), await picture()]
    await saveSection(omar, 'banner', {}, { banner_image: one })
    const form = formOf({ banner_image: other })
    const { body } = await omar.post('/sections/banner/content', { form })
    expect(body.content.revision).toBe(2)
    const again = await saveSection(omar, 'banner', {}, { banner_image: other })
    expect(again.body.content).toEqual(body.content)
  })
})

describe.each(engines)('The banner’s gallery on %s', (engine) => {
  test('takes pictures and videos in their order, for all languages', async () => {
    const { omar, visitor, watched } = await newsroom(engine)
    const { status, body } = await changeBannerGallery(omar, {
      'images[]': [await picture(), await picture()],
      youtube: `["${videoAddress}"]`,
      sort: '["image","video","image"]',
      mode: 'append',
    })
    expect(status).toBe(200)
    expect(body.revision).toBe(1)
    const kinds = body.gallery_items.map(({ type }: { type: string }) => type)
    expect(kinds).toEqual(['image', 'youtube', 'image'])
    expect(body.gallery_items[1]).toEqual({
      id: expect.any(Number),
      type: 'youtube',
      url: videoAddress,
      picture: null,
      title: {},
    })
    expect(await watched.told()).toBe(1)
    expect((await readSection(omar, 'banner')).gallery).toEqual(body.gallery_items)
    for (const code of ['en', 'ar']) {
      const read = await visitor.get(`/sections/banner/content/${code}`)
      const titled = body.gallery_items.map((item: object) => ({ ...item, title: '' }))
      expect(read.body.content.gallery).toEqual(titled)
    }
  })

  test('loses items first and gets new ones at the end', async () => {
    const { omar } = await newsroom(engine)
    const youtube = JSON.stringify(
      ['a', 'b', 'c'].map((one) => `https://youtu.be/${one.repeat(11)}`),
    )
    const [a, b, c] = (await changeBannerGallery(omar, { youtube })).body.gallery_items
    const { body } = await changeBannerGallery(omar, {
      delete_ids: `[${a.id},${c.id},${a.id}]`,
      'images[]': await picture(),
    })
    expect(body.gallery_items).toEqual([b, expect.objectContaining({ type: 'image' })])
    const gone = await changeBannerGallery(omar, {
      delete_ids: JSON.stringify(body.gallery_items.map(({ id }: { id: number }) => id)),
    })
    expect(gone.body).toEqual({ gallery_items: [], revision: 3 })
  })

  test('stays when the texts are saved, and the other way round', async () => {
    const { omar } = await newsroom(engine)
    const { body } = await changeBannerGallery(omar, { youtube: `["${videoAddress}"]` })
    const saved = await saveSection(omar, 'banner', { banner_title: { en: 'Water' } })
    expect(saved.body.content.gallery).toEqual(body.gallery_items)
    await changeBannerGallery(omar, { 'images[]': await picture() })
    expect((await readSection(omar, 'banner')).banner_title.en).toBe('Water')
  })

  test('takes nothing, and nothing changes', async () => {
    const { omar, rows } = await newsroom(engine)
    const before = await rows()
    const { status, body } = await changeBannerGallery(omar, { sort: '[]', delete_ids: '[]' })
    expect([status, body]).toEqual([200, { gallery_items: [], revision: 0 }])
    expect(await rows()).toEqual(before)
  })

  test('is not that of an article', async () => {
    const { omar } = await newsroom(engine)
    const form = { title: 'Opening', content: '', youtube: `["${videoAddress}"]` }
    await omar.post('/sections/posts/keys/articles/articles/en', { form })
    const { body } = await changeBannerGallery(omar, { 'images[]': await picture() })
    expect(body.gallery_items).toHaveLength(1)
    const { article } = (await omar.get('/posts/keys/articles/articles/1/en')).body
    expect(article.gallery.map(({ type }: { type: string }) => type)).toEqual(['youtube'])
  })
})

describe.each(engines)('The identity on %s', (engine) => {
  test('has a logo for dark backgrounds and an icon, each with a history, besides its logo (LOOK-10, LOOK-17)', async () => {
    const { layla, omar, visitor } = await newsroom(engine)
    const files = { logo_dark: await picture(), icon: await picture() }
    expect((await saveSection(omar, 'identity', {}, files)).status).toBe(403)
    const { body } = await saveSection(layla, 'identity', {}, files)
    const { logo_dark, icon } = body.content
    expect(body.content).toMatchObject({ logo: '', picture: null, revision: 1 })
    expect(body.content.pictures.logo_dark.id).toBe(logo_dark.split('/')[2])
    const seen = (await visitor.get('/sections/identity/content/ar')).body.content
    expect(seen).toMatchObject({ logo_dark, icon, pictures: body.content.pictures })

    const gone = await saveSection(layla, 'identity', {}, { logo_dark: '' })
    expect(gone.body.content).toMatchObject({ logo_dark: '', icon, pictures: { logo_dark: null } })
    await layla.post('/sections/identity/history/1/restore')
    expect(await readSection(layla, 'identity')).toMatchObject({ logo_dark, icon, revision: 3 })
    await layla.post('/sections/identity/reset')
    expect(await readSection(layla, 'identity')).toMatchObject({ logo_dark: '', icon: '' })
    const refused = await saveSection(layla, 'banner', {}, { icon: await picture() })
    expect([refused.status, refused.body.fields]).toEqual([400, { icon: messages.unknownField }])
  })

  test('says which colours its logo has, of a grey one none (LOOK-13)', async () => {
    const { layla, visitor } = await newsroom(engine)
    const path = '/sections/identity/colours'
    const drawn = (background: string) =>
      sharp({ create: { width: 200, height: 160, channels: 3, background } })
        .png()
        .toBuffer()
    expect((await visitor.get(path)).status).toBe(401)
    expect((await layla.get(path)).body).toEqual({ colours: [] })
    await saveSection(layla, 'identity', {}, { logo: fileOf(await drawn('#1b6fb5')) })
    const [colour = ''] = (await layla.get(path)).body.colours
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    expect(Math.abs((red ?? 0) - 0x1b) + Math.abs((green ?? 0) - 0x6f)).toBeLessThan(12)
    expect(Math.abs((blue ?? 0) - 0xb5)).toBeLessThan(12)
    await saveSection(layla, 'identity', {}, { logo: fileOf(await drawn('#808080')) })
    expect((await layla.get(path)).body).toEqual({ colours: [] })
  })
})
