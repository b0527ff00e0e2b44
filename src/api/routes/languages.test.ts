import { describe, expect, test } from 'vitest'
import { articlesPath, startedApi } from '../../../tests/support/api.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import { openingInHama } from '../../../tests/support/cast.ts'
import { type EngineName, engines, openedDatabase } from '../../../tests/support/storages.ts'

const done = 'Operation accomplished successfully!'
const english = { id: 1, name: 'English', code: 'en', status: 'published' }
const arabic = { id: 2, name: 'العربية', code: 'ar', status: 'published' }
const french = { name: 'Français', code: 'fr', status: 'published' }

async function startedWorld(engine: EngineName) {
  const world = await startedApi(engine)
  const layla = await world.signedInAs('Layla')
  const { db } = openedDatabase(world.storage.place)
  return {
    ...world,
    layla,
    omar: await world.signedInAs('Omar'),
    patch: (id: number, json: unknown) => layla.call('PATCH', `/languages/${id}`, { json }),
    removed: () => db.selectFrom('revisions').selectAll().execute(),
  }
}

describe.each(engines)('Layla, adding languages on %s,', (engine) => {
  test('adds one, which is offered at once', async () => {
    const { layla, omar, visitor, watched } = await startedWorld(engine)
    const { status, body } = await layla.post('/languages', { json: french })
    expect(status).toBe(201)
    expect(body).toEqual({ message: done, language: { id: 3, ...french } })
    expect(await watched.told()).toBe(1)
    expect((await omar.get('/languages')).body).toEqual([english, arabic, { id: 3, ...french }])
    expect((await visitor.get('/public/languages')).body[2]).toEqual(french)
    expect((await omar.get(articlesPath())).body.content.articles).toHaveProperty('fr')
  })

  test('adds one published unless she says otherwise, its code in lower case', async () => {
    const { layla } = await startedWorld(engine)
    const json = { name: ' Português ', code: ' pt-BR ' }
    const { body } = await layla.post('/languages', { json })
    expect(body.language).toEqual({ id: 3, name: 'Português', code: 'pt-br', status: 'published' })
  })

  test('adds one that is not offered yet', async () => {
    const { layla, omar, visitor } = await startedWorld(engine)
    await layla.post('/languages', { json: { ...french, status: 'pending' } })
    const form = { title: 'Ouverture à Hama', content: '' }
    expect((await omar.post(`${articlesPath()}/fr`, { form })).status).toBe(201)
    expect((await visitor.get(`${articlesPath()}/fr`)).status).toBe(404)
  })
})

describe.each(engines)('Layla, changing languages on %s,', (engine) => {
  test('changes only what she sends', async () => {
    const { patch, layla, watched } = await startedWorld(engine)
    const { status, body } = await patch(2, { name: ' Arabic ' })
    expect(status).toBe(200)
    expect(body).toEqual({ message: done, language: { ...arabic, name: 'Arabic' } })
    expect((await layla.get('/languages')).body).toEqual([english, body.language])
    expect(await watched.told()).toBe(1)
  })

  test('takes one from the visitors and gives it back', async () => {
    const { patch, storage, visitor } = await startedWorld(engine)
    await openedInHama(storage.articles)
    const path = `${articlesPath()}/ar/1`
    await patch(2, { status: 'pending' })
    expect((await visitor.get(path)).status).toBe(404)
    await patch(2, { status: 'published' })
    expect((await visitor.get(path)).body.article).toMatchObject(openingInHama.ar)
  })

  test('gives one another code, and its texts go with it', async () => {
    const { patch, storage, visitor, omar } = await startedWorld(engine)
    await openedInHama(storage.articles)
    const { body } = await patch(2, { code: 'AR-SY' })
    expect(body.language).toEqual({ ...arabic, code: 'ar-sy' })
    const read = await visitor.get(`${articlesPath()}/ar-sy/1`)
    expect(read.body.article).toMatchObject(openingInHama.ar)
    expect((await visitor.get(`${articlesPath()}/ar-sy`)).body.pagination.total).toBe(1)
    expect((await visitor.get(`${articlesPath()}/ar/1`)).status).toBe(404)
    const { en, 'ar-sy': moved } = (await omar.get(articlesPath())).body.content.articles
    expect([en[0], moved[0]]).toMatchObject([openingInHama.en, openingInHama.ar])
  })

  test.each<[number, object]>([
    [1, { name: 'English', code: 'EN', status: 'published' }],
    [2, { code: ' ar ' }],
    [2, {}],
  ])('leaves language %i as it is with %j', async (id, same) => {
    const { patch, layla } = await startedWorld(engine)
    const { status, body } = await patch(id, same)
    expect([status, body.message]).toEqual([200, done])
    expect((await layla.get('/languages')).body).toEqual([english, arabic])
  })
})

describe.each(engines)('Layla, deleting languages on %s,', (engine) => {
  test('deletes Arabic, and its texts are there again when it is', async () => {
    const { layla, visitor, storage, watched } = await startedWorld(engine)
    await openedInHama(storage.articles)
    await watched.forget()
    const { status, body } = await layla.delete('/languages/2')
    expect([status, body]).toEqual([
      200,
      { message: 'Deleted successfully', trash_id: expect.any(Number) },
    ])
    expect(await watched.told()).toBe(1)
    expect((await layla.get('/languages')).body).toEqual([english])
    expect((await visitor.get(`${articlesPath()}/ar/1`)).status).toBe(404)
    expect((await layla.delete('/languages/2')).status).toBe(404)

    const { id: _, ...again } = arabic
    expect((await layla.post('/languages', { json: again })).body.language.id).toBe(3)
    const read = await visitor.get(`${articlesPath()}/ar/1`)
    expect(read.body.article).toMatchObject(openingInHama.ar)
    expect((await visitor.get(`${articlesPath()}/ar`)).body.pagination.total).toBe(1)
  })

  test('leaves in the journal what it was', async () => {
    const { layla, removed } = await startedWorld(engine)
    await layla.delete('/languages/2')
    const [row, ...others] = await removed()
    expect(others).toEqual([])
    const { id: _, ...previous } = arabic
    expect(row).toMatchObject({
      kind: 'language',
      subject: '2',
      action: 'delete',
      author_name: 'Layla',
    })
    expect(JSON.parse(row?.previous ?? '')).toEqual(previous)
  })
})
