import { describe, expect, test } from 'vitest'
import { everyGallery, letters, videos } from '../../../tests/support/galleries.ts'

describe.each(everyGallery)(
  'the gallery of an %s on %s, opened before it had items',
  (_name, engine, open) => {
    test('takes what is put in order there, and keeps what came meanwhile behind it', async () => {
      const { omar, save, now, watched } = await open(engine)
      const mine = { youtube: videos('m'), order: JSON.stringify(['new']), base_revision: '0' }
      expect((await save(omar, mine)).status).toBe(200)
      expect(letters((await now()).gallery)).toBe('mabc')
      expect(watched.errors).toEqual([])
    })

    test('refuses an order of items that were not there yet', async () => {
      const { omar, save, now } = await open(engine)
      const foreign = { order: JSON.stringify([3, 2, 1]), base_revision: '0' }
      const { status, body } = await save(omar, foreign)
      expect([status, body.error]).toEqual([400, 'The order does not match the images and videos.'])
      expect(letters((await now()).gallery)).toBe('abc')
    })
  },
)
