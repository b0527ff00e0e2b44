import { afterEach, describe, expect, test, vi } from 'vitest'
import { apiKey, fileOf, startedApi } from '../../../tests/support/api.ts'
import {
  cast,
  type CastName,
  castPassword,
  openingInHama,
  minutesLater,
} from '../../../tests/support/cast.ts'
import { roleIds } from '../../domain/people/user.ts'
import { fileIn, pdf } from '../../../tests/support/made-files.ts'
import { uniquePicture } from '../../../tests/support/pictures.ts'
import { accountApi } from './account-api.ts'
import { articlesApi } from './articles-api.ts'
import { cardsApi } from './cards-api.ts'
import { createClient } from './client.ts'
import { type FileForm, filesApi } from './files-api.ts'
import { languagesApi } from './languages-api.ts'
import { overviewApi } from './overview-api.ts'
import { publicApi } from './public-api.ts'
import { sectionsApi } from './sections-api.ts'
import type { ClientSettings } from './send.ts'
import { sessionApi } from './session-api.ts'
import { trashApi } from './trash-api.ts'
import { usersApi } from './users-api.ts'

const card = {
  name: 'Qasioun Glassworks',
  description: 'Two furnaces.',
  phone_number: '+963 11 555 0188',
  contacts: { whatsapp: '+963 944 555 188' },
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function clients() {
  const { api, storage, clock } = await startedApi('SQLite')
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    api.request(address.replace(/^\/api/, ''), init),
  )
  let signedOut = 0
  let written = 0
  const signedIn = (token: string, settings: Partial<ClientSettings> = {}) =>
    createClient({
      apiKey,
      token: () => token,
      onUnauthorized: () => void signedOut++,
      onWritten: () => void written++,
      ...settings,
    })
  const visitor = createClient({ apiKey })
  const signIn = async (name: CastName, settings?: Partial<ClientSettings>) => {
    const credentials = { email: cast[name].email, password: castPassword }
    const session = await visitor(sessionApi).signIn(credentials)
    if (!session.ok || !('token' in session.value)) throw new Error(`${name} is not signed in`)
    return signedIn(session.value.token, settings)
  }
  return {
    storage,
    visitor,
    signedIn,
    clock,
    signIn,
    omar: await signIn('Omar'),
    layla: await signIn('Layla'),
    timesSignedOut: () => signedOut,
    timesWritten: () => written,
  }
}

async function outcomeOf(
  answer: Response | Error,
): ReturnType<ReturnType<typeof languagesApi>['list']> {
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  return createClient({ apiKey })(languagesApi).list()
}

describe('the browser’s client', () => {
  test('MAIL-11 says in which language one signs in', async () => {
    const { api } = await startedApi('SQLite', {}, { sendsMail: true })
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      api.request(address.replace(/^\/api/, ''), init),
    )
    const session = createClient({ apiKey, language: () => 'en' })(sessionApi)
    const { email } = cast.Layla
    const answer = await session.signIn({ email, password: castPassword })
    if (!answer.ok || !('token' in answer.value)) throw new Error('Layla is not signed in')
    const { token } = answer.value
    const account = await createClient({ apiKey, token: () => token })(accountApi).get()
    expect(account).toMatchObject({ value: { mail: { language: 'en' } } })
  })

  test('writes an article and reads it back', async () => {
    const { visitor, omar } = await clients()
    const image = fileOf(await uniquePicture())
    const form = {
      ...openingInHama.en,
      image,
      images: [image],
      youtube: ['https://youtu.be/dQw4w9WgXcQ'],
      image_focus: { x: 0.5, y: 0 },
    }
    const sort = ['video', 'image'] as const
    const created = await omar(articlesApi).create('posts', 'en', { ...form, sort: [...sort] })
    expect(created).toMatchObject({ ok: true, value: { message: 'Article created successfully' } })
    await omar(articlesApi).update('posts', 'ar', 1, { ...openingInHama.ar, image_focus: null })
    const read = await omar(articlesApi).get('posts', 1, 'ar')
    expect(read).toMatchObject({ ok: true, value: { article: { texts: openingInHama } } })
    const listed = await visitor(publicApi).articles('posts', 'en', { page: 1, per_page: 6 })
    expect(listed).toMatchObject({ ok: true, value: { pagination: { total: 1 } } })
    expect(await omar(articlesApi).list('posts', { page: 1, limit: 10 })).toMatchObject({
      ok: true,
    })
    expect(await omar(languagesApi).list()).toMatchObject({ ok: true, value: [{}, {}] })
    expect(await visitor(publicApi).languages()).toMatchObject({ ok: true, value: [{}, {}] })
    expect(await omar(articlesApi).remove('posts', 1)).toMatchObject({ ok: true })
  })

  test('signs out, and is told when the session is over', async () => {
    const { omar, timesSignedOut } = await clients()
    expect(await omar(sessionApi).signOut()).toEqual({ ok: true, value: undefined })
    expect(timesSignedOut()).toBe(0)
    expect(await omar(languagesApi).list()).toEqual({
      ok: false,
      status: 401,
      message: 'Unauthorized: Invalid credentials.',
    })
    expect(timesSignedOut()).toBe(1)
  })

  test('changes the own password and goes on with the new session', async () => {
    const { omar, signedIn } = await clients()
    const wrong = { current_password: 'a guess', password: 'olives before the rain' }
    expect(await omar(accountApi).changePassword(wrong)).toMatchObject({
      status: 400,
      fields: { current_password: 'The current password is incorrect.' },
    })
    const changed = await omar(accountApi).changePassword({
      ...wrong,
      current_password: castPassword,
    })
    expect(changed).toMatchObject({ ok: true })
    expect(await omar(accountApi).get()).toMatchObject({ status: 401 })
    const renewed = signedIn(changed.ok ? changed.value.token : '')
    expect(await renewed(accountApi).get()).toMatchObject({ value: { user: { name: 'Omar' } } })
  })

  test('ACC-8 asks for proof and makes the call again', async () => {
    const { clock, signIn } = await clients()
    const asked: boolean[] = []
    const omar = await signIn('Omar', {
      onProofNeeded: async () => {
        const isGiven = asked.length > 0
        asked.push(isGiven)
        return isGiven && (await omar(accountApi).prove({ password: castPassword })).ok
      },
    })
    clock.now = minutesLater(60)
    expect(await omar(accountApi).endOtherSessions()).toMatchObject({ status: 403, needs: 'proof' })
    expect(await omar(accountApi).endOtherSessions()).toMatchObject({ ok: true })
    expect(await omar(accountApi).endOtherSessions()).toMatchObject({ ok: true })
    expect(asked).toEqual([false, true])
  })

  test('tells of what was written, not of what was read or refused', async () => {
    const { omar, timesWritten } = await clients()
    await omar(articlesApi).list('posts', { page: 1, limit: 10 })
    await omar(articlesApi).remove('posts', 404)
    expect(timesWritten()).toBe(0)
    await omar(articlesApi).create('posts', 'en', openingInHama.en)
    expect(timesWritten()).toBe(1)
  })

  test('does not take a wrong password for the end of a session', async () => {
    const { visitor, timesSignedOut } = await clients()
    const credentials = { email: cast.Omar.email, password: 'wrong' }
    expect(await visitor(sessionApi).signIn(credentials)).toMatchObject({ ok: false, status: 401 })
    expect(timesSignedOut()).toBe(0)
  })

  test('edits sections, cards and galleries, and brings back what it removed', async () => {
    const { visitor, omar } = await clients()
    const banner_title = { en: 'Water', ar: 'ماء' }
    const image = fileOf(await uniquePicture())
    const saved = await omar(sectionsApi).save('banner', {
      content: { banner_title },
      banner_image: image,
    })
    expect(saved).toMatchObject({ ok: true, value: { content: { banner_title, revision: 1 } } })
    const gallery = { images: [image], youtube: [], delete_ids: [] }
    expect(await omar(sectionsApi).saveGallery('banner', gallery)).toMatchObject({
      ok: true,
      value: { gallery_items: [{ type: 'image' }] },
    })
    const titled = { title: { ar: 'قناة' } }
    const arranged = await omar(sectionsApi).saveGallery('banner', {
      youtube: ['https://youtu.be/dQw4w9WgXcQ'],
      order: ['new', 1],
      new_titles: [{ ar: 'قناة' }],
      titles: { 1: { en: 'A field' } },
    })
    expect(arranged).toMatchObject({
      value: { gallery_items: [titled, { id: 1, title: { en: 'A field' } }] },
    })
    await omar(sectionsApi).save('banner', { content: { banner_focus: { x: 0.5, y: 0.2 } } })
    await omar(sectionsApi).save('banner', { banner_image: null })
    expect(await visitor(publicApi).section('banner', 'ar')).toMatchObject({
      value: { content: { banner_title: 'ماء', banner_image: '' } },
    })
    expect(await omar(sectionsApi).reset('banner')).toMatchObject({ ok: true })
    const added = await omar(cardsApi).create('en', card)
    expect(added).toMatchObject({ ok: true, value: { card } })
    expect(await omar(cardsApi).update('ar', 1, card)).toMatchObject({ value: { card: { id: 1 } } })
    expect(await omar(cardsApi).arrange([1])).toMatchObject({ ok: true })
    expect(await omar(cardsApi).remove(1)).toMatchObject({ ok: true })
    const trash = await omar(trashApi).list({ page: 1, limit: 10 })
    expect(trash).toMatchObject({ value: { removed: [{ kind: 'card' }, { kind: 'section' }] } })
    for (const { id } of trash.ok ? trash.value.removed : []) await omar(trashApi).restore(id)
    expect(await omar(sectionsApi).get('partners')).toMatchObject({
      value: { content: { cards: { ar: [card], en: [card] } } },
    })
    const history = omar(sectionsApi).history('banner')
    expect(await history.list({ page: 1, limit: 10 })).toMatchObject({
      value: { pagination: { total: 7 } },
    })
    expect(await history.get(1)).toMatchObject({ value: { values: { banner_title } } })
    expect(await history.restore(1)).toMatchObject({ ok: true })
  })

  test('reads the overview, starts empty and takes that back', async () => {
    const { layla, storage } = await clients()
    await layla(articlesApi).create('posts', 'en', openingInHama.en)
    await storage.demo.remember()
    expect(await layla(overviewApi).get()).toMatchObject({
      value: { counts: { posts: 1 }, start: { demo: true } },
    })
    const emptied = await layla(overviewApi).startEmpty()
    expect(emptied).toMatchObject({ ok: true, value: { trash_ids: [2], reset: [] } })
    expect(await layla(overviewApi).get()).toMatchObject({ value: { counts: { posts: 0 } } })
    const removed = emptied.ok ? emptied.value.trash_ids : []
    expect(await layla(trashApi).restoreAll(removed)).toMatchObject({ ok: true })
    expect(await layla(overviewApi).get()).toMatchObject({ value: { counts: { posts: 1 } } })
  })

  test('shows an editor what someone else saved meanwhile', async () => {
    const { omar } = await clients()
    await omar(articlesApi).create('posts', 'en', openingInHama.en)
    await omar(articlesApi).update('posts', 'en', 1, { title: 'Theirs' })
    const refused = await omar(articlesApi).update('posts', 'en', 1, {
      title: 'Mine',
      base_revision: 1,
    })
    expect(refused).toMatchObject({
      ok: false,
      status: 409,
      message: 'Someone else has saved changes since you opened this.',
      revision: 2,
      conflicts: [{ name: 'title.en', mine: 'Mine', theirs: 'Theirs' }],
      document: { revision: 2, texts: { en: { title: 'Theirs' } } },
    })
  })

  test('manages users and languages', async () => {
    const { layla } = await clients()
    const user = {
      name: 'Sara',
      email: 'sara@naoura.example',
      password: castPassword,
      role_id: roleIds.editor,
      avatar: fileOf(await uniquePicture()),
    }
    const added = await layla(usersApi).create(user)
    expect(added).toMatchObject({ ok: true, value: { user: { name: 'Sara' } } })
    const { id } = added.ok ? added.value.user : { id: 0 }
    expect(await layla(usersApi).update(id, { status: 'inactive' })).toMatchObject({ ok: true })
    expect(
      await layla(usersApi).list({ page: 1, limit: 10, reversed: true, status: 'inactive' }),
    ).toMatchObject({ value: { total: 2, data: [{ name: 'Sara' }, { name: 'Nour' }] } })
    expect(await layla(usersApi).removeAll([id])).toMatchObject({ ok: true })
    expect(await layla(usersApi).roles()).toMatchObject({ value: [{ id: 1 }, { id: 2 }] })
    const french = { name: 'Français', code: 'fr', status: 'pending' } as const
    const made = await layla(languagesApi).create(french)
    expect(made).toMatchObject({ ok: true, value: { language: french } })
    const { id: languageId } = made.ok ? made.value.language : { id: 0 }
    await layla(languagesApi).update(languageId, { status: 'published' })
    expect(await layla(languagesApi).remove(languageId)).toMatchObject({ ok: true })
  })

  test('gives a form its sentences', async () => {
    const { omar } = await clients()
    const refused = await omar(articlesApi).create('posts', 'en', { title: 'n'.repeat(301) })
    expect(refused).toEqual({
      ok: false,
      status: 400,
      message: 'This text is too long.',
      fields: { title: 'This text is too long.' },
    })
  })
})

describe('API-3: a failed call says', () => {
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

  test.each([
    [401, 'Unauthorized: Please login again'],
    [403, 'Forbidden: You do not have permission.'],
    [404, 'Not Found: Gallery endpoint not found'],
    [500, 'Server error: Please try again later.'],
  ])('of a gallery to a %i: %s', async (status, message) => {
    vi.stubGlobal('fetch', async () => Response.json({ error: 'x' }, { status }))
    const told = await createClient({ apiKey })(sectionsApi).saveGallery('banner', {})
    expect(told).toEqual({ ok: false, status, message })
  })

  test('how long to wait', async () => {
    const headers = { 'retry-after': '30' }
    const told = await outcomeOf(Response.json({ error: 'Wait.' }, { status: 429, headers }))
    expect(told).toEqual({ ok: false, status: 429, message: 'Wait.', retryAfter: 30 })
  })

  test('when no answer comes: No response received from the server.', async () => {
    const message = 'No response received from the server.'
    const told = await outcomeOf(new TypeError('Failed to fetch'))
    expect(told).toEqual({ ok: false, status: 0, message })
  })

  test('K-14: nothing of its own, however late the answer: no request ends by itself', async () => {
    vi.useFakeTimers()
    const aDay = 24 * 60 * 60 * 1000
    const sent = vi.fn<typeof fetch>(
      () => new Promise((resolve) => setTimeout(resolve, aDay, Response.json([]))),
    )
    vi.stubGlobal('fetch', sent)
    const told = createClient({ apiKey })(languagesApi).list()
    await vi.advanceTimersByTimeAsync(aDay)
    expect(await told).toEqual({ ok: true, value: [] })
    expect(sent.mock.lastCall?.[1]?.signal).toBeNull()
  })

  test('to any other failure: Error: and what it was', async () => {
    const told = await outcomeOf(new DOMException('aborted', 'AbortError') as Error)
    expect(told).toEqual({ ok: false, status: 0, message: 'Error: aborted' })
  })
})

test('FIL-15 a file is sent with a title and bytes in each language', async () => {
  const { omar } = await clients()
  const files = omar(filesApi)
  const form: FileForm = {
    titles: { en: 'Catalogue', ar: 'دليل' },
    uploads: { en: fileIn(pdf()), ar: fileIn(pdf()) },
  }
  const added = await files.add(form)
  if (!added.ok) throw new Error(added.message)
  const { id, revision } = added.value.file
  expect(added.value.file.versions).toMatchObject({ en: { type: 'pdf' }, ar: { title: 'دليل' } })
  const change = { titles: { ar: 'كتيّب' }, remove: ['en'], base_revision: revision }
  const changed = await files.change(id, change)
  expect(changed).toMatchObject({
    ok: true,
    value: { file: { versions: { ar: { title: 'كتيّب' } } } },
  })
  const late = await files.change(id, { titles: { ar: 'فهرس' }, base_revision: revision })
  expect(late).toMatchObject({ ok: false, status: 409, document: { id, revision: revision + 1 } })
  expect(await files.list({ missing: 'en' })).toMatchObject({ value: { files: [{ id }] } })
  expect(await files.get(id)).toMatchObject({ value: { uses: [] } })
  expect(await files.remove(id)).toMatchObject({ ok: true })
})
