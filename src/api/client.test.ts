import { afterEach, describe, expect, test, vi } from 'vitest'
import { apiKey, fileOf, startedApi } from '../../tests/support/api.ts'
import { cast, castPassword, openingInHama } from '../../tests/support/cast.ts'
import { somePicture } from '../../tests/support/pictures.ts'
import { type Client, createClient } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser's client on a running API: only the network between them is left out. */
async function clients() {
  const { api } = await startedApi('SQLite')
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    api.request(address.replace(/^\/api/, ''), init),
  )
  let signedOut = 0
  const signedIn = (token: string) =>
    createClient({ apiKey, token: () => token, onUnauthorized: () => void signedOut++ })
  const visitor = createClient({ apiKey })
  const session = await visitor.session.signIn({ email: cast.Omar.email, password: castPassword })
  if (!session.ok) throw new Error(session.message)
  return { visitor, omar: signedIn(session.value.token), signedIn, timesSignedOut: () => signedOut }
}

/** What the client makes of an answer from somewhere between it and the API. */
async function outcomeOf(answer: Response | Error): ReturnType<Client['languages']['list']> {
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  return createClient({ apiKey }).languages.list()
}

describe('the browser’s client', () => {
  test('writes an article and reads it back', async () => {
    const { visitor, omar } = await clients()
    const image = fileOf(await somePicture())
    const form = {
      ...openingInHama.en,
      image,
      images: [image],
      youtube: ['https://youtu.be/dQw4w9WgXcQ'],
    }
    const sort = ['video', 'image'] as const
    const created = await omar.articles.create('posts', 'en', { ...form, sort: [...sort] })
    expect(created).toMatchObject({ ok: true, value: { message: 'Article created successfully' } })
    await omar.articles.update('posts', 'ar', 1, openingInHama.ar)
    const read = await omar.articles.get('posts', 1, 'ar')
    expect(read).toMatchObject({ ok: true, value: { article: { texts: openingInHama } } })
    const listed = await visitor.public.articles('posts', 'en', { page: 1, per_page: 6 })
    expect(listed).toMatchObject({ ok: true, value: { pagination: { total: 1 } } })
    expect(await omar.articles.list('posts', { page: 1, limit: 10 })).toMatchObject({ ok: true })
    expect(await omar.languages.list()).toMatchObject({ ok: true, value: [{}, {}] })
    expect(await visitor.public.languages()).toMatchObject({ ok: true, value: [{}, {}] })
    expect(await omar.articles.remove('posts', 1)).toMatchObject({ ok: true })
  })

  test('signs out, and is told when the session is over', async () => {
    const { omar, timesSignedOut } = await clients()
    expect(await omar.session.signOut()).toEqual({ ok: true, value: undefined })
    expect(timesSignedOut()).toBe(0)
    expect(await omar.languages.list()).toEqual({
      ok: false,
      status: 401,
      message: 'Unauthorized: Invalid credentials.',
    })
    expect(timesSignedOut()).toBe(1)
  })

  test('does not take a wrong password for the end of a session', async () => {
    const { visitor, timesSignedOut } = await clients()
    const credentials = { email: cast.Omar.email, password: 'wrong' }
    expect(await visitor.session.signIn(credentials)).toMatchObject({ ok: false, status: 401 })
    expect(timesSignedOut()).toBe(0)
  })

  test('gives a form its sentences', async () => {
    const { omar } = await clients()
    const refused = await omar.articles.create('posts', 'en', { title: 'n'.repeat(301) })
    expect(refused).toEqual({
      ok: false,
      status: 400,
      message: 'This text is too long.',
      fields: { title: 'This text is too long.' },
    })
  })
})

describe('the client says, as the specification does,', () => {
  test.each([
    [400, 'What the server says.'],
    [401, 'Unauthorized: Invalid credentials.'],
    [403, 'Forbidden: You do not have permission.'],
    [404, 'Not Found: The requested resource was not found.'],
    [405, 'Method not allowed'],
    [500, 'Internal Server Error: Please try again later.'],
    [418, 'Error: 418'],
    [502, 'Error: 502'],
  ])('to a %i: %s', async (status, message) => {
    const error = 'What the server says.'
    const told = await outcomeOf(Response.json({ error }, { status }))
    expect(told).toEqual({ ok: false, status, message })
  })

  test.each([
    [502, '<html>Bad Gateway</html>', 'Error: 502'],
    [500, '', 'Internal Server Error: Please try again later.'],
    [401, 'no', 'Unauthorized: Invalid credentials.'],
    [413, '<html>Too large</html>', 'Error: 413'],
  ])('to a %i that is %j: %s', async (status, text, message) => {
    expect(await outcomeOf(new Response(text, { status }))).toEqual({ ok: false, status, message })
  })

  test('when no answer comes: No response received from the server.', async () => {
    const message = 'No response received from the server.'
    const told = await outcomeOf(new TypeError('Failed to fetch'))
    expect(told).toEqual({ ok: false, status: 0, message })
  })

  test('to any other failure: Error: and what it was', async () => {
    const told = await outcomeOf(new DOMException('aborted', 'AbortError') as Error)
    expect(told).toEqual({ ok: false, status: 0, message: 'Error: aborted' })
  })
})
