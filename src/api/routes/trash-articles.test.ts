import { describe, expect, test } from 'vitest'
import { formOf } from '../../../tests/support/api.ts'
import { archive, authors, blankArticle, done, postsPath } from '../../../tests/support/archive.ts'
import { hoursLater, openingInHama, today } from '../../../tests/support/cast.ts'
import { picture } from '../../../tests/support/newsroom.ts'
import { sweepTwice } from '../../../tests/support/pictures.ts'
import { engines } from '../../../tests/support/storages.ts'

describe.each(engines)('Omar, bringing articles back on %s,', (engine) => {
  test('finds a deleted one in the trash', async () => {
    const { omar, clock, openInHama } = await archive(engine)
    await openInHama()
    clock.now = hoursLater(1)
    await omar.delete(`${postsPath}/1`)
    const { status, headers, body } = await omar.get('/trash')
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body.pagination).toEqual({ current_page: 1, last_page: 1, total: 1 })
    const [{ names, fields, ...removed }] = body.removed
    expect(removed).toEqual({
      id: expect.any(Number),
      kind: 'article',
      subject: '1',
      section: 'posts',
      action: 'delete',
      removed_at: hoursLater(1).toISOString(),
      removed_by: authors.omar,
      kept_until: hoursLater(1 + 30 * 24).toISOString(),
    })
    expect(names).toHaveLength(3)
    expect(names).toEqual(
      expect.arrayContaining([
        { language: 'en', name: openingInHama.en.title },
        { language: 'ar', name: openingInHama.ar.title },
        { language: 'fr', name: 'Ouverture à Hama' },
      ]),
    )
    expect(fields).toContainEqual({ field: 'content', language: 'ar' })
    expect(fields).toContainEqual({ field: 'gallery', language: null })
  })

  test('has it where and as it was, with its files', async () => {
    const world = await archive(engine)
    const { omar, visitor, clock, storage, article, restoreFromTrash, trash } = world
    await world.openInHama()
    const before = await article()
    clock.now = hoursLater(1)
    await omar.post(`${postsPath}/en`, { form: { title: 'Later', content: '' } })
    await omar.delete(`${postsPath}/1`)
    expect((await visitor.get(`${postsPath}/en`)).body.pagination.total).toBe(1)
    clock.now = hoursLater(7)
    await sweepTwice(storage, clock.now)

    await world.watched.forget()
    const [{ id } = { id: 0 }] = await trash()
    const { status, body } = await restoreFromTrash(id)
    expect([status, body]).toEqual([200, done])
    expect(await world.watched.told()).toBe(1)
    expect(await article()).toEqual({ ...before, revision: 5 })
    expect(await world.isServed(before.image)).toBe(true)
    expect(await world.isServed(before.gallery[0].url)).toBe(true)
    for (const code of ['en', 'ar', 'fr']) {
      const { articles, pagination } = (await visitor.get(`${postsPath}/${code}`)).body
      expect(articles.at(-1)).toMatchObject({ id: 1, created_at: today.toISOString() })
      expect(pagination.total).toBe(articles.length)
    }
    const { articles } = (await omar.get(postsPath)).body.content
    expect(articles.en.map((row: { id: number }) => row.id)).toEqual([2, 1])
    expect(await trash()).toEqual([])
    expect((await restoreFromTrash(id)).status).toBe(404)
    const [last] = (await omar.get(`${postsPath}/1/history`)).body.revisions
    expect(last).toMatchObject({ action: 'restore', author: authors.omar, revision: 5 })
  })

  test('goes on with it as if it had never been away', async () => {
    const { omar, openInHama, undo, article, trash } = await archive(engine)
    await openInHama()
    await omar.delete(`${postsPath}/1`)
    await undo()
    const form = formOf({ title: 'Again', delete_ids: '[1]', 'images[]': await picture() })
    expect((await omar.post(`${postsPath}/en/1`, { form })).status).toBe(200)
    const changed = await article()
    expect(changed.gallery.map(({ id }: { id: number }) => id)).toEqual([2, 3])
    await omar.delete(`${postsPath}/1`)
    expect(await trash()).toHaveLength(1)
    await undo()
    expect(await article()).toEqual({ ...changed, revision: 8 })
  })

  test('has the language back that he emptied', async () => {
    const { omar, visitor, openInHama, undo, article, trash } = await archive(engine)
    await openInHama()
    const before = await article()
    await omar.post(`${postsPath}/ar/1`, { form: blankArticle })
    expect(await trash()).toEqual([
      expect.objectContaining({
        kind: 'article',
        subject: '1',
        action: 'empty',
        section: 'posts',
        names: [{ language: 'ar', name: openingInHama.ar.title }],
      }),
    ])
    await omar.post(`${postsPath}/en/1`, { form: { title: 'Renamed' } })
    expect((await undo()).body).toEqual(done)
    const texts = { ...before.texts, en: { ...openingInHama.en, title: 'Renamed' } }
    expect(await article()).toMatchObject({ texts, revision: 6 })
    expect((await visitor.get(`${postsPath}/ar`)).body.pagination.total).toBe(1)
    expect(await trash()).toEqual([])
  })

  test('is told when it was written again meanwhile', async () => {
    const { omar, openInHama, undo, rows } = await archive(engine)
    await openInHama()
    await omar.post(`${postsPath}/ar/1`, { form: blankArticle })
    await omar.post(`${postsPath}/ar/1`, { form: { title: 'جديد' } })
    const before = await rows()
    const { status, body } = await undo()
    expect([status, body.error]).toEqual([
      409,
      'Someone else has saved changes since you opened this.',
    ])
    expect(body.conflicts).toEqual([
      {
        name: 'title.ar',
        field: 'title',
        language: 'ar',
        mine: openingInHama.ar.title,
        theirs: 'جديد',
        changed_by: authors.omar,
        changed_at: today.toISOString(),
      },
    ])
    expect(await rows()).toEqual(before)
  })

  test('has both back when it was emptied and then deleted', async () => {
    const { omar, openInHama, undo, article, trash } = await archive(engine)
    await openInHama()
    const before = await article()
    await omar.post(`${postsPath}/ar/1`, { form: blankArticle })
    await omar.delete(`${postsPath}/1`)
    const [, emptied] = await trash()
    expect((await omar.post(`/trash/${emptied?.id}/restore`)).status).toBe(404)
    expect((await undo()).status).toBe(200)
    expect((await article()).texts.ar).toEqual(blankArticle)
    expect((await undo()).status).toBe(200)
    expect((await article()).texts).toEqual(before.texts)
  })

  test('finds nothing of an emptying that emptied nothing', async () => {
    const { omar, openInHama, trash } = await archive(engine)
    await openInHama()
    await omar.post(`${postsPath}/ar/1`, { form: blankArticle })
    await omar.post(`${postsPath}/ar/1`, { form: blankArticle })
    expect(await trash()).toHaveLength(1)
  })
})
