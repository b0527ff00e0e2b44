import { expect, test } from 'vitest'
import { startedApi } from './support/api.ts'
import { rimasMessage } from './support/cast.ts'
import { offerContactForm } from './support/newsroom.ts'
import { rima } from './support/staff.ts'

const signs = ['\u202a', '\u202e', '\u2066', '\u2069']

test.each(signs.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))(
  'a directional control character, %s, stays in no name and no email',
  async (_name, sign) => {
    const world = await startedApi('SQLite')
    await offerContactForm(world)
    const layla = await world.signedInAs('Layla')
    const pasted = { name: `Rima${sign}gpj.exe`, email: `${sign}rima${sign}@naoura.example` }
    const stored = { name: 'Rimagpj.exe', email: 'rima@naoura.example' }
    const user = await layla.post('/users', { form: { ...rima, ...pasted } })
    expect(user.body.user).toMatchObject(stored)
    const renamed = await layla.post('/users/2', { form: { name: pasted.name } })
    expect(renamed.body.user).toMatchObject({ name: stored.name })
    const json = { ...rimasMessage, ...pasted, language: 'en' }
    expect((await world.visitor.post('/contact', { json })).status).toBe(201)
    const { body } = await layla.get('/messages')
    expect(body.messages).toMatchObject([stored])
  },
)
