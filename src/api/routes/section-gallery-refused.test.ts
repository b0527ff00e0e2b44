import { describe, expect, test } from 'vitest'
import { fileOf, formOf } from '../../../tests/support/api.ts'
import {
  changeBannerGallery,
  expectRefused,
  type Fields,
  newsroom,
  picture as somebodysPicture,
  type Refusal,
  videoAddress,
} from '../../../tests/support/newsroom.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'
import { galleryLimits } from '../../domain/gallery/gallery.ts'
import { pictureLimits } from '../../domain/media/media.ts'

const picture = await somebodysPicture()

const check = 'Please check the highlighted fields.'
const unknown = 'Unknown field.'
const unreadable = 'The request body could not be read.'
const noImage = 'The file is not an image we can read (JPEG, PNG, WebP, AVIF or GIF).'
const number = 'This number is out of range.'
const tooLong = 'This text is too long.'
const character = 'This text contains a character that cannot be saved.'
const language = 'This language does not exist.'

const order = 'The order does not match the images and videos.'
const foreign = 'An item does not belong to this gallery.'

/** Items 2 and 3 are the banner's. */
const refusals: [name: string, sent: Fields, ...Refusal][] = [
  ['an item of an article', { delete_ids: '[1]' }, 400, foreign],
  ['an item that is not there', { delete_ids: '[99]' }, 400, foreign],
  ['an item of its own and one of an article', { delete_ids: '[2,1]' }, 400, foreign],
  [
    'an item of an article, with a picture',
    { delete_ids: '[1]', 'images[]': picture },
    400,
    foreign,
  ],
  ['an id that is a text', { delete_ids: '["2"]' }, 400, check, ['delete_ids']],
  ['an id no row can have', { delete_ids: '[2147483648]' }, 400, check, ['delete_ids']],
  ['ids that are no list', { delete_ids: '2' }, 400, check, ['delete_ids']],
  ['a broken list', { youtube: '[' }, 400, unreadable, ['youtube']],
  [
    'a video that is none',
    { youtube: '["https://a.example"]' },
    400,
    'Please enter a valid YouTube URL.',
    ['youtube'],
  ],
  ['a blank video', { youtube: '[""]' }, 400, 'Please enter a YouTube URL.', ['youtube']],
  ['an unknown kind', { sort: '["audio"]', youtube: `["${videoAddress}"]` }, 400, check, ['sort']],
  ['an order of nothing', { sort: '["image"]' }, 400, order],
  [
    'an order with an item too few',
    { 'images[]': [picture, picture], sort: '["image"]' },
    400,
    order,
  ],
  [
    'two kinds without an order',
    { 'images[]': picture, youtube: `["${videoAddress}"]` },
    400,
    order,
  ],
  ['an order without its own items', { order: '[]' }, 400, order],
  ['an order with one of them', { order: '[2]' }, 400, order],
  ['an order with one of them twice', { order: '[2,3,2]' }, 400, order],
  ['an order with an item of an article', { order: '[1,2,3]' }, 400, order],
  ['an order with one that goes', { order: '[2,3]', delete_ids: '[3]' }, 400, order],
  ['an order with a new one that does not come', { order: '[2,"new",3]' }, 400, order],
  ['an order without the new one', { order: '[2,3]', 'images[]': picture }, 400, order],
  ['an order of another kind', { order: '[2,"old",3]' }, 400, check, ['order']],
  ['a title of an item of an article', { titles: '{"1":{"en":"x"}}' }, 400, foreign],
  ['a title of an item that is not there', { titles: '{"99":{"en":"x"}}' }, 400, foreign],
  ['a title of nothing', { titles: '{"x":{"en":"x"}}' }, 400, check, ['titles']],
  ['a title that is no text', { titles: '{"2":{"en":{}}}' }, 400, check, ['titles']],
  ['a title without a language', { titles: '{"2":"x"}' }, 400, check, ['titles']],
  ['a title too long', { titles: `{"2":{"en":"${'n'.repeat(201)}"}}` }, 400, tooLong, ['titles']],
  [
    'a title no database can keep',
    { titles: '{"2":{"en":"\\u0000"}}' },
    400,
    character,
    ['titles'],
  ],
  ['a title in no language', { titles: '{"2":{"xx":"x"}}' }, 400, language, ['titles']],
  ['titles without new items', { new_titles: '[{"en":"x"}]' }, 400, order],
  [
    'fewer titles than new items',
    { 'images[]': [picture, picture], new_titles: '[{"en":"x"}]' },
    400,
    order,
  ],
  [
    'a new title in no language',
    { 'images[]': picture, new_titles: '[{"xx":"x"}]' },
    400,
    language,
    ['new_titles'],
  ],
  ['another mode', { mode: 'replace' }, 400, check, ['mode']],
  ['a blank mode', { mode: '' }, 400, check, ['mode']],
  ['an unknown field', { title: 'x' }, 400, unknown, ['title']],
  ['a picture elsewhere', { image: picture }, 400, unknown, ['image']],
  ['a text as picture', { 'images[]': '' }, 400, unknown, ['images[]']],
  ['a broken picture after a good one', { 'images[]': [picture, fileOf('broken')] }, 400, noImage],
  [
    'pictures beyond the limit',
    { 'images[]': Array(galleryLimits.newItems + 1).fill(picture) },
    400,
    'Too many files at once. Upload fewer.',
  ],
  [
    'a picture of 10 MB and a byte',
    { 'images[]': fileOf(Buffer.alloc(pictureLimits.bytes + 1)) },
    413,
    'The file or request is too large.',
  ],
  ['a revision that is no number', { base_revision: '1.0' }, 400, number, ['base_revision']],
]

async function gallery(engine: EngineName) {
  const world = await newsroom(engine)
  const form = { title: 'Opening', content: '', youtube: JSON.stringify([videoAddress]) }
  await world.omar.post('/sections/posts/keys/articles/articles/en', { form })
  const youtube = JSON.stringify([videoAddress, videoAddress])
  await changeBannerGallery(world.omar, { youtube })
  return world
}

describe('a change of the banner’s gallery is refused as a whole:', () => {
  test.each(refusals)('%s', async (_name, sent, ...refusal) => {
    const world = await gallery('SQLite')
    await expectRefused(world, () => changeBannerGallery(world.omar, sent), refusal)
  })

  test('all of that on PostgreSQL, too', async () => {
    const world = await gallery('PostgreSQL')
    for (const [, sent, ...refusal] of refusals) {
      await expectRefused(world, () => changeBannerGallery(world.omar, sent), refusal)
    }
  })
})

describe.each(engines)('the gallery of the banner on %s', (engine) => {
  test('has room for its limit and no more', async () => {
    const world = await gallery(engine)
    const fill = (count: number) =>
      changeBannerGallery(world.omar, { youtube: JSON.stringify(Array(count).fill(videoAddress)) })
    await fill(galleryLimits.newItems)
    await fill(galleryLimits.items - galleryLimits.newItems - 3)
    const last = await changeBannerGallery(world.omar, { 'images[]': picture })
    expect(last.body.gallery_items).toHaveLength(galleryLimits.items)
    const oneMore = () => changeBannerGallery(world.omar, { 'images[]': picture })
    await expectRefused(world, oneMore, [400, 'The gallery has no room for this many items.'])
  })

  test('is the only one of a section', async () => {
    const world = await gallery(engine)
    for (const name of ['aboutUs', 'contactUs', 'partners', 'identity', 'posts', 'gallery']) {
      const form = formOf({ 'images[]': picture })
      const change = () => world.layla.post(`/sections/${name}/gallery-simplified`, { form })
      await expectRefused(world, change, [404, 'Not Found: The requested resource was not found.'])
    }
  })
})
