import { describe, expect, test } from 'vitest'
import { articlesPath, fileOf, formOf, startedApi } from '../../../tests/support/api.ts'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import {
  byLayla,
  halfTranslated,
  hoursLater,
  openingInHama,
  today,
} from '../../../tests/support/cast.ts'
import { uniquePicture } from '../../../tests/support/pictures.ts'
import { engines, openedDatabase } from '../../../tests/support/storages.ts'

const path = articlesPath()
const video = 'dQw4w9WgXcQ'
const videoAddress = `https://www.youtube.com/watch?v=${video}`

async function startedWorld(engine: (typeof engines)[number]) {
  const world = await startedApi(engine)
  const omar = await world.signedInAs('Omar')
  const { articles } = world.storage
  return { ...world, omar, openInHama: () => openedInHama(articles) }
}

const onSite = {
  state: 'live',
  held_by: null,
  live_since: today.toISOString(),
  changed_at: today.toISOString(),
  publish_at: null,
  unpublish_at: null,
  missed: null,
}

const current = { edition: 1, behind: false, newer: [], source: null }

async function picture() {
  return fileOf(await uniquePicture())
}

describe.each(engines)('Omar, writing articles on %s,', (engine) => {
  test('creates one in Arabic', async () => {
    const { omar, watched } = await startedWorld(engine)
    const { status, body } = await omar.post(`${path}/ar`, { form: openingInHama.ar })
    expect(status).toBe(201)
    expect(body).toEqual({
      message: 'Article created successfully',
      article: {
        id: 1,
        ...openingInHama.ar,
        image: '',
        picture: null,
        price: null,
        given_date: null,
        created_at: today.toISOString(),
        gallery: [],
        texts: { ar: openingInHama.ar },
        published_at: today.toISOString(),
        publication: { ar: onSite },
        pictures_waiting: false,
        reviews: [],
        topics: [],
        ledger: { 'title.ar': current, 'content.ar': current },
        revision: 1,
      },
    })
    expect(await watched.told()).toBe(1)
  })

  test('finds the articles that lack a language, and those with a word, in any language', async () => {
    const { omar, openInHama } = await startedWorld(engine)
    const complete = await openInHama()
    const { body: half } = await omar.post(`${path}/en`, { form: halfTranslated })
    const titlesOf = async (query: string) => {
      const { body } = await omar.get(`${path}?${query}`)
      const { articles } = body.content
      return { total: body.pagination.total, ids: articles.en.map(({ id }: { id: number }) => id) }
    }
    expect(await titlesOf('missing=ar')).toEqual({ total: 1, ids: [half.article.id] })
    expect(await titlesOf('missing=en')).toEqual({ total: 0, ids: [] })
    expect(await titlesOf(`q=${encodeURIComponent('افتتاح')}`)).toEqual({
      total: 1,
      ids: [complete],
    })
    expect(await titlesOf('q=half+transl&missing=ar')).toMatchObject({ ids: [half.article.id] })
    expect(await titlesOf('q=half+hama')).toMatchObject({ total: 0 })
    const { status, body } = await omar.get(`${path}?missing=xx`)
    expect(status).toBe(400)
    expect(body.fields).toEqual({ missing: 'This language does not exist.' })
  })

  test('finds half written and emptied ones among those that lack a language', async () => {
    const { omar, openInHama } = await startedWorld(engine)
    const { body: half } = await omar.post(`${path}/en`, { form: halfTranslated })
    await omar.post(`${path}/ar/${half.article.id}`, { form: { title: 'نصف' } })
    const emptied = await openInHama()
    const whole = await openInHama()
    await omar.post(`${path}/ar/${emptied}`, { form: { title: '', content: '' } })
    const { body } = await omar.get(`${path}?missing=ar&limit=1`)
    expect(body.pagination).toEqual({ current_page: 1, last_page: 2, total: 2 })
    const { body: all } = await omar.get(`${path}?missing=ar`)
    const ids = all.content.articles.ar.map(({ id }: { id: number }) => id)
    expect(ids).toEqual([emptied, half.article.id])
    expect(ids).not.toContain(whole)
  })

  test('sees in the list who saved each last, and when', async () => {
    const { omar, storage, clock, openInHama, signedInAs } = await startedWorld(engine)
    const layla = await signedInAs('Layla')
    await layla.post(`${path}/en`, { form: halfTranslated })
    await openInHama()
    clock.now = hoursLater(1)
    await omar.post(`${path}/ar/1`, { form: { title: 'نصف' } })
    const changes = async () => {
      const { en, ar } = (await omar.get(path)).body.content.articles
      expect(ar.map(({ changed }: { changed: object }) => changed)).toEqual(
        en.map(({ changed }: { changed: object }) => changed),
      )
      return Object.fromEntries(
        en.map(({ id, changed }: { id: number; changed: object }) => [id, changed]),
      )
    }
    expect(await changes()).toEqual({
      1: { by: { id: 2, name: 'Omar' }, at: hoursLater(1).toISOString() },
      2: { by: { id: null, name: 'Layla' }, at: today.toISOString() },
    })
    const { write } = openedDatabase(storage.place)
    await write('product', (db) => db.deleteFrom('revisions').where('subject', '=', '2').execute())
    expect(await changes()).toMatchObject({ 2: null })
  })

  test('takes a cover away and leaves the rest', async () => {
    const { omar } = await startedWorld(engine)
    const form = formOf({ ...openingInHama.en, image: await picture() })
    const { body: created } = await omar.post(`${path}/en`, { form })
    expect(created.article.image).not.toBe('')
    const { status, body } = await omar.post(`${path}/en/${created.article.id}`, {
      form: formOf({ image: '' }),
    })
    expect(status).toBe(200)
    expect(body.article).toMatchObject({ ...openingInHama.en, image: '', picture: null })
  })

  test('creates one with a cover and a gallery in the order he chose', async () => {
    const { omar, visitor } = await startedWorld(engine)
    const form = formOf({
      ...openingInHama.en,
      image: await picture(),
      'images[]': [await picture(), await picture()],
      youtube: JSON.stringify([`https://youtu.be/${video}`]),
      sort: '["image","video","image"]',
    })
    const { status, body } = await omar.post(`${path}/en`, { form })
    expect(status).toBe(201)
    const { image, picture: cover, gallery } = body.article
    expect(image).toBe(`/media/${cover.id}/${cover.width}.webp`)
    expect(gallery.map(({ type }: { type: string }) => type)).toEqual(['image', 'youtube', 'image'])
    expect(gallery[1]).toEqual({
      id: expect.any(Number),
      type: 'youtube',
      url: videoAddress,
      picture: null,
      title: {},
    })
    expect(gallery[0].url).toBe(`/media/${gallery[0].picture.id}/${gallery[0].picture.width}.webp`)
    const read = await visitor.get(`${path}/en/1`)
    const titled = gallery.map((item: object) => ({ ...item, title: '' }))
    expect(read.body.article.gallery).toEqual(titled)
    expect(read.body.article.image).toBe(image)
  })

  test('holds changes back, which visitors do not see, and publishes them (EDT-4, EDT-18)', async () => {
    const { omar, openInHama, visitor, watched } = await startedWorld(engine)
    const id = await openInHama()
    await watched.forget()
    const held = await omar.post(`${path}/en/${id}`, { form: { title: 'Later', publish: 'no' } })
    expect(held.body.article.publication).toMatchObject({ en: { state: 'waiting' }, ar: onSite })
    expect(await watched.told()).toBe(0)
    const titleForVisitors = async () => (await visitor.get(`${path}/en/${id}`)).body.article.title
    expect(await titleForVisitors()).toBe(openingInHama.en.title)

    const change = (json: object) => omar.post(`${path}/${id}/publication`, { json })
    const publish = { action: 'publish', languages: ['en'] }
    expect((await change({ ...publish, base_revision: 2 })).status).toBe(409)
    expect((await change({ ...publish, languages: ['xx'] })).body.fields).toEqual({
      languages: 'This language does not exist.',
    })
    const published = await change({ ...publish, base_revision: 3 })
    expect([published.status, published.body.message]).toEqual([200, 'The article was published.'])
    expect(await titleForVisitors()).toBe('Later')
    const off = await change({ action: 'unpublish', languages: ['en'] })
    expect(off.body.article.publication.en).toMatchObject({ state: 'off' })
    expect((await visitor.get(`${path}/en/${id}`)).status).toBe(404)
    const again = await change({ action: 'unpublish', languages: ['en'] })
    expect([again.status, again.body.error]).toEqual([409, 'There is nothing to take back here.'])
  })

  test('sees which language is behind, and says that it is not', async () => {
    const { omar, openInHama } = await startedWorld(engine)
    const id = await openInHama()
    const minor = await omar.post(`${path}/en/${id}`, { form: { title: 'Smal', minor: 'true' } })
    expect(minor.body.article.ledger['title.ar']).toMatchObject({ behind: false })
    const { body } = await omar.post(`${path}/en/${id}`, { form: { title: 'Later' } })
    expect(body.article.ledger).toMatchObject({
      'title.ar': { behind: true, newer: ['en'] },
      'content.ar': { behind: false },
    })
    const list = (await omar.get(`${path}?state=behind&in=ar`)).body.content.articles
    expect([list.ar[0].behind, list.en[0].behind]).toEqual([true, false])
    const compared = await omar.get(`${path}/${id}/ledger/ar/title`)
    expect(compared.body).toMatchObject({ now: 'Later', with: 'en' })
    expect(compared.body.then).toBe('Opening in Hama')
    const texts = [{ language: 'ar', field: 'title' }]
    const mark = (json: object) => omar.post(`${path}/${id}/ledger`, { json })
    const right = { texts, mark: 'right' }
    expect((await mark({ ...right, base_revision: 3 })).status).toBe(409)
    const marked = await mark({ ...right, base_revision: 4 })
    expect(marked.body).toMatchObject({
      message: 'The text counts as up to date.',
      revision: 5,
      ledger: { 'title.ar': { edition: 2, behind: false } },
    })
    const blank = await mark({ ...right, texts: [{ language: 'ar', field: 'meta_title' }] })
    expect(blank.body.fields).toEqual({ texts: 'There is no text here.' })
    const source = await omar.post(`${path}/en/${id}`, { form: { title: 'x', source: 'xx' } })
    expect(source.body.fields).toEqual({ source: 'This language does not exist.' })
  })

  test('adds the other language and keeps cover and gallery', async () => {
    const { omar } = await startedWorld(engine)
    const youtube = JSON.stringify([videoAddress])
    const form = formOf({ ...openingInHama.en, image: await picture(), youtube })
    const created = (await omar.post(`${path}/en`, { form })).body.article
    const { status, body } = await omar.post(`${path}/ar/1`, { form: openingInHama.ar })
    expect(status).toBe(200)
    expect(body).toEqual({
      message: 'Article updated successfully',
      article: {
        ...created,
        ...openingInHama.ar,
        texts: openingInHama,
        publication: { ar: onSite, en: onSite },
        ledger: {
          ...created.ledger,
          'title.ar': { ...current, source: 'en' },
          'content.ar': { ...current, source: 'en' },
        },
        revision: 2,
      },
      trash_id: null,
    })
  })

  test('changes only what he sends', async () => {
    const { omar, openInHama } = await startedWorld(engine)
    await openInHama()
    const { body } = await omar.post(`${path}/en/1`, { form: { title: ' Renamed ' } })
    expect(body.article.texts).toEqual({
      en: { title: 'Renamed', content: openingInHama.en.content },
      ar: openingInHama.ar,
    })
  })

  test('takes the cover away and leaves the rest', async () => {
    const { omar, visitor } = await startedWorld(engine)
    const form = formOf({
      ...openingInHama.en,
      image: await picture(),
      youtube: `["${videoAddress}"]`,
    })
    const created = (await omar.post(`${path}/en`, { form })).body.article
    const { body } = await omar.post(`${path}/ar/1`, { form: { image: '' } })
    expect(body.article).toMatchObject({ image: '', picture: null, gallery: created.gallery })
    const read = (await visitor.get(`${path}/en/1`)).body.article
    expect(read).toMatchObject({ ...openingInHama.en, image: '', picture: null })
  })

  test('replaces a gallery item', async () => {
    const { omar, visitor } = await startedWorld(engine)
    const youtube = JSON.stringify([videoAddress, 'https://youtu.be/aaaaaaaaaaa'])
    const created = await omar.post(`${path}/en`, { form: { ...openingInHama.en, youtube } })
    const [first, second] = created.body.article.gallery
    const form = formOf({ delete_ids: JSON.stringify([first.id]), 'images[]': await picture() })
    const { body } = await omar.post(`${path}/en/1`, { form })
    expect(body.article.gallery).toEqual([second, expect.objectContaining({ type: 'image' })])
    const read = (await visitor.get(`${path}/en/1`)).body.article.gallery
    expect(read).toMatchObject([{ id: second.id }, { type: 'image' }])
  })

  test('empties the Arabic half, and the English page stays', async () => {
    const { omar, visitor, openInHama } = await startedWorld(engine)
    await openInHama()
    const { status, body } = await omar.post(`${path}/ar/1`, { form: { title: '', content: '' } })
    expect(status).toBe(200)
    expect(body.message).toBe('Article is empty in ar language')
    expect(body.article.texts).toEqual({ ...openingInHama, ar: { title: '', content: '' } })
    expect((await visitor.get(`${path}/ar/1`)).status).toBe(404)
    expect((await visitor.get(`${path}/ar`)).body).toEqual({
      articles: [],
      pagination: { current_page: 1, last_page: 1, total: 0 },
    })
    expect((await visitor.get(`${path}/en/1`)).body.article).toMatchObject(openingInHama.en)
  })

  test('empties a language also with the blank content of an editor', async () => {
    const { omar, openInHama } = await startedWorld(engine)
    await openInHama()
    const { body } = await omar.post(`${path}/en/1`, { form: { title: ' ', content: '<p></p>' } })
    expect(body.message).toBe('Article is empty in en language')
  })

  test('deletes one for everybody', async () => {
    const { omar, visitor, openInHama, watched } = await startedWorld(engine)
    await openInHama()
    await watched.forget()
    const { status, body } = await omar.delete(`${path}/1`)
    expect([status, body]).toEqual([
      200,
      { message: 'article deleted successfully', trash_id: expect.any(Number) },
    ])
    expect(await watched.told()).toBe(1)
    expect((await visitor.get(`${path}/en/1`)).status).toBe(404)
    expect((await omar.delete(`${path}/1`)).status).toBe(404)
  })

  test('loads one for editing, also in a language it is not written in', async () => {
    const { omar, storage } = await startedWorld(engine)
    await storage.articles.create('posts', saveOf('en', halfTranslated), byLayla())
    const { status, body } = await omar.get('/posts/keys/articles/articles/1/ar')
    expect(status).toBe(200)
    expect(body.article).toMatchObject({
      id: 1,
      title: '',
      content: '',
      texts: { en: halfTranslated },
    })
  })

  test('lists the same articles in every language, newest first', async () => {
    const { omar, clock, openInHama } = await startedWorld(engine)
    await openInHama()
    clock.now = hoursLater(1)
    await omar.post(`${path}/en`, { form: halfTranslated })
    const { status, body } = await omar.get(`${path}?page=1&limit=10`)
    expect(status).toBe(200)
    expect(body.pagination).toEqual({ current_page: 1, last_page: 1, total: 2 })
    const { en, ar } = body.content.articles
    expect(Object.keys(body.content.articles).toSorted()).toEqual(['ar', 'en'])
    expect(en[0]).toEqual({
      id: 2,
      ...halfTranslated,
      image: '',
      picture: null,
      price: null,
      given_date: null,
      created_at: hoursLater(1).toISOString(),
      gallery: [],
      state: 'live',
      date_state: null,
      behind: false,
      changed: { by: { id: 2, name: 'Omar' }, at: hoursLater(1).toISOString() },
    })
    expect(ar[0]).toEqual({ ...en[0], title: '', content: '', state: 'missing' })
    expect(ar[1]).toMatchObject({ id: 1, ...openingInHama.ar })
    const second = await omar.get(`${path}?page=2&limit=1`)
    expect(second.body.content.articles.ar).toEqual([ar[1]])
    expect(second.body.pagination).toEqual({ current_page: 2, last_page: 2, total: 2 })
  })

  test('writes in each section apart', async () => {
    const { omar, visitor } = await startedWorld(engine)
    for (const section of ['posts', 'business', 'products']) {
      const form = { title: section, content: '' }
      expect((await omar.post(`${articlesPath(section)}/en`, { form })).status).toBe(201)
    }
    const { body } = await visitor.get(`${articlesPath('business')}/en`)
    expect(body.articles.map(({ title }: { title: string }) => title)).toEqual(['business'])
  })

  test('sees that each write is told to the pages', async () => {
    const { omar, watched } = await startedWorld(engine)
    await omar.post(`${path}/en`, { form: openingInHama.en })
    await omar.post(`${path}/ar/1`, { form: openingInHama.ar })
    await omar.delete(`${path}/1`)
    expect(await watched.told()).toBe(3)
    await omar.get(path)
    expect(await watched.told()).toBe(3)
  })
})
