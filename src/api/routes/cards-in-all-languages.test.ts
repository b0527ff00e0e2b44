import { describe, expect, test } from 'vitest'
import { formOf } from '../../../tests/support/api.ts'
import {
  cardsPath,
  expectRefused,
  type Fields,
  growers,
  newsroom,
  picture,
  type Refusal,
} from '../../../tests/support/newsroom.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'
import { byField, textValues } from '../../domain/documents/revision.ts'
import { blankCardText } from '../../domain/partners/partner-card.ts'

const card = `${cardsPath}/1`
const required = 'This field is required'

async function startedWorld(engine: EngineName) {
  const world = await newsroom(engine)
  const { omar } = world
  return {
    ...world,
    create: (texts: object, rest: Fields = {}) =>
      omar.post(`${cardsPath}/whole`, { form: formWith(texts, rest) }),
    change: (texts: object, rest: Fields = {}) =>
      omar.call('PATCH', card, { form: formWith(texts, rest) }),
    read: async () => (await omar.get(`${card}?lang=en`)).body.card,
  }
}

describe.each(engines)('Omar, saving a card in both languages by one call on %s,', (engine) => {
  test('leaves what a call for each would', async () => {
    const { omar, create, change, addGrowers, read } = await startedWorld(engine)
    const created = await create(inEach(growers))
    expect(await addGrowers()).toBe(2)
    const second = (await omar.get(`${cardsPath}/2?lang=en`)).body.card
    expect([created.status, created.body.card]).toEqual([201, { ...second, id: 1 }])

    const { status, body } = await change({ name: { en: 'Growers', ar: 'مزارعون' } })
    expect([status, body.trash_ids]).toEqual([200, []])
    expect(await read()).toMatchObject({
      texts: { en: { ...growers.en, name: 'Growers' }, ar: { ...growers.ar, name: 'مزارعون' } },
      revision: 4,
    })
  })

  const refusals: [string, object, Refusal][] = [
    [
      'a name too long',
      { name: { ar: 'ن'.repeat(201) } },
      [400, 'This text is too long.', ['name.ar']],
    ],
    ['a blank description', { description: { ar: ' ' } }, [400, required, ['description.ar']]],
    [
      'an unknown language',
      { name: { fr: 'Coopérative' } },
      [400, 'This language does not exist.', ['name.fr']],
    ],
    [
      'a link that is none',
      { contacts: { ar: { custom: 'ghab' } } },
      [400, 'Please enter a valid link.', ['contacts.ar.0.value']],
    ],
  ]

  test.each(refusals)('saves neither with %s', async (_name, wrong, refusal) => {
    const world = await startedWorld(engine)
    const { create, change } = world
    await create(inEach(growers))
    const texts = inEach(growers)
    const merged = Object.entries(wrong).map(([field, text]) => [
      field,
      { ...(texts[field] as object), ...text },
    ])
    await expectRefused(
      world,
      () => create({ ...texts, ...Object.fromEntries(merged) }, {}),
      refusal,
    )
    await expectRefused(world, () => change({ name: { en: 'Growers' }, ...wrong }), refusal)
  })

  test('makes none without a text', async () => {
    const world = await startedWorld(engine)
    await expectRefused(world, () => world.create({}), [400, required, ['texts']])
    for (const blank of [inEach({ en: blankCardText, ar: blankCardText }), { name: { en: ' ' } }]) {
      await expectRefused(world, () => world.create(blank), [400, required, ['texts']])
    }
  })

  test('is told of a conflict in the second before the first is saved', async () => {
    const { create, change, layla, read, rows } = await startedWorld(engine)
    await create(inEach(growers))
    await layla.post(`${card}?lang=ar`, { form: { name: 'ليلى' } })
    const before = await rows()
    const { status, body } = await change(
      { name: { en: 'Omar', ar: 'عمر' } },
      { base_revision: '2' },
    )
    expect([status, body.document]).toEqual([409, await read()])
    expect(body.conflicts).toMatchObject([{ name: 'name.ar', mine: 'عمر', theirs: 'ليلى' }])
    expect(await rows()).toEqual(before)
  })

  test('has an emptied one back alone, without the logo taken away', async () => {
    const { omar, create, change, read } = await startedWorld(engine)
    await create(inEach(growers), { logo: await picture() })
    const emptied = { name: { en: '', ar: 'مزارعون' }, description: { en: '' } }
    const { body } = await change(emptied, { logo: '' })
    expect(body.trash_ids).toEqual([expect.any(Number)])
    expect(await read()).toMatchObject({ texts: { en: blankCardText }, logo_picture: null })
    await omar.post(`/trash/${body.trash_ids[0]}/restore`)
    expect(await read()).toMatchObject({
      texts: { en: growers.en, ar: { ...growers.ar, name: 'مزارعون' } },
      logo_picture: null,
    })
  })

  test('changes a logo alone', async () => {
    const { create, omar } = await startedWorld(engine)
    await create(inEach(growers))
    const { status, body } = await omar.call('PATCH', card, {
      form: formOf({ logo: await picture() }),
    })
    expect([status, body.card.texts]).toEqual([200, growers])
    expect(body.card.logo).not.toBe('')
  })
})

function inEach(texts: Record<string, object>): Record<string, unknown> {
  return byField(textValues(texts))
}

function formWith(texts: object, rest: Fields): FormData {
  return formOf({ texts: JSON.stringify(texts), ...rest })
}
