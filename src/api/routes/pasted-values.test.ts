import { describe, expect, test } from 'vitest'
import { articlesPath, formOf } from '../../../tests/support/api.ts'
import { newsroom, readSection, saveSection } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'

const contact = (type: string, value: string) => ({ contacts: [{ type, value }] })

describe.each(engines)('what Omar pastes is kept on %s', (engine) => {
  test.each([
    ['phone', '\u202a+963 33 123 4567\u202c', '+963 33 123 4567'],
    ['phone', '\u200e+963331234567', '+963331234567'],
    ['phone', '+963\u200b331234567', '+963331234567'],
    ['phone', '+963\u201133\u20111234567', '+963-33-1234567'],
    ['phone', '011.234.5678', '011-234-5678'],
    ['whatsapp', '00963944123456', '+963944123456'],
    ['email', 'info@naoura.example\u200b', 'info@naoura.example'],
    ['email', '\u200finfo@naoura.example', 'info@naoura.example'],
    ['custom', '\u202ahttps://naoura.example/\u202c', 'https://naoura.example/'],
  ])('as %s: %j', async (type, pasted, value) => {
    const { omar } = await newsroom(engine)
    expect((await saveSection(omar, 'contactUs', contact(type, pasted))).status).toBe(200)
    expect((await readSection(omar, 'contactUs')).contacts).toEqual([{ type, value }])
  })

  test('a title that shows nothing is blank', async () => {
    const { omar, visitor } = await newsroom(engine)
    const form = formOf({ title: '\u200b', content: '<p>Norias</p>' })
    expect((await omar.post(`${articlesPath()}/en`, { form })).body.article.title).toBe('')
    const { body } = await visitor.get(`${articlesPath()}/en`)
    expect(body.articles).toEqual([])
  })

  test('a line of a slide is a space', async () => {
    const { omar } = await newsroom(engine)
    const form = formOf({ title: 'Slide\u000bbreak', content: '' })
    const { body } = await omar.post(`${articlesPath()}/en`, { form })
    expect(body.article.title).toBe('Slide break')
  })
})

describe('what misleads is refused in a sentence', () => {
  test.each([
    ['whatsapp', '0944123456', messages.whatsappCountry],
    ['whatsapp', '+0944123456', messages.whatsappCountry],
    ['email', 'inf\u043e@naoura.example', messages.emailLookalike],
    ['email', 'ｏｍａｒ＠naoura.example', messages.emailLookalike],
    ['custom', 'https://layla:secret@naoura.example/', messages.addressWithName],
    ['custom', 'https://naoura.example@other.example/', messages.addressWithName],
    ['custom', 'https://naoura.example/\u202egpj.exe', messages.directionInvalid],
    ['custom', 'https://naoura.example/%E2%80%AEgpj.exe', messages.directionInvalid],
  ])('as %s: %s', async (type, pasted, sentence) => {
    const { omar } = await newsroom('SQLite')
    const { status, body } = await saveSection(omar, 'contactUs', contact(type, pasted))
    expect([status, Object.values(body.fields)]).toEqual([400, [sentence]])
  })
})
