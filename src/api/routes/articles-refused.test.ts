import { describe, expect, test } from 'vitest'
import { articlesPath, fileOf, formOf, startedApi } from '../../../tests/support/api.ts'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, openingInHama } from '../../../tests/support/cast.ts'
import { uniquePicture, unacceptablePictures } from '../../../tests/support/pictures.ts'
import type { EngineName } from '../../../tests/support/storages.ts'
import { galleryLimits } from '../../domain/gallery/gallery.ts'
import { pictureLimits } from '../../domain/media/media.ts'

const path = articlesPath()
const video = 'dQw4w9WgXcQ'
const picture = fileOf(await uniquePicture())
const jpeg = await uniquePicture()
const { title, content } = openingInHama.en
type Fields = Parameters<typeof formOf>[0]
type Refusal = [sent: Fields, status: number, error: string | RegExp, fields?: string[]]

const order = 'The order does not match the images and videos.'
const foreign = 'An item does not belong to this gallery.'
const number = 'This number is out of range.'
const unreadable = 'The file is not an image we can read (JPEG, PNG, WebP, AVIF or GIF).'
const tooMany = 'Too many files at once. Upload fewer.'
const tooLarge = 'The file or request is too large.'
const tooLong = 'This text is too long.'
const unknown = 'Unknown field.'

const refusals: Record<string, Refusal> = {
  'an unknown field': [{ title, writer: 'Omar' }, 400, unknown, ['writer']],
  'the field of another call': [{ title, created_at: '2020-01-01' }, 400, unknown, ['created_at']],
  'an id of its own': [{ title, id: '7' }, 400, unknown, ['id']],
  'a prototype': [{ title, ['__proto__']: '{"admin":true}' }, 400, unknown, ['__proto__']],
  'a title twice': [{ title: [title, 'again'] }, 400, unknown, ['title']],
  'a title too long': [{ title: 'n'.repeat(301) }, 400, tooLong, ['title']],
  'a content too long': [{ content: 'n'.repeat(128 * 1024 + 1) }, 400, tooLong, ['content']],
  'a field too long to be read': [
    { content: 'n'.repeat(2 * 1024 * 1024) },
    400,
    tooLong,
    ['content'],
  ],
  'a title no database can keep': [{ title: 'a\u0000b' }, 400, /^[A-Z]/, ['title']],
  'a content no database can keep': [{ content: '<p>a\u0000b</p>' }, 400, /^[A-Z]/, ['content']],
  'a broken list of videos': [{ youtube: '[' }, 400, /^[A-Z]/, ['youtube']],
  'videos that are no list': [{ youtube: '{"0":"x"}' }, 400, /^[A-Z]/, ['youtube']],
  'a video that is none': [
    { youtube: '["https://a.example"]' },
    400,
    'Please enter a valid YouTube URL.',
    ['youtube'],
  ],
  'a blank video': [{ youtube: '[""]' }, 400, 'Please enter a YouTube URL.', ['youtube']],
  'an unknown kind of item': [{ sort: '["audio"]' }, 400, /^[A-Z]/, ['sort']],
  'an id that is a text': [{ delete_ids: '["1"]' }, 400, /^[A-Z]/, ['delete_ids']],
  'an id no row can have': [{ delete_ids: '[2147483648]' }, 400, /^[A-Z]/, ['delete_ids']],
  'an id that is an object': [{ delete_ids: '[{"$gt":0}]' }, 400, /^[A-Z]/, ['delete_ids']],
  'an order of items it does not have': [{ title, order: '[1]' }, 400, order],
  'a title of an item it does not have': [{ titles: '{"1":{"en":"x"}}' }, 400, foreign],
  'a title without a new item': [{ title, new_titles: '[{}]' }, 400, order],
  'a focus beside the picture': [{ image_focus: '{"x":1.1,"y":0}' }, 400, number, ['image_focus']],
  'a focus that is no place': [{ image_focus: '{"x":0.5}' }, 400, number, ['image_focus']],
  'a focus of three': [{ image_focus: '{"x":0,"y":0,"z":0}' }, 400, /./, ['image_focus']],
  'a broken focus': [{ image_focus: '{' }, 400, /^[A-Z]/, ['image_focus']],
  'an item of another gallery': [
    { title: 'Stolen', delete_ids: '[1]' },
    400,
    'An item does not belong to this gallery.',
  ],
  'an item of another gallery, with a picture': [
    { delete_ids: '[1]', 'images[]': picture },
    400,
    'An item does not belong to this gallery.',
  ],
  'an order without items': [{ sort: '["image"]' }, 400, order],
  'an order with an item too few': [
    { 'images[]': picture, youtube: `["https://youtu.be/${video}"]`, sort: '["video"]' },
    400,
    order,
  ],
  'two kinds without an order': [
    { 'images[]': picture, youtube: `["https://youtu.be/${video}"]` },
    400,
    order,
  ],
  'a text as cover': [{ title, image: fileOf('Opening in Hama') }, 400, unreadable],
  'a broken picture after a good one': [
    { 'images[]': [picture, fileOf('broken')] },
    400,
    unreadable,
  ],
  'a picture of 10 MB and a byte': [
    { image: fileOf(Buffer.alloc(pictureLimits.bytes + 1)) },
    413,
    tooLarge,
  ],
  'two covers': [{ image: [picture, picture] }, 400, tooMany],
  'pictures beyond the limit': [
    { 'images[]': Array(galleryLimits.newItems + 1).fill(picture) },
    400,
    tooMany,
  ],
  'a file nobody asked for': [{ title, avatar: picture }, 400, unknown, ['avatar']],
  'a file named like a function': [{ title, constructor: picture }, 400, unknown, ['constructor']],
  'a file where a text belongs': [{ title: picture }, 400, unknown, ['title']],
  'a text where a file belongs': [
    { image: 'https://a.example/a.jpg' },
    400,
    'Please select an image file.',
    ['image'],
  ],
}

async function startedWorld(engine: EngineName) {
  const world = await startedApi(engine)
  const { articles } = world.storage
  const added = [{ type: 'youtube', youtubeId: video }] as const
  await articles.create('posts', saveOf('en', { title }, { added: [...added] }), byLayla())
  const id = await openedInHama(articles)
  await world.watched.forget()
  return { ...world, omar: await world.signedInAs('Omar'), hama: `${path}/en/${id}` }
}

const storedOnly = Object.entries(refusals).filter(([name]) => /database|no row|another/.test(name))

describe.each([
  ['SQLite', Object.entries(refusals)],
  ['PostgreSQL', storedOnly],
] as const)('a change on %s is refused and leaves nothing behind:', (engine, wrong) => {
  test.each(wrong)('%s', async (_name, [sent, status, error, fields = []]) => {
    const { omar, hama, stored, watched } = await startedWorld(engine)
    const before = await stored()
    const { status: found, body } = await omar.post(hama, { form: formOf(sent) })
    expect(watched.errors).toEqual([])
    expect(found).toBe(status)
    expect(body.error).toMatch(error)
    expect(Object.keys(body.fields ?? {})).toEqual(fields)
    expect(await stored()).toEqual(before)
    expect(await watched.told()).toBe(0)
  })
})

describe('an article is not created', () => {
  test.each([
    ['with items to delete', { title, delete_ids: '[1]' }, 400],
    ['with an order of nothing', { title, sort: '["image"]' }, 400],
    ['with a text as cover', { title, image: fileOf('text') }, 400],
  ] as const)('%s', async (_name, sent, status) => {
    const { omar, stored, watched } = await startedWorld('SQLite')
    const before = await stored()
    expect((await omar.post(`${path}/en`, { form: formOf(sent) })).status).toBe(status)
    expect(await stored()).toEqual(before)
    expect(await watched.told()).toBe(0)
  })
})

describe('a cover is refused', async () => {
  test.each(Object.entries(await unacceptablePictures()))('that is %s', async (_name, [bytes]) => {
    const { omar, hama, stored } = await startedWorld('SQLite')
    const before = await stored()
    const { status } = await omar.post(hama, { form: formOf({ image: fileOf(bytes) }) })
    expect(status).toBe(400)
    expect(await stored()).toEqual(before)
  })
})

describe('what is not there is answered 404 and changed nowhere:', () => {
  const form = { title: 'Stolen', content, image: picture }
  test.each([
    ['POST', `${articlesPath('news')}/en`],
    ['POST', `${articlesPath('Posts')}/en`],
    ['POST', `${articlesPath('__proto__')}/en`],
    ['POST', `${path}/fr`],
    ['POST', `${path}/EN`],
    ['POST', `${path}/fr/2`],
    ['POST', `${path}/__proto__/2`],
    ['POST', `${path}/en/3`],
    ['POST', `${path}/en/0`],
    ['POST', `${path}/en/-2`],
    ['POST', `${path}/en/2.0`],
    ['POST', `${path}/en/02`],
    ['POST', `${path}/en/2%00`],
    ['POST', `${path}/en/2147483648`],
    ['POST', `${path}/en/99999999999999999999`],
    ['POST', `${articlesPath('business')}/en/2`],
    ['DELETE', `${articlesPath('business')}/2`],
    ['DELETE', `${articlesPath('news')}/2`],
    ['DELETE', `${path}/3`],
    ['DELETE', `${path}/2147483648`],
    ['DELETE', `${path}/1 or 1=1`],
    ['GET', '/business/keys/articles/articles/2/en'],
    ['GET', '/posts/keys/articles/articles/2/fr'],
    ['GET', '/posts/keys/articles/articles/x/en'],
    ['GET', articlesPath('news')],
    ['GET', `${articlesPath('news')}/en`],
    ['GET', `${articlesPath('business')}/en/2`],
    ['GET', `${path}/fr`],
    ['GET', `${path}/en/x`],
    ['GET', `${path}/en/2147483648`],
    ['GET', `${path}/en/related/x`],
    ['GET', '/sections/%E0%A4%A/keys/articles/articles/en'],
  ])('%s %s', async (method, address) => {
    const { omar, stored, watched } = await startedWorld('SQLite')
    const before = await stored()
    const sent = method === 'POST' ? { form: formOf(form) } : {}
    const { status, body } = await omar.call(method, address, sent)
    expect(status).toBe(404)
    expect(body).toEqual({ error: 'Not Found: The requested resource was not found.' })
    expect(await stored()).toEqual(before)
    expect([await watched.told(), watched.errors]).toEqual([0, []])
  })
})

test('a picture beyond what a gallery can hold is refused and leaves nothing behind', async () => {
  const { omar, hama, stored, storage } = await startedWorld('SQLite')
  const [{ id } = { id: 0 }] = (await stored()).articles.posts ?? []
  const added = Array.from(
    { length: galleryLimits.items },
    () => ({ type: 'youtube', youtubeId: video }) as const,
  )
  await storage.articles.change('posts', id, saveOf('en', {}, { added }), byLayla())
  const before = await stored()
  const { status } = await omar.post(hama, { form: formOf({ 'images[]': picture }) })
  expect(status).toBe(400)
  expect(await stored()).toEqual(before)
})

test('a picture of exactly 10 MB is read', async () => {
  const { omar, hama } = await startedWorld('SQLite')
  const full = Buffer.concat([jpeg, Buffer.alloc(pictureLimits.bytes - jpeg.length)])
  const { status } = await omar.post(hama, { form: formOf({ image: fileOf(full) }) })
  expect(status).toBe(200)
})
