import { describe, expect, test } from 'vitest'
import { startedApi, tokenSecret } from '../../../tests/support/api.ts'
import { byLayla, cast, castPassword, hoursLater, today } from '../../../tests/support/cast.ts'
import { castIds, startedWorld } from '../../../tests/support/staff.ts'
import { type EngineName, engines, openedDatabase } from '../../../tests/support/storages.ts'
import type { LinkPurpose } from '../../domain/navigation/link.ts'
import { createTokens } from '../http/tokens.ts'

const done = 'Operation accomplished successfully!'
const isVoid = { error: 'Not Found: The requested resource was not found.' }
const another = 'نواعير العاصي'
const minutesLater = (minutes: number) => hoursLater(minutes / 60)

async function open(engine: EngineName) {
  const world = await startedWorld(await startedApi(engine))
  const { storage, visitor, signIn } = world
  const { linkToken } = createTokens(tokenSecret)
  return {
    ...world,
    async linkFor(name: keyof typeof cast, purpose: LinkPurpose = 'reset', at = today) {
      return linkToken(await storage.links.add(castIds[name], purpose, byLayla(at)))
    },
    look: (token: string) => visitor.post('/links/look', { json: { token } }),
    use: (token: string, fields: object = {}) =>
      visitor.post('/links/use', { json: { token, password: another, ...fields } }),
    omarSignsIn: async (password: string) => (await signIn(cast.Omar.email, password)).status,
  }
}

describe.each(engines)('a one-time link on %s (ACC-12)', (engine) => {
  test('says whose it is, sets the password and ends all that was open', async () => {
    const { linkFor, look, use, omarSignsIn, signedInAs, layla } = await open(engine)
    const phone = await signedInAs('Omar')
    const token = await linkFor('Omar')
    expect((await look(token)).body).toEqual({
      purpose: 'reset',
      name: 'Omar',
      email: cast.Omar.email,
    })
    expect((await phone.get('/account')).status).toBe(200)

    const { status, body } = await use(token)
    expect([status, body]).toEqual([200, { message: done }])
    expect((await phone.get('/account')).status).toBe(401)
    expect((await layla.get('/account')).status).toBe(200)
    expect([await omarSignsIn(castPassword), await omarSignsIn(another)]).toEqual([401, 200])
  })

  test('works once, for half an hour, and only while nobody sets another password', async () => {
    const { linkFor, look, use, layla, clock, omarSignsIn } = await open(engine)
    const used = await linkFor('Omar')
    await use(used)
    expect((await use(used, { password: castPassword })).status).toBe(404)

    const late = await linkFor('Omar')
    clock.now = minutesLater(29)
    expect((await look(late)).status).toBe(200)
    clock.now = minutesLater(30)
    for (const answer of [await look(late), await use(late)]) {
      expect([answer.status, answer.body]).toEqual([404, isVoid])
    }
    clock.now = today

    const outdated = await linkFor('Omar')
    await layla.post(`/users/${castIds.Omar}`, { form: { password: castPassword } })
    expect((await look(outdated)).status).toBe(404)
    expect((await use(outdated)).status).toBe(404)
    expect(await omarSignsIn(castPassword)).toBe(200)
  })

  test('is ended by the next one, by losing the account, and is nobody else’s', async () => {
    const { linkFor, look, layla } = await open(engine)
    const [first, second] = [await linkFor('Omar'), await linkFor('Omar')]
    expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200])

    const laylas = await linkFor('Layla')
    const crossed = `${second.split('.')[0]}.${laylas.split('.')[1]}`
    expect((await look(crossed)).status).toBe(404)

    await layla.post(`/users/${castIds.Omar}`, { form: { status: 'inactive' } })
    expect((await look(second)).status).toBe(404)
    await expect(linkFor('Nour')).rejects.toMatchObject({ code: 'inactive-account' })
    expect((await look(laylas)).status).toBe(200)
  })

  test('of two who use it at once one sets the password', async () => {
    const { linkFor, use, omarSignsIn } = await open(engine)
    const token = await linkFor('Omar')
    const passwords = ['the first of two', 'the second of two']
    const answers = await Promise.all(passwords.map((password) => use(token, { password })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 404])
    const signedIn = await Promise.all(passwords.map(omarSignsIn))
    expect(signedIn).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)))
  })

  test('that invites lasts seven days and takes a name', async () => {
    const { linkFor, look, use, clock, staff } = await open(engine)
    const token = await linkFor('Omar', 'invitation')
    clock.now = hoursLater(7 * 24 - 1)
    expect((await look(token)).body.purpose).toBe('invitation')
    expect((await use(token, { name: ' عمر الحموي ' })).status).toBe(200)
    expect((await staff()).users.map(({ name }) => name)).toEqual(['Layla', 'عمر الحموي', 'Nour'])
  })

  test('keeps what is sent within bounds and changes nothing when it refuses', async () => {
    const { linkFor, look, use, staff, omarSignsIn } = await open(engine)
    const token = await linkFor('Omar')
    const before = await staff()
    const length = 'Passwords must be 8 to 128 characters long.'
    const refused: [object, object][] = [
      [{ password: 'short' }, { password: length }],
      [{ password: 'ن'.repeat(129) }, { password: length }],
      [{ name: ' ' }, { name: 'This field is required' }],
      [{ role_id: 1 }, { role_id: 'Unknown field.' }],
      [{ token: '' }, { token: 'This field is required' }],
      [{ token: 'x'.repeat(201) }, { token: 'This text is too long.' }],
    ]
    for (const [fields, sentences] of refused) {
      const { status, body } = await use(token, fields)
      expect([status, body.fields]).toEqual([400, sentences])
    }
    for (const bad of ['x', '.', `${token}x`, token.slice(0, -1), `${token.split('.')[0]}.`]) {
      expect((await look(bad)).status).toBe(404)
    }
    expect(await staff()).toEqual(before)
    expect(await omarSignsIn(castPassword)).toBe(200)
  })

  test('stands in no row, and is forgotten once it has expired', async () => {
    const { linkFor, storage, watched, look } = await open(engine)
    const token = await linkFor('Omar')
    await look(token)
    const { db } = openedDatabase(storage.place)
    const rows = () => db.selectFrom('links').selectAll().execute()
    const [, secret = ''] = token.split('.')
    expect(JSON.stringify([await rows(), watched.calls])).not.toContain(secret)
    expect(await rows()).toHaveLength(1)
    await storage.links.purge(minutesLater(30))
    expect(await rows()).toEqual([])
  })
})
