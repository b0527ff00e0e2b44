import { describe, expect, test } from 'vitest'
import { startedApi } from './support/api.ts'
import { rimasMessage } from './support/cast.ts'
import { offerContactForm } from './support/newsroom.ts'
import { rima } from './support/staff.ts'

const turning = 'This text contains an invisible character that changes its direction.'

/** The first and the last of both kinds: embeddings and overrides, isolates. */
const signs = ['\u202a', '\u202e', '\u2066', '\u2069']

describe('a directional control character is rejected', () => {
  test.each(signs.map((sign) => [JSON.stringify(sign.codePointAt(0)?.toString(16)), sign]))(
    '%s in names and email addresses',
    async (_name, sign) => {
      const world = await startedApi('SQLite')
      await offerContactForm(world)
      const layla = await world.signedInAs('Layla')
      const name = `Rima${sign}gpj.exe`
      const email = `rima${sign}@naoura.example`
      const message = { ...rimasMessage, language: 'en' }
      const refused = await Promise.all([
        layla.post('/users', { form: { ...rima, name } }),
        layla.post('/users', { form: { ...rima, email } }),
        layla.post('/users/2', { form: { name } }),
        layla.post('/languages', { json: { name, code: 'de' } }),
        world.visitor.post('/contact', { json: { ...message, name } }),
        world.visitor.post('/contact', { json: { ...message, email } }),
      ])
      const fields = ['name', 'email', 'name', 'name', 'name', 'email']
      expect(refused.map(({ status }) => status)).toEqual(fields.map(() => 400))
      expect(refused.map(({ body }) => body.fields)).toEqual(
        fields.map((field) => ({ [field]: turning })),
      )
      expect(world.watched.changes).toBe(0)
    },
  )

  test('except the marks that mixed Arabic and Latin names need', async () => {
    const layla = await (await startedApi('SQLite')).signedInAs('Layla')
    const name = 'ريما \u200fRima\u200e'
    expect((await layla.post('/users', { form: { ...rima, name } })).status).toBe(201)
  })
})
