import { describe, expect, test } from 'vitest'
import { startedApi } from '../../../tests/support/api.ts'
import { cast, castPassword, hoursLater, today } from '../../../tests/support/cast.ts'
import { castIds, startedWorld } from '../../../tests/support/staff.ts'
import { engines } from '../../../tests/support/storages.ts'
import type { Edit } from '../../domain/documents/revision.ts'

const karim = { name: 'Karim', email: 'karim@naoura.example', role_id: '1' }
const password = 'نواعير العاصي'

async function open(engine: (typeof engines)[number]) {
  const world = await startedWorld(await startedApi(engine))
  const { visitor, layla } = world
  const tokenOf = (link: string) => link.split('#')[1] ?? ''
  return {
    ...world,
    invite: (fields: object = {}) => layla.post('/users/invite', { form: { ...karim, ...fields } }),
    look: (link: string) => visitor.post('/links/look', { json: { token: tokenOf(link) } }),
    use: (link: string) => visitor.post('/links/use', { json: { token: tokenOf(link), password } }),
    statusOfKarim: async () => {
      const { body } = await layla.get('/users')
      return body.data.find(({ name }: { name: string }) => name === 'Karim')
    },
  }
}

describe.each(engines)('an invitation on %s', (engine) => {
  test('ACC-16 makes an account without a password, and a link to choose one', async () => {
    const { invite, look, use, signIn, statusOfKarim } = await open(engine)
    const { status, body } = await invite()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      purpose: 'invitation',
      expires_at: hoursLater(7 * 24).toISOString(),
    })
    expect(body.link).toMatch(/^https?:\/\/[^/]+\/login\/link#/)
    expect(await statusOfKarim()).toMatchObject({ ...karim, role_id: 1, invited: true })
    expect((await look(body.link)).body).toMatchObject({ purpose: 'invitation', name: 'Karim' })

    expect((await use(body.link)).status).toBe(200)
    expect(await statusOfKarim()).not.toHaveProperty('invited')
    expect((await signIn(karim.email, password)).status).toBe(200)
  })

  test('ACC-16 adds nobody where it is refused', async () => {
    const { invite, layla, staff, signedInAs } = await open(engine)
    const before = await staff()
    const refused: [object, object][] = [
      [{ email: cast.Omar.email }, { email: expect.any(String) }],
      [{ email: 'karim' }, { email: expect.any(String) }],
      [{ name: ' ' }, { name: expect.any(String) }],
      [{ password }, { password: 'Unknown field.' }],
      [{ status: 'inactive' }, { status: 'Unknown field.' }],
    ]
    for (const [fields, sentences] of refused) {
      expect((await invite(fields)).body.fields).toEqual(sentences)
    }
    const omar = await signedInAs('Omar')
    expect((await omar.post('/users/invite', { form: karim })).status).toBe(403)
    expect((await omar.post(`/users/${castIds.Layla}/link`, {})).status).toBe(403)
    expect((await layla.post('/users/99/link', {})).status).toBe(404)
    const inactive = await layla.post(`/users/${castIds.Nour}/link`, {})
    expect([inactive.status, inactive.body]).toEqual([
      409,
      { error: 'This user is inactive and cannot log in.' },
    ])
    expect((await staff()).users).toEqual(before.users)
  })

  test('ACC-17 a new link ends the one before, and resets who has a password', async () => {
    const { invite, layla, look, use, signIn, clock } = await open(engine)
    const { body } = await invite()
    const again = await layla.post(`/users/${body.user.id}/link`, {})
    expect(again.body.purpose).toBe('invitation')
    expect((await look(body.link)).status).toBe(404)
    await use(again.body.link)

    clock.now = hoursLater(1)
    await layla.post('/account/proof', { json: { password: castPassword } })
    const reset = await layla.post(`/users/${body.user.id}/link`, {})
    expect(reset.body).toMatchObject({
      purpose: 'reset',
      expires_at: new Date(clock.now.getTime() + 30 * 60_000).toISOString(),
    })
    expect((await signIn(karim.email, password)).status).toBe(200)
    clock.now = today
  })

  test('ACC-17 sent to a mistaken address ends when that is put right', async () => {
    const { invite, layla, look } = await open(engine)
    const { body } = await invite({ email: 'karin@naoura.example' })
    await layla.post(`/users/${body.user.id}`, { form: { name: 'Karim H.' } })
    expect((await look(body.link)).status).toBe(200)
    await layla.post(`/users/${body.user.id}`, { form: { email: karim.email } })
    expect((await look(body.link)).status).toBe(404)
  })

  test('ACC-16 is no administrator who may remain alone', async () => {
    const { invite, storage } = await open(engine)
    await invite()
    const byMachine: Edit = { by: { id: 0, name: 'machine' }, right: 'machine', at: today }
    const leaving = storage.users.change(castIds.Layla, { status: 'inactive' }, byMachine)
    await expect(leaving).rejects.toMatchObject({ code: 'last-administrator' })
  })

  test('ACC-16 returns from the trash as it was', async () => {
    const { invite, layla, statusOfKarim, look } = await open(engine)
    const { body } = await invite()
    const removed = await layla.delete(`/users/${body.user.id}`)
    expect((await look(body.link)).status).toBe(404)
    await layla.post(`/trash/${removed.body.trash_id}/restore`, {})
    expect(await statusOfKarim()).toMatchObject({ invited: true })
  })
})
