import { expect, test } from 'vitest'
import { articlesPath, type Caller, formOf } from '../../../tests/support/api.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import {
  cardForm,
  cardsPath,
  expectRefused,
  growers,
  newsroom,
  saveSection,
} from '../../../tests/support/newsroom.ts'

const titled = { content: '{"section_title":{"en":"Us"}}' }
const history = (path: string): [string, string, object?][] => [
  ['GET', `${path}/history`],
  ['GET', `${path}/history/1`],
  ['POST', `${path}/history/1/restore`],
]

const staffCalls: [method: string, path: string, form?: object][] = [
  ['GET', '/sections/aboutUs/content'],
  ['POST', '/sections/aboutUs/content', titled],
  ['POST', '/sections/aboutUs/reset'],
  ['POST', '/sections/banner/gallery-simplified', {}],
  ['POST', `${cardsPath}?lang=en`, cardForm(growers.en)],
  ['POST', `${cardsPath}/1?lang=en`, { name: 'Al-Ghab' }],
  ['DELETE', `${cardsPath}/1`],
  ...history('/sections/aboutUs'),
  ...history(`${cardsPath}/1`),
  ...history(`${articlesPath()}/1`),
  ['GET', '/trash'],
  ['POST', '/trash/8/restore'],
]

async function startedWorld() {
  const world = await newsroom('SQLite')
  await world.addGrowers()
  await openedInHama(world.storage.articles)
  await saveSection(world.omar, 'aboutUs', { section_title: { en: 'Us' } })
  await world.omar.post('/sections/aboutUs/reset')
  await saveSection(world.omar, 'aboutUs', { section_description: { en: 'We lift water.' } })
  await world.omar.post('/sections/aboutUs/reset')
  return world
}

test('nobody without the right to changes a thing, and no answer is stored', async () => {
  const world = await startedWorld()
  const call = (caller: Caller, [method, path, form]: (typeof staffCalls)[number]) =>
    caller.call(method, path, form ? { form: formOf({ ...form }) } : {})
  await world.layla.post('/logout')
  const before = await world.everything()
  for (const staffCall of staffCalls) {
    const statuses: number[] = []
    for (const caller of [world.stranger, world.visitor, world.layla, world.withToken('x')]) {
      statuses.push((await call(caller, staffCall)).status)
    }
    expect(statuses, staffCall[1]).toEqual([403, 401, 401, 401])
  }
  expect(await world.everything()).toEqual(before)
  for (const staffCall of staffCalls) {
    const { headers } = await call(world.omar, staffCall)
    expect(headers.get('cache-control'), staffCall[1]).toBe('no-store')
  }
})

test.each([
  ['DELETE', '/sections/banner/content', 'GET, HEAD, POST'],
  ['PUT', '/sections/banner/content', 'GET, HEAD, POST'],
  ['POST', '/sections/banner/content/en', 'GET, HEAD'],
  ['GET', '/sections/banner/reset', 'POST'],
  ['GET', '/sections/banner/gallery-simplified', 'POST'],
  ['POST', '/sections/banner/history', 'GET, HEAD'],
  ['GET', '/sections/banner/history/1/restore', 'POST'],
  ['GET', cardsPath, 'POST'],
  ['PUT', `${cardsPath}/1`, 'POST, PATCH, GET, HEAD, DELETE'],
  ['DELETE', `${cardsPath}/1/history/1`, 'GET, HEAD'],
  ['PUT', `${articlesPath()}/1/history/1/restore`, 'POST'],
  ['DELETE', '/trash', 'GET, HEAD'],
  ['GET', '/trash/1/restore', 'POST'],
])('%s %s is not allowed, %s is', async (method, path, allowed) => {
  const { omar } = await newsroom('SQLite')
  const { status, headers, body } = await omar.call(method, path)
  expect([status, body]).toEqual([405, { error: 'Method not allowed' }])
  expect(headers.get('allow')).toBe(allowed)
})

test.each([
  '/sections/banner/content',
  '/sections/banner/gallery-simplified',
  `${cardsPath}?lang=en`,
  `${cardsPath}/1?lang=en`,
])('%s takes a form and nothing else', async (path) => {
  const world = await startedWorld()
  const type = (name: string) => ({ 'content-type': name })
  for (const sent of [
    { json: { name: 'Al-Ghab' } },
    { json: 'name=Al-Ghab', headers: type('application/x-www-form-urlencoded') },
    { json: '{}', headers: type('text/plain') },
    {},
  ]) {
    await expectRefused(world, () => world.omar.post(path, sent), [
      415,
      'This content type is not accepted here.',
    ])
  }
  const broken = { json: '--x\r\ncontent', headers: type('multipart/form-data; boundary=x') }
  await expectRefused(world, () => world.omar.post(path, broken), [
    400,
    'The request body could not be read.',
  ])
})

test.each([
  '/sections/partners/content?page=0',
  '/sections/partners/content?page=x',
  '/sections/partners/content?per_page=0',
  '/sections/partners/content?per_page=101',
  '/sections/partners/content?limit=10',
  '/sections/partners/content/en?page=1',
  '/sections/aboutUs/history?page=0',
  '/sections/aboutUs/history?limit=101',
  '/sections/aboutUs/history?per_page=10',
  '/sections/aboutUs/history/1?page=1',
  '/trash?page=0',
  '/trash?limit=101',
  '/trash?kind=poem',
])('%s asks for what is not offered', async (path) => {
  const { layla } = await startedWorld()
  expect((await layla.get(path)).status).toBe(400)
})
