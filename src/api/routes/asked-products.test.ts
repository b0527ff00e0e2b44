import { describe, expect, test } from 'vitest'
import { saveOf } from '../../../tests/support/articles.ts'
import { byLayla, minutesLater } from '../../../tests/support/cast.ts'
import { postOffice } from '../../../tests/support/mail.ts'
import { engines, type EngineName } from '../../../tests/support/storages.ts'
import { presetValues } from '../../domain/forms/form-presets.ts'

const answers = { nameof01: 'Rima', phoneof1: '0944 555 014' }
/** The same few words of many senders would be held back. */
const questions = ['Two of them', 'How long?', 'In stock?', 'And pipes?', 'A small one', 'By ship?']

async function opened(engine: EngineName) {
  const office = await postOffice(engine)
  const { articles, forms } = office.storage
  await forms.create(presetValues('price', ['en', 'ar']), byLayla())
  const { id } = await articles.create('products', saveOf('en', { title: 'Pump' }), byLayla())
  await articles.change('products', id, saveOf('ar', { title: 'مضخّة' }), byLayla())
  const omar = await office.signedInAs('Omar')
  let networks = 0
  return {
    ...office,
    omar,
    pump: id,
    ask: (about: number, language = 'en') =>
      office.visitor.post('/forms/1/send', {
        json: { language, answers: { ...answers, message1: questions[networks] }, about },
        headers: { 'x-test-address': `192.0.2.${++networks}` },
      }),
    inbox: async (query = '') => (await omar.get(`/messages${query}`)).body.messages,
  }
}

describe.each(engines)('FORM-15 a product that is asked about on %s', (engine) => {
  test('stays with the message under the title it had', async () => {
    const { ask, clock, inbox, omar, pump, send, server } = await opened(engine)
    await ask(pump, 'ar')
    await ask(pump)
    await omar.delete(`/sections/products/keys/articles/articles/${pump}`)
    const about = { kind: 'products', id: pump }
    const asked = [{ about: { ...about, title: 'Pump' } }, { about: { ...about, title: 'مضخّة' } }]
    expect(await inbox()).toMatchObject(asked)
    expect(await inbox('?q=pump')).toMatchObject([asked[0]])
    const trash = (await omar.delete('/messages/1')).body.trash_id
    await omar.post(`/trash/${trash}/restore`)
    expect(await inbox('?q=مضخة')).toMatchObject([asked[1]])
    clock.now = minutesLater(1)
    await send()
    expect((await server.mails())[0]?.text).toContain('بخصوص المنتج: \u2068Pump\u2069\n')
  })

  test('is left out where visitors cannot read it, and nothing is refused', async () => {
    const { ask, inbox, pump, storage } = await opened(engine)
    const { articles, sections } = storage
    const english = await articles.create('products', saveOf('en', { title: 'Pipe' }), byLayla())
    const draft = await articles.create(
      'products',
      { ...saveOf('en', { title: 'Secret' }), wish: 'no' },
      byLayla(),
    )
    const post = await articles.create('posts', saveOf('en', { title: 'News' }), byLayla())
    for (const id of [0, 999, draft.id, post.id]) expect((await ask(id)).status).toBe(201)
    expect((await ask(english.id, 'ar')).status).toBe(201)
    await sections.change('navigation', { products_hidden: true }, byLayla())
    expect((await ask(pump)).status).toBe(201)
    const messages = await inbox()
    expect(messages.map(({ about }: { about: unknown }) => about)).toEqual(Array(6).fill(null))
  })

  test('leads to the oldest form for products that its language offers', async () => {
    const { omar, storage } = await opened(engine)
    const shownOn = (language: string) => storage.forms.shownOn('products', language)
    await storage.forms.create(presetValues('price', ['ar']), byLayla())
    await storage.forms.create(presetValues('contact', ['en', 'ar']), byLayla())
    expect([await shownOn('en'), await shownOn('ar')]).toEqual([1, 1])
    await omar.post('/forms/1', { json: { shown_on: null } })
    expect([await shownOn('en'), await shownOn('ar')]).toEqual([undefined, 2])
    await omar.post('/forms/2', { json: { open: false } })
    expect(await shownOn('ar')).toBeUndefined()
    const { revisions } = (await omar.get('/forms/1/history')).body
    expect(revisions[0].fields).toEqual([{ field: 'shown_on', language: null }])
    await omar.post('/forms/1/history/1/restore')
    expect(await shownOn('en')).toBe(1)
  })
})
