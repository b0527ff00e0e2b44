import { describe, expect, test } from 'vitest'
import { startedApi, type TestApi } from '../../../tests/support/api.ts'
import { byLayla, today } from '../../../tests/support/cast.ts'
import { aboutUs } from '../../../tests/support/pages.ts'
import { uniquePicture, uploaded } from '../../../tests/support/pictures.ts'
import { type EngineName, engines, openedDatabase } from '../../../tests/support/storages.ts'
import { watchedDatabase } from '../../../tests/support/watched-database.ts'
import { firstHomeOrder } from '../../domain/pages/home-page.ts'
import type { Picture } from '../../domain/media/media.ts'
import { createPageStore } from '../../storage/pages/page-store.ts'
import { only } from './only.ts'

const published = { ...aboutUs, status: 'published' } as const

async function storedPicture({ dataFolder, library }: TestApi['storage']): Promise<Picture> {
  const upload = await uploaded(dataFolder, await uniquePicture())
  return only(await library.add([upload], byLayla())).picture
}

async function startedWorld(engine: EngineName) {
  const world = await startedApi(engine)
  const omar = await world.signedInAs('Omar')
  const layla = await world.signedInAs('Layla')
  const change = (id: number, json: object, caller = omar) => caller.post(`/pages/${id}`, { json })
  const create = async (json: object = published) => {
    const { status, body } = await omar.post('/pages', { json })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.page
  }
  const found = (slug: string, language = 'en') => world.storage.pages.findBySlug(language, slug)
  return { ...world, omar, layla, change, create, found }
}

describe.each(engines)('the address of a page on %s', (engine) => {
  test('that is taken is refused at its field, naming what has it (PAG-3)', async () => {
    const { omar, create, change, storage } = await startedWorld(engine)
    await create()
    const { id } = await create({ title: { en: 'Team' } })
    const taken = await change(id, { slug: { en: 'About us' } })
    expect([taken.status, taken.body.fields]).toEqual([
      409,
      { 'slug.en': 'This address is already in use: About us.' },
    ])
    const language = await change(id, { slug: { en: 'AR' } })
    const [, arabic] = await storage.languages.all()
    expect([language.status, language.body.fields]).toEqual([
      409,
      { 'slug.en': `This address is already in use: ${arabic?.name}.` },
    ])
    const reserved = await omar.post('/pages', {
      json: { title: { en: 'News' }, slug: { en: 'blog' } },
    })
    expect([reserved.status, reserved.body.fields]).toEqual([
      400,
      { 'slug.en': 'This cannot be an address.' },
    ])
    expect((await omar.get('/pages')).body.pagination.total).toBe(3)
  })

  test('that is made of a title makes way (PAG-3)', async () => {
    const { create } = await startedWorld(engine)
    await create()
    expect((await create()).slugs).toEqual({ en: 'about-us-2', ar: 'من-نحن-2' })
    expect((await create({ title: { en: 'Blog', ar: 'AR' } })).slugs).toEqual({
      en: 'blog-2',
      ar: 'ar-2',
    })
  })

  test('is no code of a language that comes later, by any way (PAG-3)', async () => {
    const { create, layla, omar } = await startedWorld(engine)
    const french = { name: 'Français', code: 'fr' }
    const { id } = (await layla.post('/languages', { json: french })).body.language
    const { body } = await layla.delete(`/languages/${id}`)
    const page = await create({ title: { en: 'FR' } })
    expect(page.slugs).toEqual({ en: 'fr' })
    const refused = { error: 'This language code is the address of a page: FR.' }
    expect((await layla.post('/languages', { json: french })).body).toMatchObject(refused)
    expect((await layla.post(`/trash/${body.trash_id}/restore`)).body).toMatchObject(refused)
    const german = await layla.post('/languages', { json: { name: 'Deutsch', code: 'de' } })
    const path = `/languages/${german.body.language.id}`
    const renamed = await layla.call('PATCH', path, { json: { code: 'fr' } })
    expect(renamed.body).toMatchObject(refused)
    await omar.delete(`/pages/${page.id}`)
    expect((await layla.post('/languages', { json: french })).status).toBe(201)
  })

  test('leads on after it changed, until another page takes it (PAG-8)', async () => {
    const { create, change, found } = await startedWorld(engine)
    const { id } = await create()
    await change(id, { slug: { en: 'company' } })
    expect(await found('about-us')).toEqual({ movedTo: 'company' })
    await change(id, { slug: { en: 'who-we-are' } })
    expect(await found('about-us')).toEqual({ movedTo: 'who-we-are' })
    expect(await found('company')).toEqual({ movedTo: 'who-we-are' })
    const other = await create({ ...published, slug: { en: 'company' } })
    expect(await found('company')).toMatchObject({ page: { id: other.id } })
    await change(id, { slug: { en: 'about-us' } })
    expect(await found('about-us')).toMatchObject({ page: { id } })
    expect(await found('who-we-are')).toEqual({ movedTo: 'about-us' })
  })

  test('leads to the page that had it in this language, before one that has it in another (PAG-7, PAG-8)', async () => {
    const { create, change, found } = await startedWorld(engine)
    const { id } = await create({ ...published, slug: { en: 'crew', ar: 'team' } })
    const other = await create({ title: { en: 'Team' }, status: 'published' })
    expect(await found('team')).toMatchObject({ page: { id: other.id } })
    await change(other.id, { slug: { en: 'our-team' } })
    expect(await found('team')).toEqual({ movedTo: 'our-team' })
    expect(await found('team', 'ar')).toMatchObject({ page: { id } })
  })

  test('of a pending page leads nowhere, neither does the one it had (PAG-6)', async () => {
    const { create, change, found } = await startedWorld(engine)
    const { id } = await create()
    await change(id, { slug: { en: 'company' } })
    await change(id, { status: 'pending' })
    for (const slug of ['company', 'about-us', 'من-نحن']) {
      expect(await found(slug)).toBeUndefined()
    }
    const draft = await create({ title: { en: 'Draft' } })
    await change(draft.id, { title: { en: 'Sketch' } })
    await change(draft.id, { status: 'published' })
    expect(await found('draft')).toBeUndefined()
    expect(await found('sketch')).toMatchObject({ page: { id: draft.id } })
  })

  test('in another language leads to the right one, or names those it can be read in (PAG-7)', async () => {
    const { create, change, found, layla } = await startedWorld(engine)
    const { id } = await create()
    expect(await found('about-us', 'ar')).toEqual({ movedTo: 'من-نحن' })
    expect(await found('About%20us'.replace('%20', ' '))).toEqual({ movedTo: 'about-us' })
    await change(id, { title: { ar: '' } })
    const readableIn = { en: 'about-us' }
    expect(await found('about-us', 'ar')).toEqual({ readableIn })
    expect(await found('من-نحن', 'ar')).toEqual({ readableIn })
    await layla.post('/languages', { json: { name: 'Français', code: 'fr', status: 'pending' } })
    await change(id, { title: { fr: 'Qui sommes-nous' } })
    const read = await found('about-us')
    expect(read && 'page' in read && read.page.slugs).toEqual(readableIn)
    expect(await found('nowhere')).toBeUndefined()
    expect(await found('?!')).toBeUndefined()
  })
})

describe.each(engines)('Layla and Omar, in one page on %s,', (engine) => {
  const two = {
    ...published,
    order: ['opening1', 'called01'],
    blocks: {
      opening1: { kind: 'text' },
      called01: { kind: 'action', link: { kind: 'contact' }, ground: 'tint' },
    },
    texts: { ...aboutUs.texts, 'heading:called01': { en: 'Come and see', ar: 'تفضّلوا' } },
  } as const

  test('both keep their work in different blocks, and in two languages of one (PAG-5)', async () => {
    const { create, change, layla } = await startedWorld(engine)
    const { id, revision } = await create(two)
    const body = 'body:opening1'
    await change(id, { base_revision: revision, texts: { [body]: { en: '<p>Water</p>' } } }, layla)
    const saved = await change(id, {
      base_revision: revision,
      blocks: { called01: { kind: 'action', link: { kind: 'home' }, ground: 'deep' } },
      texts: { [body]: { ar: '<p>ماء</p>' } },
    })
    expect(saved.body.page).toMatchObject({
      blocks: { called01: { link: { kind: 'home' }, ground: 'deep' } },
      texts: { en: { [body]: '<p>Water</p>' }, ar: { [body]: '<p>ماء</p>' } },
    })
  })

  test('get both texts where they changed the same (PAG-5)', async () => {
    const { create, change, layla } = await startedWorld(engine)
    const { id, revision } = await create(two)
    const mine = { base_revision: revision, texts: { 'heading:called01': { en: 'Visit us' } } }
    await change(id, { texts: { 'heading:called01': { en: 'Come in' } } }, layla)
    const { status, body } = await change(id, mine)
    expect(status).toBe(409)
    expect(body.conflicts).toMatchObject([
      { field: 'heading:called01', language: 'en', mine: 'Visit us', theirs: 'Come in' },
    ])
    expect(body.document).toEqual((await layla.get(`/pages/${id}`)).body.page)
    const link = (kind: string) => ({
      called01: { kind: 'action', link: { kind }, ground: 'tint' },
    })
    await change(id, { blocks: link('home') }, layla)
    const section = { kind: 'action', link: { kind: 'section', section: 'posts' } }
    const again = await change(id, { base_revision: 2, blocks: { called01: section } })
    expect(again.body.conflicts).toMatchObject([
      { field: 'block:called01', language: null, theirs: link('home').called01 },
    ])
  })

  test('are heard by `If-Match`, too, and not asked about the same change', async () => {
    const { create, change, omar, layla } = await startedWorld(engine)
    const { id } = await create(two)
    const { headers } = await omar.get(`/pages/${id}`)
    expect(headers.get('etag')).toBe('"1"')
    await change(id, { listed: false }, layla)
    const sent = { headers: { 'if-match': '"1"' } }
    expect((await omar.delete(`/pages/${id}`, sent)).status).toBe(409)
    const same = await omar.post(`/pages/${id}`, { json: { listed: false }, ...sent })
    expect([same.status, same.body.page.revision]).toEqual([200, 2])
  })

  test('find an earlier page again, its blocks with their texts', async () => {
    const { create, change, omar } = await startedWorld(engine)
    const { id } = await create(two)
    await change(id, { blocks: { called01: null }, title: { en: 'Us' } })
    const { values } = (await omar.get(`/pages/${id}/history/1`)).body
    expect(values).toMatchObject({
      'block:called01': two.blocks.called01,
      'heading:called01': two.texts['heading:called01'],
      title: aboutUs.title,
      image: '',
    })
    await omar.post(`/pages/${id}/history/1/restore`)
    const { page } = (await omar.get(`/pages/${id}`)).body
    expect(page).toMatchObject({ order: two.order, blocks: two.blocks })
    expect(page.texts.ar['heading:called01']).toBe('تفضّلوا')
  })
})

describe.each(engines)('a deleted page on %s (PAG-13)', (engine) => {
  test('is named by menus and buttons before, and comes back with its address', async () => {
    const { create, layla, omar, found } = await startedWorld(engine)
    const { id } = await create()
    const target = { kind: 'page', id } as const
    await create({
      title: { en: 'Team' },
      blocks: { called01: { kind: 'action', link: target } },
    })
    const menu = [{ id: 'aboutus1', target }]
    await layla.post('/sections/navigation/content', {
      form: { content: JSON.stringify({ menu }) },
    })
    const { pages } = (await omar.get('/pages')).body
    expect(pages[1]).toMatchObject({ id, in_menus: true })
    expect(pages[2]).toMatchObject({ in_menus: false })
    await layla.post('/redirects', { json: { path: '/who.html', target } })
    expect((await omar.get(`/pages/${id}/links`)).body.links).toEqual([
      { kind: 'menu' },
      { kind: 'page', id: id + 1, title: { en: 'Team' } },
      { kind: 'redirect', path: '/who.html' },
    ])
    expect((await omar.get(`/pages/${id + 1}/links`)).body).toEqual({ links: [] })
    const { body } = await omar.delete(`/pages/${id}`)
    expect(await found('about-us')).toBeUndefined()
    await omar.post(`/trash/${body.trash_id}/restore`)
    expect(await found('about-us')).toMatchObject({ page: { id } })
  })

  test('is refused where its address is taken', async () => {
    const { create, omar, found } = await startedWorld(engine)
    const { id } = await create()
    const { body } = await omar.delete(`/pages/${id}`)
    const other = await create()
    const { status, body: answer } = await omar.post(`/trash/${body.trash_id}/restore`)
    expect([status, answer.fields]).toEqual([
      409,
      { 'slug.ar': 'This address is already in use: من نحن.' },
    ])
    expect(await found('about-us')).toMatchObject({ page: { id: other.id } })
    await omar.delete(`/pages/${other.id}`)
    expect((await omar.post(`/trash/${body.trash_id}/restore`)).status).toBe(200)
  })

  test('is never the home page, which is set back instead', async () => {
    const { change, omar } = await startedWorld(engine)
    expect((await omar.delete('/pages/1')).status).toBe(404)
    await change(1, { blocks: { ourposts: null, opening1: { kind: 'text' } } })
    const { body } = await omar.post('/pages/home/reset')
    expect(body.page).toMatchObject({ order: firstHomeOrder, revision: 2 })
    await omar.post(`/trash/${body.trash_id}/restore`)
    const { page } = (await omar.get('/pages/home')).body
    expect(page.order).not.toContain('ourposts')
    expect(page.order).toContain('opening1')
  })
})

describe.each(engines)('a page that begins with a template on %s (PAG-14)', (engine) => {
  test('is unwritten in each language until all that it asks for is written', async () => {
    const { omar, layla, create, change } = await startedWorld(engine)
    const { id, blocks } = await create({ outline: 'about', title: { en: 'Us', ar: 'نحن' } })
    const state = async () => {
      const { pages } = (await omar.get('/pages')).body
      const { start } = (await layla.get('/overview')).body
      return [pages[1].unwritten, start.pages]
    }
    expect(await state()).toEqual([['ar', 'en'], false])
    await change(id, { status: 'published' })
    expect(await state()).toEqual([['ar', 'en'], false])
    const bodies = Object.keys(blocks).filter((one) => one !== 'figures1' && one !== 'contact1')
    const written = (language: string, text: string) =>
      change(id, {
        texts: Object.fromEntries(bodies.map((one) => [`body:${one}`, { [language]: text }])),
      })
    await written('en', '<p>We lift water around Hama.</p>')
    expect(await state()).toEqual([['ar'], false])
    await written('ar', '<p>نرفع الماء حول حماة.</p>')
    expect(await state()).toEqual([[], true])
  })
})

describe.each(engines)('pictures of a page on %s', (engine) => {
  test('stand in blocks by id, and are kept while the page or its history shows them', async () => {
    const { create, change, storage, omar } = await startedWorld(engine)
    const picture = await storedPicture(storage)
    const placed = { media: picture.id, focus: { x: 0.2, y: 0.4 } }
    const { id, image, blocks } = await create({
      ...published,
      image: placed,
      order: ['gallery1', 'noria001'],
      blocks: {
        noria001: { kind: 'picture', picture: placed },
        gallery1: { kind: 'gallery', items: [{ id: 'canal001', media: picture.id }] },
      },
      texts: { 'caption:noria001': { en: 'A noria' }, 'title:canal001': { ar: 'قناة' } },
    })
    const cover = { ...picture, focus: placed.focus }
    expect([image, blocks.noria001.picture]).toEqual([cover, cover])
    expect(blocks.gallery1.items).toEqual([
      { id: 'canal001', picture: { ...picture, focus: null } },
    ])
    const { page } = (await omar.get(`/pages/${id}`)).body
    expect([page.image, page.blocks]).toEqual([image, blocks])
    expect((await omar.get(`/media/${picture.id}`)).body.uses).toMatchObject([
      { kind: 'page', subject: String(id), field: 'image', titles: aboutUs.title },
      { kind: 'page', field: 'blocks' },
    ])
    const later = new Date('2026-01-01')
    await storage.media.sweep(later)
    expect(await storage.media.files.marked()).toEqual([])
    await change(id, { image: null, blocks: { noria001: null, gallery1: null } })
    await storage.media.sweep(later)
    expect(await storage.media.files.marked()).toEqual([])
  })

  test('are replaced there, too, and lose their focus (MED-7)', async () => {
    const { create, storage, omar } = await startedWorld(engine)
    const [old, other] = [await storedPicture(storage), await storedPicture(storage)]
    const placed = { media: old.id, focus: { x: 0.2, y: 0.4 } }
    const blocks = { noria001: { kind: 'picture', picture: placed } }
    const { id } = await create({ title: { en: 'Us' }, image: placed, blocks })
    const by = { json: { by: other.id } }
    expect((await omar.post(`/media/${old.id}/replace`, by)).status).toBe(200)
    const { page } = (await omar.get(`/pages/${id}`)).body
    const cover = { ...other, focus: null }
    expect([page.image, page.blocks.noria001.picture, page.revision]).toEqual([cover, cover, 2])
    expect((await omar.delete(`/media/${other.id}`)).status).toBe(409)
    expect((await omar.delete(`/media/${old.id}`)).status).toBe(200)
  })

  test('that are not in the library are refused', async () => {
    const { omar } = await startedWorld(engine)
    const placed = { media: '0'.repeat(32) }
    const json = { title: { en: 'Us' }, blocks: { noria001: { kind: 'picture', picture: placed } } }
    const { status, body } = await omar.post('/pages', { json })
    expect([status, body.fields]).toEqual([
      400,
      { 'block:noria001': 'This picture is not in the library.' },
    ])
  })
})

test('what is sent as rich text is cleaned, and of a language that exists', async () => {
  const { create, omar } = await startedWorld('SQLite')
  const attack = '<p onclick="steal()">Water<script>steal()</script></p>'
  const { texts } = await create({
    ...published,
    texts: { 'body:opening1': { en: attack } },
  })
  expect(texts.en['body:opening1']).toBe('<p>Water</p>')
  const { body } = await omar.post('/pages', { json: { title: { fr: 'Nous' } } })
  expect(body.fields).toEqual({ 'title.fr': 'This language does not exist.' })
})

test('a site has 500 pages at most, besides the home page', async () => {
  const { omar, create, storage } = await startedWorld('SQLite')
  const blank = { status: 'pending', listed: 1, blocks: '[]', revision: 1 } as const
  const at = today.toISOString()
  const rows = Array.from({ length: 499 }, () => ({ ...blank, created_at: at, updated_at: at }))
  await openedDatabase(storage.place).write('product', (trx) =>
    trx.insertInto('pages').values(rows).execute(),
  )
  await create()
  const { status, body } = await omar.post('/pages', { json: { title: { en: 'One more' } } })
  expect([status, body.fields]).toEqual([400, { title: 'The site has at most 500 pages.' }])
})

describe.each(engines)('reading a page on %s (PAG-11)', (engine) => {
  test('takes three queries, however many blocks, languages and pages there are', async () => {
    const { storage, create } = await startedWorld(engine)
    const picture = await storedPicture(storage)
    const blocks = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `noria0${10 + index}`,
        { kind: 'picture', picture: { media: picture.id } },
      ]),
    )
    await create({ ...published, blocks: { ...aboutUs.blocks, ...blocks }, order: undefined })
    for (let number = 0; number < 5; number++) {
      await storage.pages.create({ 'title.en': `Page ${number}` }, byLayla())
    }
    const { database, sent } = watchedDatabase(openedDatabase(storage.place))
    const pages = createPageStore(database)
    expect(await pages.findBySlug('en', 'about-us')).toHaveProperty('page')
    expect(sent).toHaveLength(3)
    expect((await pages.home('ar')).blocks).toHaveLength(6)
    expect(sent).toHaveLength(5)
  })
})

describe.each(engines)('a copy of a page on %s', (engine) => {
  test('is hidden, says so and has an address of its own (DUP-2)', async () => {
    const { omar, create, found, storage } = await startedWorld(engine)
    const { id: media } = await storedPicture(storage)
    const picture = { media, focus: null }
    const beside01 = { kind: 'beside', picture, side: 'start', link: null }
    const blocks = { ...aboutUs.blocks, beside01 }
    const original = await create({ ...published, order: ['opening1', 'beside01'], blocks })

    const { status, body } = await omar.post(`/pages/${original.id}/duplicate`)
    expect(status).toBe(201)
    const { page } = body
    expect((await omar.get(`/pages/${page.id}`)).body.page).toEqual(page)
    expect(page).toMatchObject({
      status: 'pending',
      order: original.order,
      blocks: original.blocks,
      slugs: { en: 'copy-of-about-us', ar: 'نسخة-من-من-نحن' },
      revision: 1,
    })
    expect(page.texts.en).toEqual({
      ...original.texts.en,
      title: 'Copy of About us',
      slug: 'copy-of-about-us',
    })
    expect(page.texts.ar.title).toBe('نسخة من من نحن')
    expect(await found('copy-of-about-us')).toBeUndefined()
    expect((await omar.get(`/pages/${original.id}`)).body.page).toEqual(original)
    expect((await omar.post('/pages/home/duplicate')).status).toBe(404)
  })
})
