import { describe, expect, test } from 'vitest'
import { archive, postsPath } from '../../../tests/support/archive.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import { today } from '../../../tests/support/cast.ts'
import { engines, type EngineName } from '../../../tests/support/storages.ts'
import { dateToGive } from '../../domain/articles/article-date.ts'
import { messages } from '../../domain/messages.ts'

async function opening(engine: EngineName) {
  const world = await archive(engine)
  await openedInHama(world.storage.articles)
  return {
    ...world,
    give: (given_date: string, base: Record<string, string> = {}) =>
      world.omar.post(`${postsPath}/en/1`, { form: { given_date, ...base } }),
  }
}

describe.each(engines)('the date that Omar gives a post on %s', (engine) => {
  test('is what visitors read, and staff see both (TOP-15)', async () => {
    const { give, visitor, article, omar, undo } = await opening(engine)
    expect((await give('2014-03-01T09:30')).status).toBe(200)
    await omar.delete(`${postsPath}/1`)
    await undo()
    const read = (await visitor.get(`${postsPath}/ar/1`)).body.article
    expect(read.created_at).toBe('2014-03-01T09:30:00.000Z')
    expect(read).not.toHaveProperty('given_date')
    const seen = { created_at: today.toISOString(), given_date: '2014-03-01T09:30' }
    expect(await article()).toMatchObject(seen)
    const { content } = (await omar.get(postsPath)).body
    expect(content.articles.en).toMatchObject([seen])
    await give('')
    expect((await visitor.get(`${postsPath}/ar/1`)).body.article.created_at).toBe(seen.created_at)
  })

  test('is a revision, told of a conflict and brought back (TOP-16)', async () => {
    const { give, revisionsOf, restore, article } = await opening(engine)
    await give('2014-03-01T09:30', { base_revision: '2' })
    const { status, body } = await give('2015-01-01T00:00', { base_revision: '2' })
    expect([status, body.conflicts]).toMatchObject([
      409,
      [{ field: 'given_date', mine: '2015-01-01T00:00', theirs: '2014-03-01T09:30' }],
    ])
    const [latest] = await revisionsOf(`${postsPath}/1`)
    expect(latest).toMatchObject({ revision: 3, fields: [{ field: 'given_date', language: null }] })
    await restore(`${postsPath}/1`, 2)
    expect((await article()).given_date).toBeNull()
  })

  test.each([
    '1969-12-31T23:59',
    '2014-02-31T09:30',
    '2014-03-01',
    'yesterday',
    dateToGive(new Date(today.getTime() + 60_000)),
  ])('is not %s', async (date) => {
    const { give } = await opening(engine)
    const { status, body } = await give(date)
    const { dateInvalid } = messages
    expect([status, body.fields]).toEqual([400, { given_date: dateInvalid }])
  })
})
