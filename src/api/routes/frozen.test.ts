import { describe, expect, test } from 'vitest'
import { articlesPath, formOf, startedApi } from '../../../tests/support/api.ts'
import { byLayla, cast, castPassword, rimasMessage } from '../../../tests/support/cast.ts'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { rimasAnswers } from '../../../tests/support/forms.ts'
import { presetValues } from '../../domain/forms/form-presets.ts'
import { offerContactForm } from '../../../tests/support/newsroom.ts'
import { castIds, startedWorld } from '../../../tests/support/staff.ts'
import { engines, openedDatabase } from '../../../tests/support/storages.ts'

const sentence = 'The site is being moved: content can be read but not changed.'

describe.each(engines)('while a site on %s is frozen (MOV-3)', (engine) => {
  test('it is read and signed in to, nothing is changed, and it goes on once it is thawed', async () => {
    const world = await startedWorld(await startedApi(engine))
    const { storage, layla, visitor, signIn, watched } = world
    const id = await openedInHama(storage.articles)
    await offerContactForm(world)
    const { installation } = storage
    await storage.forms.create(presetValues('contact', ['en']), byLayla())
    await installation.freeze(byLayla())

    expect((await visitor.get(`${articlesPath()}/en/${id}`)).status).toBe(200)
    const { status, body } = await signIn(cast.Omar.email, castPassword)
    expect(status).toBe(200)
    const omar = world.withToken(body.token)
    expect((await omar.get('/account')).status).toBe(200)
    const changes = [
      omar.post(`${articlesPath()}/en/${id}`, { form: formOf({ title: 'Another' }) }),
      omar.delete(`${articlesPath()}/${id}`),
      layla.post(`/users/${castIds.Nour}`, { form: { status: 'active' } }),
      layla.post('/languages', { json: { name: 'Français', code: 'fr' } }),
      visitor.post('/contact', { json: { ...rimasMessage, language: 'en' } }),
      visitor.post('/forms/1/send', { json: { language: 'en', answers: rimasAnswers } }),
      omar.post('/account/password', {
        json: { current_password: castPassword, password: 'another of Omar’s' },
      }),
    ]
    for (const refused of await Promise.all(changes)) {
      expect([refused.status, refused.body]).toEqual([503, { error: sentence }])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await omar.post('/logout')).status).toBe(204)
    expect(watched.errors).toEqual([])

    await installation.thaw(byLayla())
    const saved = await layla.post(`${articlesPath()}/en/${id}`, {
      form: formOf({ title: 'Another' }),
    })
    expect(saved.status).toBe(200)
  })

  test('freezing waits for those who are writing, and for nobody after', async () => {
    const { storage } = await startedApi(engine)
    const { write } = openedDatabase(storage.place)
    const begun = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const order: string[] = []
    const writing = write('visitor', async (trx) => {
      await trx.updateTable('sections').set({ revision: 7 }).execute()
      begun.resolve()
      await held.promise
      order.push('written')
    })
    await begun.promise
    const freezing = storage.installation.freeze(byLayla()).then(() => order.push('frozen'))
    await openedDatabase(storage.place).db.selectFrom('sections').selectAll().execute()
    held.resolve()
    await Promise.all([writing, freezing])
    expect(order).toEqual(['written', 'frozen'])
    await expect(storage.articles.create('posts', saveOfNothing, asLayla)).rejects.toMatchObject({
      code: 'frozen',
    })
  })
})

const saveOfNothing = saveOf('en', { title: 'A' })
const asLayla = { ...byLayla(), right: 'visitor' } as const
