import { describe, expect, test } from 'vitest'
import { galleryLimits, youtubeAddress, youtubeId } from './gallery.ts'
import { checkGallery, galleryChange, newItems } from './gallery-change.ts'
import type { Picture } from './media.ts'
import { messages } from './messages.ts'

const id = 'dQw4w9WgXcQ'
const picture = (name: string): Picture => ({ id: name, width: 10, height: 10, blur: '' })
const change = (parts: object) => galleryChange.parse(parts)

describe('the id of a YouTube address', () => {
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
    `HTTPS://WWW.YouTube.com/watch?v=${id}`,
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
    'https://www.youtube.com/@naoura',
    `https://vimeo.com/${id}`,
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
      const { error } = galleryChange.safeParse({ youtube: [youtube] })
      return error?.issues[0]?.message
    }
    expect(said(' ')).toBe(messages.youtubeMissing)
    expect(said('https://vimeo.com/1')).toBe(messages.youtubeInvalid)
    expect(said(id)).toBe(messages.youtubeInvalid)
    expect(said(youtubeAddress(id))).toBeUndefined()
  })

  test.each([galleryLimits.newItems - 1, galleryLimits.newItems, galleryLimits.newItems + 1])(
    'may bring %i videos if that is not more than its limit',
    (count) => {
      const { success } = galleryChange.safeParse({
        youtube: Array(count).fill(youtubeAddress(id)),
      })
      expect(success).toBe(count <= galleryLimits.newItems)
    },
  )

  test.each([[[0]], [[-1]], [[1.5]], [['1']], [[2_147_483_648]], [[{}]], ['1'], [null]])(
    'cannot delete %j',
    (ids) => {
      expect(galleryChange.safeParse({ delete_ids: ids }).success).toBe(false)
    },
  )

  test('can delete the largest id', () => {
    expect(change({ delete_ids: [2_147_483_647] }).delete_ids).toEqual([2_147_483_647])
  })

  test('knows no other field', () => {
    expect(galleryChange.safeParse({ mode: 'append' }).success).toBe(false)
  })
})

describe('the order of new items', () => {
  const videos = ['aaaaaaaaaaa', 'bbbbbbbbbbb']
  const addresses = videos.map(youtubeAddress)
  const order = (items: ReturnType<typeof newItems>) =>
    items.map((item) => (item.type === 'image' ? item.picture.id : item.youtubeId))

  test('interleaves pictures and videos as asked for', () => {
    const asked = change({ youtube: addresses, sort: ['video', 'image', 'image', 'video'] })
    expect(order(newItems(asked, [picture('one'), picture('two')]))).toEqual([
      'aaaaaaaaaaa',
      'one',
      'two',
      'bbbbbbbbbbb',
    ])
  })

  test('is that of the upload when only one kind comes', () => {
    expect(order(newItems(change({}), [picture('one'), picture('two')]))).toEqual(['one', 'two'])
    expect(order(newItems(change({ youtube: addresses }), []))).toEqual(videos)
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
