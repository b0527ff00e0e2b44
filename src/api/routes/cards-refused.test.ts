import { describe, expect, test } from 'vitest'
import { formOf } from '../../../tests/support/api.ts'
import {
  cardForm,
  cardsPath,
  expectRefused,
  type Fields,
  growers,
  newsroom,
  picture as somebodysPicture,
  type Refusal,
} from '../../../tests/support/newsroom.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'
import { blankCardText } from '../../domain/partners/partner-card.ts'

const picture = await somebodysPicture()

const check = 'Please check the highlighted fields.'
const required = 'This field is required'
const unknown = 'Unknown field.'
const tooLong = 'This text is too long.'
const notThere = 'Not Found: The requested resource was not found.'
const number = 'This number is out of range.'

const whole = cardForm(growers.en)
const contacts = (given: unknown) => ({ contacts: JSON.stringify(given) })
const link = { type: 'custom', value: 'https://a.example' }

const refusals: Record<string, [sent: Fields, ...Refusal]> = {
  'an unknown field': [{ ...whole, author: 'Omar' }, 400, unknown, ['author']],
  'an id of its own': [{ ...whole, id: '7' }, 400, unknown, ['id']],
  'a place of its own': [{ ...whole, position: '1' }, 400, unknown, ['position']],
  'a prototype': [{ ...whole, ['__proto__']: '{}' }, 400, unknown, ['__proto__']],
  'a name twice': [{ ...whole, name: ['Al-Ghab', 'x'] }, 400, unknown, ['name']],
  'a file': [{ ...whole, image: picture }, 400, unknown, ['image']],
  'a file as name': [{ ...whole, name: picture }, 400, unknown, ['name']],
  'a name too long by one': [{ ...whole, name: 'n'.repeat(201) }, 400, tooLong, ['name']],
  'a description too long by one': [
    { ...whole, description: 'ن'.repeat(2_001) },
    400,
    tooLong,
    ['description'],
  ],
  'a phone number too long by one': [
    { ...whole, phone_number: '1'.repeat(61) },
    400,
    tooLong,
    ['phone_number'],
  ],
  'a name no database can keep': [
    { ...whole, name: 'a\0b' },
    400,
    'This text contains a character that cannot be saved.',
    ['name'],
  ],
  'a type of link twice': [
    { ...whole, ...contacts([link, link]) },
    400,
    'Each type can be added only once.',
    ['contacts'],
  ],
  'an unknown type of link': [{ ...whole, ...contacts({ fax: 'x' }) }, 400, check, ['contacts']],
  'a phone as link': [{ ...whole, ...contacts({ phone: '0335550142' }) }, 400, check, ['contacts']],
  'a link that is none': [
    { ...whole, ...contacts({ custom: 'ghab' }) },
    400,
    'Please enter a valid link.',
    ['contacts'],
  ],
  'a script as link': [
    { ...whole, ...contacts({ facebook: 'javascript:alert(1)' }) },
    400,
    'Please enter a valid link.',
    ['contacts'],
  ],
  'a WhatsApp number with dashes': [
    { ...whole, ...contacts({ whatsapp: '963-944' }) },
    400,
    'Please enter a valid WhatsApp number.',
    ['contacts'],
  ],
  'a link that is an object': [
    { ...whole, ...contacts({ custom: { $ne: '' } }) },
    400,
    check,
    ['contacts'],
  ],
  'a link with a field more': [
    { ...whole, ...contacts([{ ...link, id: 7 }]) },
    400,
    unknown,
    ['contacts'],
  ],
}

const half: Record<string, [sent: Fields, ...Refusal]> = {
  'nothing at all': [{}, 400, check, ['name', 'description', 'phone_number']],
  'no name': [{ ...whole, name: '' }, 400, required, ['name']],
  'a name of spaces': [{ ...whole, name: ' \n ' }, 400, required, ['name']],
  'no description': [{ ...whole, description: ' ' }, 400, required, ['description']],
  'no phone number': [{ ...whole, phone_number: '' }, 400, required, ['phone_number']],
  'links alone': [contacts([link]), 400, check, ['name', 'description', 'phone_number']],
  'blanks alone': [cardForm(blankCardText), 400, check, ['name', 'description', 'phone_number']],
  'a revision to start from': [{ ...whole, base_revision: '1' }, 400, unknown, ['base_revision']],
}

const halfEmptied: Record<string, [language: string, sent: Fields, ...Refusal]> = {
  'a name blanked alone': ['en', { name: '' }, 400, required, ['name']],
  'a description blanked alone': ['en', { description: ' ' }, 400, required, ['description']],
  'a phone number blanked alone': ['en', { phone_number: '' }, 400, required, ['phone_number']],
  'a name and phone number blanked': [
    'en',
    { name: '', phone_number: '' },
    400,
    check,
    ['name', 'phone_number'],
  ],
  'the name of a language alone': [
    'ar',
    { name: 'الغاب' },
    400,
    check,
    ['description', 'phone_number'],
  ],
  'the links of a language alone': [
    'ar',
    contacts([link]),
    400,
    check,
    ['name', 'description', 'phone_number'],
  ],
  'a revision that is no number': ['en', { base_revision: 'x' }, 400, number, ['base_revision']],
  'a revision that is still to come': [
    'en',
    { base_revision: '2' },
    400,
    number,
    ['base_revision'],
  ],
}

async function startedWorld(engine: EngineName) {
  const world = await newsroom(engine)
  await world.omar.post(`${cardsPath}?lang=en`, { form: whole })
  const send = (path: string, sent: Fields) => () =>
    world.omar.post(`${cardsPath}${path}`, { form: formOf(sent) })
  return { ...world, send }
}
type World = Awaited<ReturnType<typeof startedWorld>>

type Check = [name: string, (world: World) => Promise<void>]
const checks: Check[] = [
  ...Object.entries({ ...refusals, ...half }).map(([name, [sent, ...refusal]]): Check => [
    `a new card with ${name}`,
    (world) => expectRefused(world, world.send('?lang=ar', sent), refusal),
  ]),
  ...Object.entries(refusals).map(([name, [sent, ...refusal]]): Check => [
    `a change with ${name}`,
    (world) => expectRefused(world, world.send('/1?lang=en', sent), refusal),
  ]),
  ...Object.entries(halfEmptied).map(([name, [language, sent, ...refusal]]): Check => [
    `a change to ${name}`,
    (world) => expectRefused(world, world.send(`/1?lang=${language}`, sent), refusal),
  ]),
]

describe('refused, and nothing is left behind, is', () => {
  test.each(checks)('%s', async (_name, expectCheck) => {
    await expectCheck(await startedWorld('SQLite'))
  })

  test('all of that on PostgreSQL, too', async () => {
    const world = await startedWorld('PostgreSQL')
    for (const [, expectCheck] of checks) await expectCheck(world)
  })
})

describe.each(engines)('What is not there on %s', (engine) => {
  test('is answered 404 and changed nowhere', async () => {
    const world = await startedWorld(engine)
    for (const path of [
      '?lang=xx',
      '?lang=EN',
      '?lang=',
      '?lang=__proto__',
      '/2?lang=en',
      '/0?lang=en',
      '/-1?lang=en',
      '/01?lang=en',
      '/1.0?lang=en',
      '/2147483648?lang=en',
      '/x?lang=en',
      '/1?lang=xx',
    ]) {
      await expectRefused(world, world.send(path, whole), [404, notThere])
    }
    for (const id of ['2', '0', 'x', '2147483648', '1 or 1=1']) {
      await expectRefused(world, () => world.omar.delete(`${cardsPath}/${id}`), [404, notThere])
    }
    const elsewhere = '/sections/banner/keys/cards/cards'
    const form = formOf(whole)
    await expectRefused(world, () => world.omar.post(`${elsewhere}?lang=en`, { form }), [
      404,
      notThere,
    ])
    await expectRefused(world, () => world.omar.delete(`${elsewhere}/1`), [404, notThere])
  })

  test('is asked for with a language', async () => {
    const world = await startedWorld(engine)
    await expectRefused(world, world.send('', whole), [400, required, ['lang']])
    await expectRefused(world, world.send('/1', whole), [400, required, ['lang']])
    await expectRefused(world, world.send('/1?language=en', whole), [
      400,
      check,
      ['lang', 'language'],
    ])
  })

  test('is a card that was deleted', async () => {
    const world = await startedWorld(engine)
    await world.omar.delete(`${cardsPath}/1`)
    await expectRefused(world, world.send('/1?lang=en', whole), [404, notThere])
    expect((await world.omar.get(`${cardsPath}/1/history`)).status).toBe(404)
  })
})
