import { expect, test } from 'vitest'
import { articlesPath, type Caller, formOf } from '../../../tests/support/api.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import { castIds, editBy } from '../../../tests/support/staff.ts'
import { newsroom } from '../../../tests/support/newsroom.ts'
import { messages } from '../../domain/messages.ts'

const { Layla, Omar, Nour } = castIds

async function begun() {
  const world = await newsroom('SQLite')
  const id = await openedInHama(world.storage.articles)
  const path = `${articlesPath()}/${id}/reviews`
  const asks = (caller: Caller, json: object) => caller.post(path, { json })
  return { ...world, id, path, asks }
}

test('whoever else can sign in may be asked (REV-1)', async () => {
  const { omar, layla, storage } = await begun()
  const colleagues = [{ id: Layla, name: 'Layla' }]
  expect((await omar.get('/colleagues')).body).toEqual({ colleagues })
  expect((await omar.get('/overview')).body.counts.colleagues).toBe(1)
  await storage.users.change(Omar, { status: 'inactive' }, editBy('Layla'))
  expect((await layla.get('/colleagues')).body).toEqual({ colleagues: [] })
  expect((await layla.get('/overview')).body.counts.colleagues).toBe(0)
})

test('the article tells everyone who asks whom, until somebody has looked (REV-2, REV-3)', async () => {
  const { omar, layla, id, path, asks } = await begun()
  const note = '\u200b Are the prices\u00ad right? '
  const { status, body } = await asks(omar, { language: 'ar', user_id: Layla, note })
  const review = {
    language: 'ar',
    reviewer: { id: Layla, name: 'Layla' },
    note: 'Are the prices right?',
    asked_by: { id: Omar, name: 'Omar' },
    asked_at: '2025-11-03T09:00:00.000Z',
  }
  expect([status, body]).toEqual([201, { message: messages.accomplished, review }])
  const article = `/posts/keys/articles/articles/${id}/en`
  const { reviews, revision } = (await layla.get(article)).body.article
  expect([reviews, revision]).toEqual([[review], 2])
  expect((await layla.delete(`${path}/ar`)).body).toEqual({ message: messages.accomplished })
  expect((await layla.get(article)).body.article.reviews).toEqual([])
  expect((await layla.delete(`${path}/ar`)).status).toBe(404)
})

test('whom nobody can ask is refused, and so are a long note and a language unknown', async () => {
  const { omar, asks } = await begun()
  const refused = async (json: object) => {
    const { status, body } = await asks(omar, { language: 'ar', ...json })
    return [status, body.fields]
  }
  const unknown = [400, { user_id: messages.userUnknown }]
  expect(await refused({ user_id: Nour })).toEqual(unknown)
  expect(await refused({ user_id: 99 })).toEqual(unknown)
  expect(await refused({ note: 'x'.repeat(501) })).toEqual([400, { note: expect.any(String) }])
  expect(await refused({ language: 'fr' })).toEqual([400, { language: messages.languageUnknown }])
  expect((await asks(omar, { language: 'ar', note: 'x'.repeat(500) })).status).toBe(201)
})

test('the board finds and counts what is for oneself or for anyone else (REV-2)', async () => {
  const { omar, layla, id, path, asks, storage } = await begun()
  const second = await openedInHama(storage.articles)
  await asks(omar, { language: 'ar', user_id: Layla })
  await asks(omar, { language: 'en' })
  await omar.post(`${articlesPath()}/${second}/reviews`, { json: { language: 'en' } })
  const found = async (caller: Caller, query: string) => {
    const { body } = await caller.get(`/coverage/documents?mine=true&${query}`)
    expect(body.pagination.total).toBe(body.documents.length)
    return body.documents.map(({ subject }: { subject: string }) => Number(subject))
  }
  const counted = async (caller: Caller) => {
    const { any, languages } = (await caller.get('/coverage')).body
    return [any.mine, languages.ar.mine, languages.en.mine]
  }
  expect(await counted(layla)).toEqual([2, 1, 2])
  expect((await layla.get('/overview')).body.counts.for_you).toBe(2)
  expect(await found(layla, '')).toEqual([second, id])
  expect(await found(layla, 'in=ar')).toEqual([id])
  expect(await found(layla, 'in=en&q=opening')).toEqual([second, id])
  expect(await found(layla, 'in=en&state=missing')).toEqual([])
  expect(await found(layla, 'kind=sections')).toEqual([])
  expect([await counted(omar), await found(omar, '')]).toEqual([[0, 0, 0], []])
  await layla.delete(`${path}/ar`)
  await layla.delete(`${path}/en`)
  expect(await counted(layla)).toEqual([1, 0, 1])
})

test('publishing by the form ends what was asked (REV-3)', async () => {
  const { omar, layla, id, asks } = await begun()
  await asks(omar, { language: 'ar' })
  const form = formOf({ title: 'افتتاح', publish: 'yes' })
  const { article } = (await layla.post(`${articlesPath()}/ar/${id}`, { form })).body
  expect(article.reviews).toEqual([])
})
