import { describe, expect, test } from 'vitest'
import {
  archive,
  blankArticle,
  type ListedRemoval,
  postsPath,
} from '../../../tests/support/archive.ts'
import { hoursLater, today } from '../../../tests/support/cast.ts'
import { cardsPath, saveSection } from '../../../tests/support/newsroom.ts'
import { sweepTwice } from '../../../tests/support/pictures.ts'
import { engines } from '../../../tests/support/storages.ts'

describe.each(engines)('The trash on %s', (engine) => {
  test('is read a page at a time, newest first', async () => {
    const { omar, layla, clock, addGrowers, trash } = await archive(engine)
    await addGrowers()
    await omar.delete(`${cardsPath}/1`)
    clock.now = hoursLater(1)
    await saveSection(omar, 'aboutUs', { section_title: { en: 'Us' } })
    await layla.post('/sections/aboutUs/reset')
    await saveSection(layla, 'identity', { tagline: { en: 'Water' } })
    await layla.post('/sections/identity/reset')
    const kinds = (await trash()).map(({ kind, subject }) => [kind, subject])
    expect(kinds).toEqual([
      ['section', 'identity'],
      ['section', 'aboutUs'],
      ['card', '1'],
    ])
    const { body } = await omar.get('/trash?page=2&limit=2')
    expect(body.removed.map(({ kind }: ListedRemoval) => kind)).toEqual(['card'])
    expect(body.pagination).toEqual({ current_page: 2, last_page: 2, total: 3 })
  })

  test('is read by kind, but no kind that is not the reader’s concern', async () => {
    const { omar, layla, addGrowers } = await archive(engine)
    await addGrowers()
    await omar.delete(`${cardsPath}/1`)
    await layla.post('/sections/aboutUs/reset')
    const { body } = await omar.get('/trash?kind=card')
    expect(body.removed.map(({ kind }: ListedRemoval) => kind)).toEqual(['card'])
    expect(body.pagination.total).toBe(1)
    expect((await layla.get('/trash?kind=user')).body.removed).toEqual([])
    expect((await omar.get('/trash?kind=user')).status).toBe(403)
    expect((await omar.get('/trash?kind=pump')).status).toBe(400)
  })

  test('knows nothing of what is not in it', async () => {
    const { omar, addGrowers, restoreFromTrash, rows } = await archive(engine)
    await addGrowers()
    await omar.delete(`${cardsPath}/1`)
    const before = await rows()
    for (const id of ['1', '99', '0', '-3', 'x', '03', '2147483648']) {
      expect((await restoreFromTrash(id)).status, id).toBe(404)
    }
    expect(await rows()).toEqual(before)
  })

  test('gives each thing back to one of many who ask at once', async () => {
    const { omar, layla, openInHama, restoreFromTrash, trash, article } = await archive(engine)
    await openInHama()
    const before = await article()
    await omar.delete(`${postsPath}/1`)
    const [{ id } = { id: 0 }] = await trash()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => restoreFromTrash(id, turn % 2 ? layla : omar)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)])
    expect(await article()).toEqual({ ...before, revision: 5 })
  })

  test('keeps things for thirty days and a moment less, their pictures as long as the library', async () => {
    const world = await archive(engine)
    const { omar, clock, storage, openInHama, signedInAs } = world
    await openInHama()
    const before = await world.article()
    await omar.post(`${postsPath}/ar/1`, { form: blankArticle })
    await omar.delete(`${postsPath}/1`)
    const [{ id } = { id: 0 }] = await world.trash()
    const end = new Date(today.getTime() + 30 * 24 * 60 * 60 * 1_000)

    clock.now = new Date(end.getTime() - 1)
    await storage.trash.purge(clock.now)
    await sweepTwice(storage, clock.now)
    const omarLater = await signedInAs('Omar')
    expect(await world.trash(omarLater)).toHaveLength(2)
    expect(await world.isServed(before.image)).toBe(true)

    clock.now = end
    expect(await world.trash(omarLater)).toEqual([])
    expect((await world.restoreFromTrash(id, omarLater)).status).toBe(404)
    clock.now = new Date(end.getTime() + 1)
    await storage.trash.purge(clock.now)
    await sweepTwice(storage, clock.now)
    expect(await world.rows()).toMatchObject({ articles: [], revisions: [], revision_media: [] })
    expect(await world.isServed(before.image)).toBe(true)
    expect(await world.isServed(before.gallery[0].url)).toBe(true)
  })

  test('lets go of nothing that was brought back', async () => {
    const { omar, storage, openInHama, undo, article, isServed } = await archive(engine)
    await openInHama()
    await omar.delete(`${postsPath}/1`)
    await undo()
    const before = await article()
    await storage.trash.purge(hoursLater(24 * 365))
    await sweepTwice(storage, hoursLater(24 * 365))
    expect(await article()).toEqual(before)
    expect(await isServed(before.image)).toBe(true)
    const { revisions } = (await omar.get(`${postsPath}/1/history`)).body
    expect(revisions.map(({ action }: ListedRemoval) => action)).toContain('delete')
  })
})
