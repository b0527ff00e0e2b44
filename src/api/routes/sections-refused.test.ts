import { describe, expect, test } from 'vitest'
import { fileOf, formOf } from '../../../tests/support/api.ts'
import {
  expectRefused,
  type Fields,
  type Newsroom,
  newsroom,
  picture as somebodysPicture,
  type Refusal,
  saveSection,
} from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'
import { pictureLimits } from '../../domain/media/media.ts'

const picture = await somebodysPicture()
type RefusedSave = [section: string, sent: Fields, ...Refusal]

const check = 'Please check the highlighted fields.'
const unknown = 'Unknown field.'
const unreadable = 'The request body could not be read.'
const noImage = 'The file is not an image we can read (JPEG, PNG, WebP, AVIF or GIF).'
const tooLong = 'This text is too long.'
const number = 'This number is out of range.'
const place = 'Please enter a latitude from -90 to 90 and a longitude from -180 to 180.'
const notThere = 'Not Found: The requested resource was not found.'

const json = (content: unknown) => ({ content: JSON.stringify(content) })
const titled = json({ section_title: { en: 'Us' } })
const phones = (count: number) =>
  Array.from({ length: count }, () => ({ type: 'phone', value: '0335550142' }))
const emails = (count: number) =>
  Array.from({ length: count }, () => ({ type: 'email', value: 'a@naoura.example' }))
const link = (type: string, value = 'https://a.example') => ({ type, value })

const refusals: Record<string, RefusedSave> = {
  'an unknown field': ['aboutUs', json({ author: { en: 'Omar' } }), 400, unknown, ['author']],
  'a field of another section': [
    'aboutUs',
    json({ banner_title: { en: 'x' } }),
    400,
    unknown,
    ['banner_title'],
  ],
  'a revision of its own': ['aboutUs', json({ revision: 7 }), 400, unknown, ['revision']],
  'a gallery': ['banner', json({ gallery: [] }), 400, unknown, ['gallery']],
  cards: ['partners', json({ cards: { en: [] } }), 400, unknown, ['cards']],
  'a field beside the content': ['aboutUs', { ...titled, title: 'x' }, 400, unknown, ['title']],
  'a prototype beside the content': [
    'aboutUs',
    { ...titled, ['__proto__']: '{}' },
    400,
    unknown,
    ['__proto__'],
  ],
  'content twice': ['aboutUs', { content: ['{}', '{}'] }, 400, unknown, ['content']],
  'content that is no JSON': ['aboutUs', { content: '{' }, 400, unreadable, ['content']],
  'blank content': ['aboutUs', { content: '' }, 400, unreadable, ['content']],
  'a list as content': ['aboutUs', json([]), 400, check, ['content']],
  'a text as content': ['aboutUs', json('x'), 400, check, ['content']],
  'nothing as content': ['aboutUs', json(null), 400, check, ['content']],
  'content too long to be read': [
    'aboutUs',
    { content: ' '.repeat(2 * 1024 * 1024) },
    400,
    tooLong,
    ['content'],
  ],
  'a file as content': ['aboutUs', { content: picture }, 400, unknown, ['content']],
  'a text without a language': [
    'aboutUs',
    json({ section_title: 'Us' }),
    400,
    check,
    ['section_title'],
  ],
  'a list of languages': [
    'aboutUs',
    json({ section_title: ['Us'] }),
    400,
    check,
    ['section_title'],
  ],
  'an unknown language': [
    'aboutUs',
    json({ section_title: { en: 'Us', xx: 'x' } }),
    400,
    'This language does not exist.',
    ['section_title.xx'],
  ],
  'a language in capitals': [
    'aboutUs',
    json({ section_title: { EN: 'Us' } }),
    400,
    'This language does not exist.',
    ['section_title.EN'],
  ],
  'an object as text': [
    'aboutUs',
    json({ section_title: { en: { $ne: '' } } }),
    400,
    check,
    ['section_title.en'],
  ],
  'a list as text': [
    'aboutUs',
    json({ section_title: { ar: ['x'] } }),
    400,
    check,
    ['section_title.ar'],
  ],
  'nothing as text': [
    'aboutUs',
    json({ section_title: { en: null } }),
    400,
    check,
    ['section_title.en'],
  ],
  'two wrong texts': [
    'aboutUs',
    json({ section_title: { en: 7 }, section_description: { ar: 7 } }),
    400,
    check,
    ['section_title.en', 'section_description.ar'],
  ],
  'a text too long by one': [
    'banner',
    json({ banner_button: { ar: 'ن'.repeat(101) } }),
    400,
    tooLong,
    ['banner_button.ar'],
  ],
  'a text no database can keep': [
    'banner',
    json({ banner_title: { en: 'a\0b' } }),
    400,
    'This text contains a character that cannot be saved.',
    ['banner_title.en'],
  ],

  'a latitude beyond the pole': [
    'contactUs',
    json({ map_coordinates: { lat: 90.1, lng: 0 } }),
    400,
    place,
    ['map_coordinates.lat'],
  ],
  'a longitude beyond the date line': [
    'contactUs',
    json({ map_coordinates: { lat: 0, lng: -180.1 } }),
    400,
    place,
    ['map_coordinates.lng'],
  ],
  'coordinates as text': [
    'contactUs',
    json({ map_coordinates: '35, 36' }),
    400,
    place,
    ['map_coordinates'],
  ],
  'coordinates of texts': [
    'contactUs',
    json({ map_coordinates: { lat: '35', lng: 36 } }),
    400,
    place,
    ['map_coordinates.lat'],
  ],
  'coordinates without end': [
    'contactUs',
    { content: '{"map_coordinates":{"lat":1e999,"lng":0}}' },
    400,
    place,
    ['map_coordinates.lat'],
  ],
  'a height': [
    'contactUs',
    json({ map_coordinates: { lat: 0, lng: 0, height: 7 } }),
    400,
    unknown,
    ['map_coordinates.height'],
  ],
  'three phones': [
    'contactUs',
    json({ contacts: phones(3) }),
    400,
    'You can add up to two phone numbers.',
    ['contacts'],
  ],
  'three email addresses, as JSON': [
    'contactUs',
    json({ contacts: JSON.stringify(emails(3)) }),
    400,
    'You can add up to two email addresses.',
    ['contacts'],
  ],
  'a social type twice': [
    'contactUs',
    json({ contacts: [link('custom'), link('custom')] }),
    400,
    'Each type can be added only once.',
    ['contacts'],
  ],
  'a phone too short by one': [
    'contactUs',
    json({ contacts: [...phones(1), { type: 'phone', value: '12345' }] }),
    400,
    'Please enter a valid phone number.',
    ['contacts.1.value'],
  ],
  'a WhatsApp address': [
    'contactUs',
    json({ contacts: [link('whatsapp')] }),
    400,
    'Please enter a valid WhatsApp number.',
    ['contacts.0.value'],
  ],
  'a script as link': [
    'contactUs',
    json({ contacts: [link('custom', 'javascript:alert(1)')] }),
    400,
    'Please enter a valid link.',
    ['contacts.0.value'],
  ],
  'an unknown type of contact': [
    'contactUs',
    json({ contacts: [link('fax')] }),
    400,
    check,
    ['contacts.0.type'],
  ],
  'a contact with a field more': [
    'contactUs',
    json({ contacts: [{ ...link('custom'), id: 7 }] }),
    400,
    unknown,
    ['contacts.0.id'],
  ],
  'a text as contact': [
    'contactUs',
    json({ contacts: ['0335550142'] }),
    400,
    check,
    ['contacts.0'],
  ],

  'a picture for a section without one': [
    'aboutUs',
    { ...titled, banner_image: picture },
    400,
    unknown,
    ['banner_image'],
  ],
  'a blank picture for a section without one': [
    'partners',
    { ...titled, logo: '' },
    400,
    unknown,
    ['logo'],
  ],
  'the picture of another section': ['banner', { logo: picture }, 400, unknown, ['logo']],
  'a picture nobody asked for': ['banner', { gallery: picture }, 400, unknown, ['gallery']],
  'two pictures': [
    'banner',
    { banner_image: [picture, picture] },
    400,
    'Too many files at once. Upload fewer.',
  ],
  'the address of a picture': [
    'banner',
    { banner_image: 'https://a.example/a.jpg' },
    400,
    'Please select an image file.',
    ['banner_image'],
  ],
  'a text as picture': ['banner', { banner_image: fileOf('Opening in Hama') }, 400, noImage],
  'an SVG': [
    'banner',
    { banner_image: fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    400,
    noImage,
  ],
  'a picture of 10 MB and a byte': [
    'banner',
    { banner_image: fileOf(Buffer.alloc(pictureLimits.bytes + 1)) },
    413,
    'The file or request is too large.',
  ],
  'a picture beside a wrong text': [
    'banner',
    { banner_image: picture, ...json({ banner_title: { xx: 'x' } }) },
    400,
    'This language does not exist.',
    ['banner_title.xx'],
  ],
  'a revision that is no number': [
    'aboutUs',
    { ...titled, base_revision: 'x' },
    400,
    number,
    ['base_revision'],
  ],
  'a blank revision': ['aboutUs', { ...titled, base_revision: '' }, 400, number, ['base_revision']],
  'a negative revision': [
    'aboutUs',
    { ...titled, base_revision: '-1' },
    400,
    number,
    ['base_revision'],
  ],
  'a revision that is still to come': [
    'aboutUs',
    { ...titled, base_revision: '1' },
    400,
    number,
    ['base_revision'],
  ],
}

function expectRefusedSave(world: Newsroom, [section, sent, ...refusal]: RefusedSave) {
  const form = formOf(sent)
  const save = () => world.omar.post(`/sections/${section}/content`, { form })
  return expectRefused(world, save, refusal)
}

describe('a save is refused and leaves nothing behind:', () => {
  test.each(Object.entries(refusals))('%s', async (_name, refusal) => {
    await expectRefusedSave(await newsroom('SQLite'), refusal)
  })

  test('all of that on PostgreSQL, too', async () => {
    const world = await newsroom('PostgreSQL')
    for (const refusal of Object.values(refusals)) await expectRefusedSave(world, refusal)
  })
})

test.each(['{"__proto__":{"section_title":{"en":"x"}}}', '{"section_title":{"__proto__":"x"}}'])(
  'a prototype is an unknown field: %s',
  async (content) => {
    const { omar, rows } = await newsroom('SQLite')
    const before = await rows()
    const { status, body } = await omar.post('/sections/aboutUs/content', { form: { content } })
    expect([status, Object.entries(body.fields)]).toEqual([400, [['__proto__', unknown]]])
    expect(await rows()).toEqual(before)
    expect(Object.keys(Object.prototype)).toEqual([])
  },
)

describe.each(engines)('The identity of the company on %s', (engine) => {
  test('is the administrators’ to change', async () => {
    const { layla, omar, everything, watched } = await newsroom(engine)
    await saveSection(layla, 'identity', { company_name: { en: 'Naoura' } })
    await layla.post('/sections/identity/reset')
    await watched.forget()
    const before = await everything()
    const content = JSON.stringify({ company_name: { en: 'Omar and sons' } })
    const forms = [formOf({ content }), formOf({ logo: picture }), formOf({ logo: '' })]
    const answers = [
      ...(await Promise.all(
        forms.map((form) => omar.post('/sections/Identity/content', { form })),
      )),
      await omar.post('/sections/identity/reset'),
      await omar.post('/sections/identity/gallery-simplified', { form: formOf({}) }),
      await omar.post('/sections/identity/history/1/restore'),
      await omar.post('/trash/2/restore'),
    ]
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([403, { error: 'Forbidden: You do not have permission.' }])
    }
    expect(await everything()).toEqual(before)
    expect(await watched.told()).toBe(0)
    expect((await omar.get('/sections/identity/content')).status).toBe(200)
    expect((await layla.post('/trash/2/restore')).status).toBe(200)
  })
})

describe('what is not there is answered 404:', () => {
  test.each([
    'posts',
    'about-us',
    'aboutUs%20',
    'aboutUs%00',
    '__proto__',
    'constructor',
    'sections',
  ])('the section %s', async (name) => {
    const { layla, visitor, everything, watched } = await newsroom('SQLite')
    const before = await everything()
    const form = { content: '{}' }
    const answers = [
      await visitor.get(`/sections/${name}/content/en`),
      await layla.get(`/sections/${name}/content`),
      await layla.post(`/sections/${name}/content`, { form }),
      await layla.post(`/sections/${name}/reset`),
      await layla.get(`/sections/${name}/history`),
    ]
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([404, { error: notThere }])
    }
    expect(await everything()).toEqual(before)
    expect([await watched.told(), watched.errors]).toEqual([0, []])
  })
})
