import { describe, expect, test } from 'vitest'
import type { Caller } from '../../../tests/support/api.ts'
import { byLayla } from '../../../tests/support/cast.ts'
import {
  cardForm,
  cardsPath,
  french,
  growers,
  newsroom,
  readSection,
  withoutLogo,
} from '../../../tests/support/newsroom.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'
import { blankCardText } from '../../domain/partners/partner-card.ts'

const addresses = { whatsapp: '+963 944 555 171', custom: 'https://ghab.example' }
const links = Object.entries(addresses).map(([type, value]) => ({ type, value }))

async function startedWorld(engine: EngineName) {
  const world = await newsroom(engine)
  const { omar } = world
  const id = await world.addGrowers()
  await world.watched.forget()
  return {
    ...world,
    id,
    change: (language: string, form: Record<string, string>) =>
      omar.post(`${cardsPath}/${id}?lang=${language}`, { form }),
    add: async (name: string, language = 'en'): Promise<number> => {
      const form = cardForm({ ...growers.en, name })
      return (await omar.post(`${cardsPath}?lang=${language}`, { form })).body.card.id
    },
  }
}

describe.each(engines)('Omar, editing partners’ cards on %s,', (engine) => {
  test('adds one in a language', async () => {
    const { omar, watched } = await newsroom(engine)
    const form = cardForm(growers.ar)
    const { status, headers, body } = await omar.post(`${cardsPath}?lang=ar`, { form })
    expect(status).toBe(201)
    expect(body).toEqual({
      message: 'Card added successfully',
      card: { id: 1, ...withoutLogo, ...growers.ar, texts: { ar: growers.ar }, revision: 1 },
    })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await watched.told()).toBe(1)
  })

  test('adds one without links, its texts trimmed', async () => {
    const { omar } = await newsroom(engine)
    const form = { name: ' Orontes ', description: ' Boats \n', phone_number: ' 033 ' }
    const { body } = await omar.post(`${cardsPath}?lang=en`, { form })
    expect(body.card).toMatchObject({
      name: 'Orontes',
      description: 'Boats',
      phone_number: '033',
      contacts: {},
    })
  })

  test('changes one language, and the other stays', async () => {
    const { change, id, watched } = await startedWorld(engine)
    const { status, body } = await change('ar', { name: ' مزارعو الغاب ' })
    expect(status).toBe(200)
    const ar = { ...growers.ar, name: 'مزارعو الغاب' }
    expect(body).toEqual({
      message: 'Card updated successfully',
      card: { id, ...withoutLogo, ...ar, texts: { en: growers.en, ar }, revision: 3 },
      trash_id: null,
    })
    expect(await watched.told()).toBe(1)
  })

  test.each<[string, Record<string, string>, object]>([
    ['nothing', {}, {}],
    ['a description', { description: 'Wells' }, { description: 'Wells' }],
    ['a phone number', { phone_number: '033' }, { phone_number: '033' }],
    ['the links', { contacts: JSON.stringify(addresses) }, { contacts: addresses }],
    ['no link any more', { contacts: '' }, { contacts: {} }],
  ])('changes %s, and what he does not send stays', async (_name, form, expected) => {
    const { change } = await startedWorld(engine)
    const { body } = await change('en', form)
    expect(body.card.texts).toEqual({ ...growers, en: { ...growers.en, ...expected } })
  })

  test.each([{}, cardForm(growers.en)])(
    'saves what is there, and nothing changes: %j',
    async (form) => {
      const { change, rows } = await startedWorld(engine)
      const before = await rows()
      expect((await change('en', form)).body.card.revision).toBe(2)
      expect(await rows()).toEqual(before)
    },
  )

  test.each<[string, Record<string, string>]>([
    ['all fields', cardForm(blankCardText)],
    ['a name and description', { name: '', description: ' ' }],
    [
      'a name and description beside others',
      { ...cardForm(growers.en), name: '', description: '' },
    ],
  ])('empties a language with blanks for %s', async (_name, form) => {
    const { change, id, visitor } = await startedWorld(engine)
    const { status, body } = await change('en', form)
    expect(status).toBe(200)
    expect(body).toEqual({
      message: 'Card is empty in en language.',
      card: {
        id,
        ...withoutLogo,
        ...blankCardText,
        texts: { ...growers, en: blankCardText },
        revision: 3,
      },
      trash_id: expect.any(Number),
    })
    const read = async (code: string) =>
      (await visitor.get(`/sections/partners/content/${code}`)).body.content.cards
    expect(await read('en')).toEqual([])
    expect(await read('ar')).toEqual([{ id, ...withoutLogo, ...growers.ar }])
  })

  test('empties what was never written, and nothing changes', async () => {
    const { change, storage, rows } = await startedWorld(engine)
    await storage.languages.add(french, byLayla())
    const before = await rows()
    const { status, body } = await change('fr', cardForm(blankCardText))
    expect([status, body.message]).toEqual([200, 'Card is empty in fr language.'])
    expect(body.card.revision).toBe(2)
    const { revisions } = await rows()
    expect(revisions).toEqual(before.revisions)
  })

  test('writes in any number of languages, also one that was added a moment ago', async () => {
    const { change, omar, visitor, storage, id } = await startedWorld(engine)
    await storage.languages.add(french, byLayla())
    const fr = { ...growers.en, name: 'Coopérative du Ghab' }
    const { body } = await change('fr', cardForm(fr))
    expect(body.card.texts).toEqual({ ...growers, fr })
    expect((await readSection(omar, 'partners')).cards.fr).toEqual([body.card])
    const { cards } = (await visitor.get('/sections/partners/content/fr')).body.content
    expect(cards).toEqual([{ id, ...withoutLogo, ...fr }])
  })

  test('deletes one for everybody', async () => {
    const { omar, visitor, id, watched } = await startedWorld(engine)
    const { status, body } = await omar.delete(`${cardsPath}/${id}`)
    expect([status, body]).toEqual([
      200,
      { message: 'Card deleted successfully', trash_id: expect.any(Number) },
    ])
    expect(await watched.told()).toBe(1)
    expect((await readSection(omar, 'partners')).cards).toEqual({ en: [], ar: [] })
    expect((await visitor.get('/sections/partners/content/en')).body.content.cards).toEqual([])
    expect((await omar.delete(`${cardsPath}/${id}`)).status).toBe(404)
  })

  test('finds them in the order they came, a page at a time', async () => {
    const { omar, add, id } = await startedWorld(engine)
    const others = [await add('Orontes'), await add('مشغل حماة', 'ar'), await add('Apamea')]
    const page = async (query: string) =>
      (await omar.get(`/sections/partners/content${query}`)).body
    const all = await page('')
    const ids = (cards: { id: number }[]) => cards.map((card) => card.id)
    expect(ids(all.content.cards.en)).toEqual([id, ...others])
    expect(ids(all.content.cards.ar)).toEqual([id, ...others])
    expect(all.content.cards.ar[1]).toMatchObject({ ...blankCardText, id: others[0] })
    expect(all.pagination).toEqual({ current_page: 1, last_page: 1, total: 4 })
    const second = await page('?page=2&per_page=3')
    expect(second.content.cards).toEqual({
      en: [all.content.cards.en[3]],
      ar: [all.content.cards.ar[3]],
    })
    expect(second.pagination).toEqual({ current_page: 2, last_page: 2, total: 4 })
    const past = await page('?page=3&per_page=3')
    expect(past.content.cards).toEqual({ en: [], ar: [] })
    expect(past.pagination).toEqual({ current_page: 3, last_page: 2, total: 4 })
  })

  test('changes one, and it keeps its place', async () => {
    const { omar, add, change, id } = await startedWorld(engine)
    const other = await add('Orontes')
    await change('en', { name: 'Zenobia' })
    const { cards } = await readSection(omar, 'partners')
    expect(cards.en.map((card: { id: number }) => card.id)).toEqual([id, other])
  })
})

describe.each(engines)('Omar, ordering the cards on %s,', (engine) => {
  const sort = (caller: Caller, ids: unknown) =>
    caller.post(`${cardsPath}/order`, { json: { ids } })

  async function three() {
    const world = await startedWorld(engine)
    const ids = [world.id, await world.add('Orontes'), await world.add('Apamea')] as const
    const shown = async (language = 'en') =>
      (await world.visitor.get(`/sections/partners/content/${language}`)).body.content.cards.map(
        (card: { id: number }) => card.id,
      )
    return { ...world, ids, shown }
  }

  test('finds them so in every language, and new ones behind', async () => {
    const { omar, add, ids, shown, watched } = await three()
    const [growers, orontes, apamea] = ids
    const changes = await watched.told()
    const { status, body } = await sort(omar, [apamea, growers, orontes])
    expect([status, body]).toEqual([200, { message: 'Operation accomplished successfully!' }])
    expect(await watched.told()).toBe(changes + 1)
    const latest = await add('Zenobia')
    expect(await shown()).toEqual([apamea, growers, orontes, latest])
    const { cards } = await readSection(omar, 'partners')
    expect(cards.ar.map((card: { id: number }) => card.id)).toEqual(await shown())
    expect(cards.en[1].revision).toBe(2)
  })

  test('has to name each once: others may have come or gone meanwhile', async () => {
    const { omar, ids, shown } = await three()
    const [a, b, c] = ids
    for (const wrong of [[], [a, b], [a, b, c, 99], [a, b, b], [a, b, c, c]]) {
      const { status, body } = await sort(omar, wrong)
      expect([status, body], String(wrong)).toEqual([
        409,
        { error: 'Someone else has saved changes since you opened this.' },
      ])
    }
    await omar.delete(`${cardsPath}/${b}`)
    expect((await sort(omar, [c, b, a])).status).toBe(409)
    expect((await sort(omar, [c, a])).status).toBe(200)
    expect(await shown()).toEqual([c, a])
  })

  test('is refused what is no list of ids', async () => {
    const { omar, ids, shown } = await three()
    for (const wrong of ['1', [String(ids[0])], [0], [1.5], null, Array(1_001).fill(1)]) {
      const { status, body } = await sort(omar, wrong)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['ids']])
    }
    expect(await shown()).toEqual(ids)
  })

  test('leaves one order, whoever else orders them at the same moment', async () => {
    const { omar, layla, ids, shown } = await three()
    const [a, b, c] = ids
    const orders = [
      [c, b, a],
      [b, a, c],
    ]
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => sort(turn % 2 ? omar : layla, orders[turn % 2])),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(orders).toContainEqual(await shown())
  })
})

describe.each(engines)('The links of a card on %s', (engine) => {
  const shapes = { 'an object': addresses, 'a list': links }

  test.each(Object.entries(shapes))(
    'come as JSON of %s, escaped for HTML or not',
    async (_name, given) => {
      const { change, omar } = await startedWorld(engine)
      const json = JSON.stringify(given)
      for (const contacts of [json, json.replaceAll('"', '&quot;')]) {
        await change('en', { contacts: '' })
        const { status, body } = await change('en', { contacts })
        expect([status, body.card.contacts]).toEqual([200, addresses])
      }
      const form = { ...cardForm(growers.en), contacts: json.replaceAll('"', '&#34;') }
      const { body } = await omar.post(`${cardsPath}?lang=en`, { form })
      expect(body.card.contacts).toEqual(addresses)
    },
  )

  test('are none when they are anything else', async () => {
    const { change } = await startedWorld(engine)
    for (const contacts of [
      'x',
      '7',
      '"text"',
      'null',
      '[]',
      '{}',
      JSON.stringify(JSON.stringify(links)),
    ]) {
      await change('en', { contacts: JSON.stringify(addresses) })
      const { status, body } = await change('en', { contacts })
      expect([status, body.card.contacts], contacts).toEqual([200, {}])
    }
  })

  test('leave blanks out and keep digits that can be dialled', async () => {
    const { change } = await startedWorld(engine)
    const contacts = JSON.stringify({ whatsapp: ' +٩٦٣ ٩٤٤ ', facebook: ' ', custom: '' })
    expect((await change('en', { contacts })).body.card.contacts).toEqual({ whatsapp: '+963 944' })
  })
})
