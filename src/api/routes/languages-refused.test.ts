import { describe, expect, test } from 'vitest'
import { articlesPath, startedApi } from '../../../tests/support/api.ts'
import { openingInHama } from '../../../tests/support/cast.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'

const french = { name: 'Français', code: 'fr', status: 'published' }
const incomplete = 'Please fill the language name and language code'
const codeInvalid = 'Please enter a valid language code.'
const tooLong = 'This text is too long.'
const unknown = 'Unknown field.'
const check = 'Please check the highlighted fields.'
const taken = 'This language code is already in use.'
const standard = {
  error: 'The default language must stay published and keep its code.',
}
const longest = `fr-x-${'abcdefgh-'.repeat(3)}abc`

async function startedWorld(engine: EngineName) {
  const world = await startedApi(engine)
  const layla = await world.signedInAs('Layla')
  return {
    ...world,
    layla,
    add: (json: unknown) => layla.post('/languages', { json }),
    patch: (id: number | string, json: unknown) =>
      layla.call('PATCH', `/languages/${id}`, { json }),
  }
}

describe('a language is refused with', () => {
  test.each<[string, object, string]>([
    ['a blank name', { name: ' ' }, incomplete],
    ['no text as name', { name: null }, incomplete],
    ['a list as name', { name: ['Français'] }, incomplete],
    ['a name too long', { name: 'n'.repeat(101) }, tooLong],
    [
      'a name no database can keep',
      { name: 'a\u0000b' },
      'This text contains a character that cannot be saved.',
    ],
    ['a blank code', { code: ' ' }, incomplete],
    ['a number as code', { code: 1 }, incomplete],
    ['an object as code', { code: { $ne: 'fr' } }, incomplete],
    ['a code of one letter', { code: 'f' }, codeInvalid],
    ['a code of four letters', { code: 'fran' }, codeInvalid],
    ['a code that is no tag', { code: 'fr_FR' }, codeInvalid],
    ['a code with an address in it', { code: 'fr/blog' }, codeInvalid],
    ['a code no database can keep', { code: 'fr\u0000' }, codeInvalid],
    ['a code too long', { code: `${longest}d` }, codeInvalid],
    ['a code of addresses', { code: 'API' }, codeInvalid],
    ['a prototype as code', { code: '__proto__' }, codeInvalid],
    ['a status that is none', { status: 'hidden' }, check],
    ['an id', { id: 1 }, unknown],
    ['a direction', { direction: 'rtl' }, unknown],
  ])('%s', async (_name, sent, sentence) => {
    const { add, patch, storage, watched } = await startedWorld('SQLite')
    const before = await storage.languages.all()
    for (const answer of [await add({ ...french, ...sent }), await patch(2, sent)]) {
      expect([answer.status, answer.body.error]).toEqual([400, sentence])
      expect(Object.keys(answer.body.fields)).toEqual(Object.keys(sent))
    }
    expect(await storage.languages.all()).toEqual(before)
    expect([await watched.told(), watched.errors]).toEqual([0, []])
  })

  test('nothing', async () => {
    const { add } = await startedWorld('SQLite')
    const { status, body } = await add({})
    expect(status).toBe(400)
    expect(body).toEqual({ error: check, fields: { name: incomplete, code: incomplete } })
  })

  test.each([
    ['a list', '[]', 400],
    ['a text', '"fr"', 400],
    ['broken JSON', '{"name":', 400],
    ['a prototype', '{"__proto__":{"name":"Français","code":"fr"}}', 400],
    ['a body too large', `{"name":"${'n'.repeat(1024 * 1024)}"}`, 413],
  ])('%s', async (_name, json, expected) => {
    const { add, patch, watched } = await startedWorld('SQLite')
    expect((await add(json)).status).toBe(expected)
    expect((await patch(2, json)).status).toBe(expected)
    expect(watched.errors).toEqual([])
  })

  test('a form', async () => {
    const { layla } = await startedWorld('SQLite')
    expect((await layla.post('/languages', { form: french })).status).toBe(415)
    expect((await layla.call('PATCH', '/languages/2', { form: french })).status).toBe(415)
  })
})

test.each([
  ['n', 'fr'],
  ['n'.repeat(100), longest],
])('a language is accepted with the name %s and the code %s', async (name, code) => {
  const { add } = await startedWorld('SQLite')
  expect((await add({ name, code })).body.language).toMatchObject({ name, code })
})

describe.each(engines)('the code of another language on %s', (engine) => {
  test('is not given twice', async () => {
    const { add, patch, storage, watched } = await startedWorld(engine)
    const before = await storage.languages.all()
    for (const { status, body } of [
      await add({ name: 'Arabic', code: 'AR' }),
      await patch(2, { code: 'en', name: 'Arabic' }),
    ]) {
      expect([status, body]).toEqual([409, { error: taken, fields: { code: taken } }])
    }
    expect(await storage.languages.all()).toEqual(before)
    expect(await watched.told()).toBe(0)
  })

  test('is not given while its texts are there, though it was deleted', async () => {
    const { add, patch, layla, visitor } = await startedWorld(engine)
    await add(french)
    await layla.post(`${articlesPath()}/fr`, { form: openingInHama.en })
    await layla.delete('/languages/3')
    const { status, body } = await patch(2, { code: 'fr' })
    expect([status, body]).toEqual([409, { error: taken, fields: { code: taken } }])
    await add(french)
    const read = await visitor.get(`${articlesPath()}/fr/1`)
    expect(read.body.article).toMatchObject(openingInHama.en)
  })

  test('is given once, however often it is asked for at the same moment', async () => {
    const { add, patch, storage } = await startedWorld(engine)
    await add({ name: 'Deutsch', code: 'de' })
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => add(french)),
      patch(2, { code: 'fr' }),
      patch(3, { code: 'fr' }),
    ])
    const accepted = answers.filter(({ status }) => status < 300)
    expect(accepted).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    const codes = (await storage.languages.all()).map(({ code }) => code)
    expect(codes.filter((code) => code === 'fr')).toEqual(['fr'])
  })
})

describe.each(engines)('the default public language on %s', (engine) => {
  test('stays as visitors need it', async () => {
    const { layla, patch, storage, watched } = await startedWorld(engine)
    const before = await storage.languages.all()
    for (const { status, body } of [
      await layla.delete('/languages/1'),
      await patch(1, { status: 'pending' }),
      await patch(1, { code: 'en-gb' }),
      await patch(1, { name: 'British', code: 'en-gb', status: 'pending' }),
    ]) {
      expect([status, body]).toEqual([409, standard])
    }
    expect(await storage.languages.all()).toEqual(before)
    expect(await watched.told()).toBe(0)
  })

  test('may be called something else, and be the only one', async () => {
    const { layla, patch, storage } = await startedWorld(engine)
    expect((await patch(1, { name: 'British' })).status).toBe(200)
    expect((await layla.delete('/languages/2')).status).toBe(200)
    expect(await storage.languages.published()).toMatchObject([{ name: 'British', code: 'en' }])
  })
})

test.each(['3', '0', '02', 'en', '1.0', '2147483648'])('there is no language %s', async (id) => {
  const { layla, patch, watched } = await startedWorld('SQLite')
  expect((await patch(id, { name: 'Nobody’s' })).status).toBe(404)
  expect((await layla.delete(`/languages/${id}`)).status).toBe(404)
  expect(await watched.told()).toBe(0)
})

test.each([
  ['PUT', '/languages', 'GET, HEAD, POST'],
  ['DELETE', '/languages', 'GET, HEAD, POST'],
  ['GET', '/languages/2', 'DELETE, PATCH'],
  ['POST', '/languages/2', 'DELETE, PATCH'],
])('%s %s is answered 405', async (method, path, allowed) => {
  const { layla } = await startedWorld('SQLite')
  const { status, headers } = await layla.call(method, path)
  expect(status).toBe(405)
  expect(headers.get('allow')?.split(', ').toSorted()).toEqual(allowed.split(', '))
})

test('languages are not asked for with anything', async () => {
  const { layla } = await startedWorld('SQLite')
  expect((await layla.get('/languages?page=1')).status).toBe(400)
})
