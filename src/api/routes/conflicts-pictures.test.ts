import { describe, expect, test } from 'vitest'
import { formOf } from '../../../tests/support/api.ts'
import { archive, postsPath } from '../../../tests/support/archive.ts'
import { hoursLater } from '../../../tests/support/cast.ts'
import { everyGallery, letters, videos } from '../../../tests/support/galleries.ts'
import {
  changeBannerGallery,
  expectRefused,
  newsroom,
  picture,
  saveSection,
  videoAddress,
} from '../../../tests/support/newsroom.ts'
import { sweepTwice } from '../../../tests/support/pictures.ts'
import { engines } from '../../../tests/support/storages.ts'
import { galleryLimits } from '../../domain/gallery/gallery.ts'

const foreign = 'An item does not belong to this gallery.'
describe.each(everyGallery)('Two editors of the gallery of one %s on %s', (_name, engine, open) => {
  test('keep what both added and removed', async () => {
    const { layla, omar, save, now } = await open(engine)
    const { revision, gallery } = await now()
    const [a, b, c] = gallery.map(({ id }) => id)
    const base_revision = String(revision)
    const first = { youtube: videos('x'), delete_ids: `[${a}]`, base_revision }
    expect((await save(layla, first)).status).toBe(200)
    const second = { youtube: videos('y', 'z'), delete_ids: `[${c},${a}]`, base_revision }
    expect((await save(omar, second)).status).toBe(200)
    const after = await now()
    expect(letters(after.gallery)).toBe('bxyz')
    expect([after.gallery[0]?.id, after.revision]).toEqual([b, revision + 2])
  })

  test('do not disagree about an item both removed', async () => {
    const { layla, omar, save, now, rows } = await open(engine)
    const { revision, gallery } = await now()
    const removal = { delete_ids: `[${gallery[0]?.id}]`, base_revision: String(revision) }
    await save(layla, removal)
    const before = await rows()
    expect((await save(omar, removal)).status).toBe(200)
    expect(await rows()).toEqual(before)
  })

  test('may remove at the same moment', async () => {
    const { layla, omar, save, now } = await open(engine)
    const { revision, gallery } = await now()
    const [a, b] = gallery.map(({ id }) => id)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        save(turn % 2 ? omar : layla, {
          delete_ids: `[${a},${b}]`,
          youtube: videos(String(turn)),
          base_revision: String(revision),
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const after = await now()
    expect([...letters(after.gallery)].toSorted().join('')).toBe('012345c')
    expect(after.revision).toBe(revision + 6)
  })

  test('cannot remove what is another’s, however long they looked away', async () => {
    const { layla, omar, save, now, rows } = await open(engine)
    const { revision, gallery } = await now()
    await save(layla, { youtube: videos('x') })
    const before = await rows()
    for (const base of [revision, revision + 1]) {
      for (const delete_ids of ['[4]', `[${gallery[0]?.id},4]`]) {
        const { status, body } = await save(omar, { delete_ids, base_revision: String(base) })
        expect([status, body.error]).toEqual([400, foreign])
      }
    }
    expect(await rows()).toEqual(before)
  })

  test('cannot remove what is gone without saying where they started', async () => {
    const { layla, omar, save, now, rows } = await open(engine)
    const delete_ids = `[${(await now()).gallery[0]?.id}]`
    const answers = await Promise.all(
      [layla, omar, layla, omar].map((caller) => save(caller, { delete_ids })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400])
    const before = await rows()
    const { status, body } = await save(omar, { delete_ids })
    expect([status, body.error]).toEqual([400, foreign])
    expect(await rows()).toEqual(before)
  })

  test('cannot fill it twice', async () => {
    const { layla, omar, save, now } = await open(engine)
    const most = (count: number) => JSON.stringify(Array(count).fill(videoAddress))
    await save(layla, { youtube: most(galleryLimits.newItems) })
    const { revision } = await now()
    const base_revision = String(revision)
    const rest = galleryLimits.items - galleryLimits.newItems - 3
    const answers = await Promise.all(
      [layla, omar].map((caller) => save(caller, { youtube: most(rest), base_revision })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await now()).gallery).toHaveLength(galleryLimits.items)
  })
})

describe.each(engines)('Two editors of one picture on %s', (engine) => {
  test.each([
    ['article', 'image', `${postsPath}/en/1`, '/posts/keys/articles/articles/1/en'],
    ['banner', 'banner_image', '/sections/banner/content', '/sections/banner/content'],
    ['identity', 'logo', '/sections/identity/content', '/sections/identity/content'],
  ])(
    'of the %s are told of both, and nothing is left behind',
    async (_name, field, path, readPath) => {
      const world = await archive(engine)
      await world.openInHama()
      const { layla, rows, storage, isServed } = world
      const now = async () => {
        const { article, content } = (await layla.get(readPath)).body
        return article ?? content
      }
      const { revision } = await now()
      const save = async (image: File | '') =>
        layla.post(path, { form: formOf({ [field]: image, base_revision: String(revision) }) })
      const [one, other] = [await picture(), await picture()]
      expect((await save(one)).status).toBe(200)
      const stored = (await now())[field]
      const before = await rows()

      const { status, body } = await save(other)
      expect([status, body.revision]).toEqual([409, revision + 1])
      expect(body.conflicts).toEqual([
        expect.objectContaining({ field, language: null, theirs: stored }),
      ])
      const [{ mine }] = body.conflicts
      expect([await isServed(mine), await isServed(stored)]).toEqual([true, true])
      const blank = await save('')
      expect([blank.status, blank.body.conflicts[0].mine]).toEqual([409, ''])
      expect((await save(one)).status).toBe(200)
      expect(await rows()).toEqual(before)

      await sweepTwice(storage, hoursLater(2))
      expect([await isServed(mine), await isServed(stored)]).toEqual([false, true])
    },
  )

  test('do not disagree about texts beside it', async () => {
    const { layla, omar } = await newsroom(engine)
    const base_revision = '0'
    await saveSection(layla, 'banner', { banner_title: { en: 'Layla' } }, { base_revision })
    const mine = { banner_image: await picture(), base_revision }
    const { status, body } = await saveSection(
      omar,
      'banner',
      { banner_title: { ar: 'عمر' } },
      mine,
    )
    expect(status).toBe(200)
    expect(body.content.banner_title).toEqual({ en: 'Layla', ar: 'عمر' })
    await changeBannerGallery(layla, { youtube: videos('a'), base_revision })
    const late = await saveSection(
      omar,
      'banner',
      { banner_button: { en: 'Go' } },
      { base_revision },
    )
    expect(late.status).toBe(200)
  })
})

describe.each(engines)('The banner’s gallery on %s', (engine) => {
  test('takes its revision from If-Match, too, and refuses one that is none', async () => {
    const world = await newsroom(engine)
    const { omar } = world
    const { body } = await changeBannerGallery(omar, { youtube: videos('a') })
    await changeBannerGallery(omar, { youtube: videos('b') })
    const removal = { delete_ids: `[${body.gallery_items[0].id}]` }
    const headers = { 'if-match': `W/"${body.revision}"` }
    expect((await changeBannerGallery(omar, removal, headers)).status).toBe(200)
    expect((await changeBannerGallery(omar, removal, headers)).status).toBe(200)
    expect((await changeBannerGallery(omar, removal)).status).toBe(400)
    const number = 'This number is out of range.'
    const wrong = () => changeBannerGallery(omar, removal, { 'if-match': 'x' })
    await expectRefused(world, wrong, [400, number, ['if-match']])
    const ahead = () => changeBannerGallery(omar, { youtube: videos('c'), base_revision: '4' })
    await expectRefused(world, ahead, [400, number, ['base_revision']])
  })
})
