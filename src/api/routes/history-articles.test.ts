import { describe, expect, test } from 'vitest'
import { formOf } from '../../../tests/support/api.ts'
import {
  archive,
  authors,
  blankArticle,
  done,
  onSiteAt,
  type ListedRevision,
  postsPath,
} from '../../../tests/support/archive.ts'
import { hoursLater, openingInHama, today } from '../../../tests/support/cast.ts'
import { picture, videoAddress } from '../../../tests/support/newsroom.ts'
import { sweepTwice } from '../../../tests/support/pictures.ts'
import { engines } from '../../../tests/support/storages.ts'

const shared = (field: string) => ({ field, language: null })

describe.each(engines)('The history of an article on %s', (engine) => {
  test('says who changed what, and when', async () => {
    const { omar, layla, clock, revisionsOf, openInHama } = await archive(engine)
    await openInHama()
    clock.now = hoursLater(1)
    await layla.post(`${postsPath}/ar/1`, { form: { title: 'حماة' } })
    clock.now = hoursLater(2)
    const form = formOf({ content: '<p>Norias</p>', image: '', youtube: `["${videoAddress}"]` })
    await omar.post(`${postsPath}/en/1`, { form })
    await omar.post(`${postsPath}/ar/1`, { form: blankArticle })
    const { headers, body } = await omar.get(`${postsPath}/1/history`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.pagination).toEqual({ current_page: 1, last_page: 1, total: 6 })
    expect(body.revisions[1]).toEqual({
      revision: 5,
      action: 'change',
      made_at: hoursLater(2).toISOString(),
      author: authors.omar,
      fields: expect.arrayContaining([
        { field: 'content', language: 'en' },
        shared('image'),
        shared('gallery'),
      ]),
    })
    expect(body.revisions[1].fields).toHaveLength(3)
    expect(body.revisions[2]).toEqual({
      revision: 4,
      action: 'change',
      made_at: hoursLater(1).toISOString(),
      author: authors.layla,
      fields: [{ field: 'title', language: 'ar' }],
    })
    const actions = (await revisionsOf(`${postsPath}/1`)).map(({ action }) => action)
    expect(actions).toEqual(['empty', ...Array(4).fill('change'), 'create'])
  })

  test('begins with what it was created with', async () => {
    const { omar, revisionsOf } = await archive(engine)
    await omar.post(`${postsPath}/en`, { form: { title: 'Opening', content: '' } })
    expect(await revisionsOf(`${postsPath}/1`)).toEqual([
      {
        revision: 1,
        action: 'create',
        made_at: today.toISOString(),
        author: authors.omar,
        fields: [{ field: 'title', language: 'en' }],
      },
    ])
  })

  test('holds the values as they were', async () => {
    const { omar, openInHama, valuesOf } = await archive(engine)
    const { image, gallery } = await openInHama()
    const form = formOf({ title: 'Closed', image: '', delete_ids: `[${gallery[0].id}]` })
    await omar.post(`${postsPath}/en/1`, { form })
    const { en, ar } = openingInHama
    const title = { en: en.title, ar: ar.title, fr: 'Ouverture à Hama' }
    const content = { en: en.content, ar: ar.content, fr: '' }
    expect(await valuesOf(`${postsPath}/1`, 3)).toEqual({ title, content, image, gallery })
    expect(await valuesOf(`${postsPath}/1`, 1)).toMatchObject({
      title: { en: en.title, ar: '', fr: '' },
    })
    expect(await valuesOf(`${postsPath}/1`, 4)).toEqual({
      title: { ...title, en: 'Closed' },
      content,
      image: '',
      gallery: [gallery[1]],
    })
    const { body } = await omar.get(`${postsPath}/1/history/3`)
    expect(body.revision).toMatchObject({ revision: 3, author: authors.omar })
  })

  test('grows by nothing when nothing changes', async () => {
    const { omar, openInHama, revisionsOf } = await archive(engine)
    await openInHama()
    const { ar } = openingInHama
    const same: Record<string, string>[] = [{}, ar, { title: ` ${ar.title} ` }]
    for (const form of same) {
      expect((await omar.post(`${postsPath}/ar/1`, { form })).body.article.revision).toBe(3)
    }
    expect(await revisionsOf(`${postsPath}/1`)).toHaveLength(3)
  })

  test('brings texts, cover and gallery back as a change of its own, with their files', async () => {
    const world = await archive(engine)
    const { omar, layla, clock, storage, article, restore } = world
    await world.openInHama()
    const before = await article()
    const form = formOf({
      title: 'Closed',
      image: await picture(),
      'images[]': await picture(),
      delete_ids: JSON.stringify(before.gallery.map(({ id }: { id: number }) => id)),
    })
    await omar.post(`${postsPath}/en/1`, { form })
    await omar.post(`${postsPath}/ar/1`, { form: blankArticle })
    clock.now = hoursLater(2)
    await sweepTwice(storage, clock.now)

    await world.watched.forget()
    const { status, body } = await restore(`${postsPath}/1`, 3, layla)
    expect([status, body]).toEqual([200, done])
    expect(await world.watched.told()).toBe(1)
    expect(await article()).toEqual({ ...before, ...onSiteAt(clock.now, before), revision: 6 })
    expect(await world.isServed(before.image)).toBe(true)
    expect(await world.isServed(before.gallery[0].url)).toBe(true)
    const [last] = await world.revisionsOf(`${postsPath}/1`)
    expect(last).toMatchObject({
      revision: 6,
      action: 'restore',
      made_at: hoursLater(2).toISOString(),
      author: authors.layla,
    })
    const { articles, pagination } = (await world.visitor.get(`${postsPath}/ar`)).body
    expect([articles[0].title, pagination.total]).toEqual([openingInHama.ar.title, 1])

    await restore(`${postsPath}/1`, 4)
    expect(await article()).toMatchObject({ title: 'Closed', revision: 7 })
    expect(await world.isServed((await article()).image)).toBe(true)
  })

  test('is not changed by bringing back what is there', async () => {
    const { openInHama, restore, rows } = await archive(engine)
    await openInHama()
    const before = await rows()
    expect((await restore(`${postsPath}/1`, 3)).status).toBe(200)
    expect(await rows()).toEqual(before)
  })

  test('keeps languages apart, however many there are', async () => {
    const { openInHama, restore, article } = await archive(engine)
    const { texts } = await openInHama()
    await restore(`${postsPath}/1`, 2)
    expect((await article()).texts).toEqual({ ...texts, fr: blankArticle })
    await restore(`${postsPath}/1`, 1)
    expect((await article()).texts).toEqual({ ...texts, ar: blankArticle, fr: blankArticle })
    await restore(`${postsPath}/1`, 3)
    expect((await article()).texts).toEqual(texts)
  })

  test('HST-3 brings the texts of one language back alone', async () => {
    const { omar, openInHama, article, revisionsOf } = await archive(engine)
    const { texts, image, gallery } = await openInHama()
    for (const language of ['en', 'ar']) {
      await omar.post(`${postsPath}/${language}/1`, {
        form: formOf({ title: 'Norias', image: '' }),
      })
    }
    const restored = (lang: string) => omar.post(`${postsPath}/1/history/3/restore?lang=${lang}`)
    expect((await restored('ar')).body).toEqual(done)
    const now = await article()
    expect(now.texts).toEqual({ ...texts, en: { ...texts.en, title: 'Norias' } })
    expect([now.image, now.gallery]).toEqual(['', gallery])
    expect(image).not.toBe('')
    const [latest] = await revisionsOf(`${postsPath}/1`)
    expect(latest).toMatchObject({
      action: 'restore',
      fields: [{ field: 'title', language: 'ar' }],
    })
    expect((await restored('xx')).status).toBe(404)
  })

  test('HST-4 is listed as of a moment', async () => {
    const { omar, clock, openInHama } = await archive(engine)
    await openInHama()
    clock.now = hoursLater(1)
    await omar.post(`${postsPath}/en/1`, { form: { title: 'Norias' } })
    const asOf = async (to: string) => {
      const { body, status } = await omar.get(`${postsPath}/1/history?limit=2&to=${to}`)
      return status === 200 ? [body.pagination.total, body.revisions[0]?.revision] : status
    }
    expect(await asOf(hoursLater(2).toISOString())).toEqual([4, 4])
    expect(await asOf(hoursLater(1).toISOString().replace('.000', ''))).toEqual([3, 3])
    expect(await asOf(today.toISOString())).toEqual([0, undefined])
    expect(await asOf('yesterday')).toBe(400)
  })

  test('goes on where it was when the article has been in the trash', async () => {
    const { omar, openInHama, undo, restore, article, valuesOf, revisionsOf } =
      await archive(engine)
    await openInHama()
    const values = await valuesOf(`${postsPath}/1`, 3)
    await omar.delete(`${postsPath}/1`)
    expect((await omar.get(`${postsPath}/1/history`)).status).toBe(404)
    await undo()
    const actions = (await revisionsOf(`${postsPath}/1`)).map(({ action }) => action)
    expect(actions).toEqual(['restore', 'delete', 'change', 'change', 'create'])
    for (const revision of [3, 5]) {
      expect(await valuesOf(`${postsPath}/1`, revision)).toEqual(values)
    }
    const [, deletion] = await revisionsOf(`${postsPath}/1`)
    const deleted = deletion?.fields.map(({ field }) => field) ?? []
    expect(new Set(deleted)).toEqual(new Set(['title', 'content', 'image', 'gallery']))
    await restore(`${postsPath}/1`, 1)
    expect((await article()).texts.ar).toEqual(blankArticle)
  })

  test('is read a page at a time, newest first', async () => {
    const { omar, openInHama } = await archive(engine)
    await openInHama()
    const { body } = await omar.get(`${postsPath}/1/history?page=2&limit=2`)
    expect(body.revisions.map(({ revision }: ListedRevision) => revision)).toEqual([1])
    expect(body.pagination).toEqual({ current_page: 2, last_page: 2, total: 3 })
    expect((await omar.get(`${postsPath}/1/history?page=3&limit=2`)).body.revisions).toEqual([])
  })
})
