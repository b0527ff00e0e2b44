import { describe, expect, test } from 'vitest'
import { startedApi } from '../../../tests/support/api.ts'
import { startedWorld } from '../../../tests/support/staff.ts'
import type { EngineName } from '../../../tests/support/storages.ts'

const open = async (engine: EngineName) => startedWorld(await startedApi(engine))

describe('a selection to delete is refused', () => {
  const tooMany = Array.from({ length: 101 }, (_, index) => index + 10)

  test.each<[string, unknown]>([
    ['that is empty', { ids: [] }],
    ['that is missing', {}],
    ['of more than a hundred', { ids: tooMany }],
    ['that is no list', { ids: 2 }],
    ['that is a text', { ids: '[2]' }],
    ['that is an object', { ids: { 0: 2 } }],
    ['of texts', { ids: ['2'] }],
    ['of lists', { ids: [[2]] }],
    ['with a number no row can have', { ids: [2, 2_147_483_648] }],
    ['with a number below one', { ids: [2, 0] }],
    ['with half a number', { ids: [2.5] }],
    ['with nothing', { ids: [2, null] }],
    ['with another field', { ids: [2], role: 'editor' }],
    ['as a list', [2]],
    ['as a prototype', '{"__proto__":{"ids":[2]}}'],
    ['as broken JSON', '{"ids":['],
  ])('%s', async (_name, json) => {
    const { layla, rows } = await open('SQLite')
    const before = await rows()
    expect((await layla.post('/users/delete-multiple', { json })).status).toBe(400)
    expect(await rows()).toEqual(before)
  })

  test('that is a form', async () => {
    const { layla } = await open('SQLite')
    const sent = { form: { ids: '[2]' } }
    expect((await layla.post('/users/delete-multiple', sent)).status).toBe(415)
  })

  test('that is too large to be read', async () => {
    const { layla } = await open('SQLite')
    const json = `{"ids":[2${' '.repeat(1024 * 1024)}]}`
    expect((await layla.post('/users/delete-multiple', { json })).status).toBe(413)
  })

  test('but not one of a hundred, though they are unknown', async () => {
    const { layla } = await open('SQLite')
    const json = { ids: tooMany.slice(1) }
    expect((await layla.post('/users/delete-multiple', { json })).status).toBe(404)
  })
})

describe('a question for the staff is refused', () => {
  test.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['per_page=5', 'per_page'],
    ['reversed=1', 'reversed'],
    ['reversed=', 'reversed'],
    ['role=owner', 'role'],
    ['role=', 'role'],
    ['role=__proto__', 'role'],
    ['status=all', 'status'],
    ['q=a%20b%20c%20d%20e%20f%20g%20h%20i', 'q'],
    ['search=Omar', 'search'],
  ])('?%s', async (query, field) => {
    const { layla } = await open('SQLite')
    const { status, body } = await layla.get(`/users?${query}`)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
  })

  test.each(['__proto__=1', 'constructor=1'])('?%s', async (query) => {
    const { layla } = await open('SQLite')
    expect((await layla.get(`/users?${query}`)).status).toBe(400)
  })

  test('about roles with anything in it', async () => {
    const { layla } = await open('SQLite')
    expect((await layla.get('/roles?page=1')).status).toBe(400)
  })

  test.each(['limit=1', 'limit=100', 'page=1000000'])('but not ?%s', async (query) => {
    const { layla } = await open('SQLite')
    expect((await layla.get(`/users?${query}`)).status).toBe(200)
  })
})

test.each([
  ['POST', '/roles', 'GET, HEAD'],
  ['PUT', '/users', 'GET, HEAD, POST'],
  ['DELETE', '/users', 'GET, HEAD, POST'],
  ['GET', '/users/2', 'DELETE, POST'],
  ['PATCH', '/users/2', 'DELETE, POST'],
  ['GET', '/users/delete-multiple', 'DELETE, POST'],
])('%s %s is answered 405', async (method, path, allowed) => {
  const { layla } = await open('SQLite')
  const { status, headers } = await layla.call(method, path)
  expect(status).toBe(405)
  expect(headers.get('allow')?.split(', ').toSorted()).toEqual(allowed.split(', '))
})
