import { expect, test } from 'vitest'
import { articlesPath, startedApi } from '../../../tests/support/api.ts'
import { openingInHama } from '../../../tests/support/cast.ts'

test('a call that writes or is refused leaves a line of who did what, without secrets; reading leaves none', async () => {
  const { signedInAs, visitor, watched } = await startedApi('SQLite')
  const omar = await signedInAs('Omar')
  watched.calls.length = 0

  await omar.post(`${articlesPath()}/en`, { form: openingInHama.en })
  await omar.get('/users?search=layla@naoura.example')
  await visitor.post('/signin', { json: { email: 'thief@example.com', password: 'guessed it' } })
  await visitor.get('/public/languages')

  const line = { requestId: expect.any(String), took: expect.any(Number) }
  expect(watched.calls).toEqual([
    { ...line, userId: 2, method: 'POST', path: `${articlesPath()}/en`, status: 201 },
    { ...line, userId: 2, method: 'GET', path: '/users', status: 403 },
    {
      ...line,
      userId: undefined,
      address: '192.0.2.1',
      method: 'POST',
      path: '/signin',
      status: 401,
    },
  ])
  expect(new Set(watched.calls.map((call) => (call as { requestId: string }).requestId)).size).toBe(
    3,
  )
})
