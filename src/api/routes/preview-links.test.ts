import { expect, test } from 'vitest'
import { articlesPath, tokenSecret } from '../../../tests/support/api.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import { newsroom } from '../../../tests/support/newsroom.ts'
import { messages } from '../../domain/messages.ts'
import { createTokens } from '../http/tokens.ts'

async function begun() {
  const world = await newsroom('SQLite')
  const id = await openedInHama(world.storage.articles)
  const path = `${articlesPath()}/${id}/previews`
  const make = (json: object = {}) => world.omar.post(path, { json })
  return { ...world, path, make }
}

test('a link lasts 1, 7 or 30 days, and 7 unless its maker says otherwise (PRV-7)', async () => {
  const { make } = await begun()
  const days = async (json?: object) => {
    const { preview } = (await make(json)).body
    return (Date.parse(preview.expires_at) - Date.parse('2025-11-03T09:00:00Z')) / 86_400_000
  }
  expect([await days(), await days({ days: 1 }), await days({ days: 30 })]).toEqual([7, 1, 30])
  expect((await make({ days: 365 })).status).toBe(400)
})

test('staff see who made a link and until when it works, and end it (PRV-13)', async () => {
  const { make, path, omar, layla } = await begun()
  const { preview } = (await make({ days: 1 })).body
  expect(preview).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    url: expect.stringMatching(/^https:\/\/naoura\.example\/preview\/[\w-]{22}\.[\w-]{43}$/),
    made_by: { id: expect.any(Number), name: 'Omar' },
    expires_at: '2025-11-04T09:00:00.000Z',
  })
  expect((await layla.get(path)).body).toEqual({ previews: [preview] })
  const { status, body } = await layla.delete(`${path}/${preview.id}`)
  expect([status, body]).toEqual([200, { message: messages.deleted }])
  expect((await omar.get(path)).body).toEqual({ previews: [] })
  expect((await omar.delete(`${path}/${preview.id}`)).status).toBe(404)
})

test('an article has no more links than 20 (PRV-13)', async () => {
  const { make } = await begun()
  for (let made = 0; made < 20; made++) expect((await make()).status).toBe(201)
  const { status, body } = await make()
  expect([status, body.error]).toEqual([409, messages.previewsFull])
})

test('a token opens no call of the API, nor does it list links (PRV-11)', async () => {
  const { make, path, visitor } = await begun()
  const token = (await make()).body.preview.url.split('/').at(-1)
  for (const [method, address] of [
    ['GET', path],
    ['GET', articlesPath()],
    ['POST', path],
    ['GET', `${articlesPath()}/1/history`],
  ] as const) {
    const headers = { authorization: `Bearer ${token}` }
    expect((await visitor.call(method, address, { headers })).status, address).toBe(401)
  }
})

test('a token is that of its link and of its secret alone (PRV-11)', () => {
  const tokens = createTokens(tokenSecret)
  const token = tokens.previewToken('Kx2rT9vQmL0aYbHn3sWdEg')
  expect(tokens.previewIn(token)).toBe('Kx2rT9vQmL0aYbHn3sWdEg')
  const [, proof] = token.split('.')
  for (const other of [
    '',
    'Kx2rT9vQmL0aYbHn3sWdEg',
    `Kx2rT9vQmL0aYbHn3sWdEh.${proof}`,
    `${token}x`,
    token.slice(0, -1),
    createTokens('another secret, long enough').previewToken('Kx2rT9vQmL0aYbHn3sWdEg'),
  ]) {
    expect(tokens.previewIn(other), other).toBeUndefined()
  }
})
