import { describe, expect, test } from 'vitest'
import { galleryValues, itemTitlesIn, itemsInLanguage } from './gallery.ts'
import { youtubeAddress, youtubeId } from './youtube.ts'
import { type OrderEntry, rebasedOrder, requireWholeOrder } from './change-gallery.ts'
import { checkGallery, galleryInput, newItems } from './gallery-input.ts'
import type { Picture } from '../media/media.ts'
import { messages } from '../messages.ts'
import { textsIn } from '../documents/revision.ts'

const id = 'dQw4w9WgXcQ'
const picture = (name: string): Picture => ({ id: name, width: 10, height: 10, blur: '' })
const change = (parts: object) => galleryInput.parse(parts)

describe('K-10: the id of a YouTube address', () => {
  test.each([
    `  https://youtu.be/${id} `,
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?v=${id}&t=42s`,
    `https://m.youtube.com/watch?app=desktop&v=${id}`,
    `https://www.youtube.com/watch?list=PL0&index=2&v=${id}#t=1`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/embed/${id}?autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}`,
    `https://www.youtube.com/v/${id}`,
    `www.youtube.com/watch?v=${id}`,
    `https://music.youtube.com/watch?v=${id}&si=x`,
    `https://www.youtube.com/e/${id}`,
    `https://m.youtube.com/live/${id}?feature=share`,
    `https://www.youtube.com/watch?app=desktop&amp;v=${id}`,
    `<iframe src="https://www.youtube.com/embed/${id}?si=x" allowfullscreen></iframe>`,
    `<iframe width="560" height="315" src="https://www.youtube-nocookie.com/embed/${id}"></iframe>`,
    `<IFRAME title='Noria' src='//www.youtube.com/embed/${id}'></IFRAME>`,
    `HTTPS://WWW.YouTube.com/watch?v=${id}`,
    `https://www.youtube.com/watch/?v=${id}`,
    `<https://youtu.be/${id}>`,
    `(https://youtu.be/${id})`,
    `“https://youtu.be/${id}”`,
    `شاهد هذا المقطع https://youtu.be/${id}?si=abc`,
    `Norias at night (https://youtu.be/${id}) via @YouTube`,
    `https://ar.youtube.com/watch?v=${id}`,
    `https://www.youtubekids.com/watch?v=${id}`,
    `https://www.youtube.com/watch/${id}`,
    `https://www.youtube.com/?v=${id}`,
    `https://youtu.be/watch?v=${id}`,
  ])('is found in %j', (address) => {
    expect(youtubeId(address)).toBe(id)
  })

  test.each([
    '',
    id,
    id.slice(0, 10),
    `${id}x`,
    `https://youtu.be/${id.slice(0, 10)}`,
    `https://youtu.be/${id}x`,
    `https://www.youtube.com/watch?v=${id}x`,
    'https://www.youtube.com/watch',
    'https://www.youtube.com/embed/videoseries?list=PL0',
    `https://vimeo.com/1?then=https://youtu.be/${id}`,
    'https://www.youtube.com/@naoura',
    `https://vimeo.com/${id}`,
    `<iframe src="https://vimeo.com/${id}"></iframe>`,
    `<iframe data-src="https://youtu.be/${id}"></iframe>`,
    `<script src="https://youtu.be/${id}"></script>`,
    `https://evil.example/https://youtu.be/${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `javascript:alert(1)//youtu.be/${id}`,
    'dQw4w9WgXc!',
    `${id}\n${id}`,
  ])('is not found in %j', (address) => {
    expect(youtubeId(address)).toBe('')
  })

  test('is the id of the address we serve', () => {
    expect(youtubeAddress(id)).toBe(`https://www.youtube.com/watch?v=${id}`)
    expect(youtubeId(youtubeAddress(id))).toBe(id)
  })
})

describe('a gallery change', () => {
  test('says what is wrong with a video', () => {
    const said = (youtube: string) => {
      const { error } = galleryInput.safeParse({ youtube: [youtube] })
      return error?.issues[0]?.message
    }
    expect(said(' ')).toBe(messages.youtubeMissing)
    expect(said('https://vimeo.com/1')).toBe(messages.youtubeInvalid)
    expect(said(id)).toBe(messages.youtubeInvalid)
    expect(said(youtubeAddress(id))).toBeUndefined()
  })

  test.each([29, 30, 31])('may bring %i videos if that is not more than its limit', (count) => {
    const { success } = galleryInput.safeParse({
      youtube: Array(count).fill(youtubeAddress(id)),
    })
    expect(success).toBe(count <= 30)
  })

  test.each([[[0]], [[-1]], [[1.5]], [['1']], [[2_147_483_648]], [[{}]], ['1'], [null]])(
    'cannot delete %j',
    (ids) => {
      expect(galleryInput.safeParse({ delete_ids: ids }).success).toBe(false)
    },
  )

  test('can delete the largest id', () => {
    expect(change({ delete_ids: [2_147_483_647] }).delete_ids).toEqual([2_147_483_647])
  })

  test('knows no other field', () => {
    expect(galleryInput.safeParse({ mode: 'append' }).success).toBe(false)
  })
})

describe('the order of new items', () => {
  const videos = ['aaaaaaaaaaa', 'bbbbbbbbbbb']
  const addresses = videos.map(youtubeAddress)
  const order = (items: ReturnType<typeof newItems>) =>
    items.map((item) => (item.type === 'image' ? item.picture.id : item.youtubeId))

  const none = { images: [], picked: [] }
  const two = [picture('one'), picture('two')]

  test('interleaves pictures and videos as asked for', () => {
    const asked = change({ youtube: addresses, sort: ['video', 'image', 'image', 'video'] })
    expect(order(newItems(asked, { ...none, images: two }))).toEqual([
      'aaaaaaaaaaa',
      'one',
      'two',
      'bbbbbbbbbbb',
    ])
  })

  test('MED-4 has pictures of the library where they were put', () => {
    const picked = [{ ...picture('noria'), id: '0'.repeat(32) }]
    const asked = change({ picked: ['0'.repeat(32)], sort: ['image', 'picked', 'image'] })
    expect(order(newItems(asked, { images: two, picked }))).toEqual(['one', '0'.repeat(32), 'two'])
  })

  test('is that of the upload when only one kind comes', () => {
    expect(order(newItems(change({}), { ...none, images: two }))).toEqual(['one', 'two'])
    expect(order(newItems(change({ youtube: addresses }), none))).toEqual(videos)
  })

  test.each([
    ['nothing', {}, 0],
    ['pictures alone', {}, 2],
    ['videos alone', { youtube: addresses }, 0],
    ['each named once', { youtube: addresses, sort: ['image', 'video', 'video'] }, 1],
  ])('is accepted for %s', (_name, parts, images) => {
    expect(() => checkGallery(change(parts), images)).not.toThrow()
  })

  test.each([
    ['both kinds without an order', { youtube: addresses }, 1],
    ['a picture too many', { youtube: addresses, sort: ['video', 'video'] }, 1],
    ['a picture too few', { youtube: addresses, sort: ['video', 'video', 'image'] }, 0],
    ['a video too few', { sort: ['video'] }, 0],
    ['the wrong kinds', { youtube: addresses, sort: ['image', 'image', 'video'] }, 1],
  ])('is refused for %s', (_name, parts, images) => {
    expect(() => checkGallery(change(parts), images)).toThrow('gallery-mismatch')
  })
})

describe('the order of a whole gallery', () => {
  test.each<[string, OrderEntry[], number[], number[], OrderEntry[] | undefined]>([
    [
      'as nobody has touched it meanwhile',
      [3, 'new', 1, 2],
      [1, 2, 3],
      [1, 2, 3],
      [3, 'new', 1, 2],
    ],
    ['without what others removed', [3, 2, 1], [1, 2, 3], [1, 3], [3, 1]],
    ['before what others added', [2, 'new', 1], [1, 2], [1, 4, 2], [2, 'new', 1, 4]],
    ['that others have chosen, too', [2, 1, 'new'], [1, 2], [2, 1], [2, 1, 'new']],
    ['that leaves theirs as it is', [1, 2, 'new'], [1, 2], [2, 1], undefined],
    ['other than that of others', [3, 1, 2], [1, 2, 3], [2, 1, 3], undefined],
    ['of nothing that is left', ['new', 1], [1], [], ['new']],
  ])('%s', (_name, order, seen, current, entries) => {
    expect(rebasedOrder(order, seen, current)).toEqual(entries)
  })

  test.each<[OrderEntry[], number[], number]>([
    [[], [], 0],
    [['new'], [], 1],
    [[7, 'new', 9], [9, 7], 1],
  ])('%j names each of %j and of %i new ones once', (order, ids, added) => {
    expect(() => requireWholeOrder(order, ids, added)).not.toThrow()
  })

  test.each<[OrderEntry[], number[], number]>([
    [[], [7], 0],
    [[7], [], 0],
    [[7, 7], [7, 9], 0],
    [[7, 7, 9], [7, 9], 0],
    [[7, 'new'], [7], 0],
    [[7], [7], 1],
  ])('%j does not name each of %j and of %i new ones once', (order, ids, added) => {
    expect(() => requireWholeOrder(order, ids, added)).toThrow('gallery-mismatch')
  })
})

describe('the titles of a gallery', () => {
  const canal = { id: 7, type: 'youtube', youtubeId: id, titles: { en: 'A canal' } } as const

  test('are values of their own, and found among others again', () => {
    const values = galleryValues([canal, { ...canal, id: 9, titles: {} }])
    expect(values).toEqual({
      gallery: [
        { id: 7, type: 'youtube', youtubeId: id },
        { id: 9, type: 'youtube', youtubeId: id },
      ],
      'gallery_title:7.en': 'A canal',
    })
    expect(itemTitlesIn({ ...values, 'title.en': 'x', image: null })).toEqual({
      7: { en: 'A canal' },
    })
    expect(textsIn(values)).toEqual({})
  })

  test('are read in one language', () => {
    const { titles: _titles, ...item } = canal
    expect(itemsInLanguage([canal], 'en')).toEqual([{ ...item, title: 'A canal' }])
    expect(itemsInLanguage([canal], 'ar')).toEqual([{ ...item, title: '' }])
  })
})
