import { describe, expect, test } from 'vitest'
import { archive, done } from '../../../tests/support/archive.ts'
import { hoursLater } from '../../../tests/support/cast.ts'
import {
  cardForm,
  cardsPath,
  changeBannerGallery,
  growers,
  picture,
  readSection,
  resetBanner,
  saveSection,
  videoAddress,
  withoutLogo,
} from '../../../tests/support/newsroom.ts'
import { sweepTwice } from '../../../tests/support/pictures.ts'
import { engines } from '../../../tests/support/storages.ts'

describe.each(engines)('Omar, bringing cards and sections back on %s,', (engine) => {
  test('has a card at its place again', async () => {
    const { omar, visitor, addGrowers, undo, trash } = await archive(engine)
    await addGrowers()
    for (const name of ['Orontes', 'Apamea']) {
      await omar.post(`${cardsPath}?lang=en`, { form: cardForm({ ...growers.en, name }) })
    }
    const { cards: before } = await readSection(omar, 'partners')
    await omar.delete(`${cardsPath}/1`)
    expect(await trash()).toEqual([
      expect.objectContaining({
        kind: 'card',
        subject: '1',
        section: null,
        action: 'delete',
        names: expect.arrayContaining([
          { language: 'en', name: growers.en.name },
          { language: 'ar', name: growers.ar.name },
        ]),
      }),
    ])
    await undo()
    const { cards } = await readSection(omar, 'partners')
    const [first, ...others] = before.en
    expect(cards.en).toEqual([{ ...first, revision: 4 }, ...others])
    const read = (await visitor.get('/sections/partners/content/ar')).body.content.cards
    expect(read).toEqual([{ id: 1, ...withoutLogo, ...growers.ar }])
  })

  test('has no section back that is for administrators to edit', async () => {
    const { layla, undo } = await archive(engine)
    await saveSection(layla, 'identity', { tagline: { en: 'Water' } })
    await layla.post('/sections/identity/reset')
    expect((await undo()).status).toBe(403)
    expect((await readSection(layla, 'identity')).tagline.en).toBe('')
    expect((await undo(layla)).body).toEqual(done)
    expect((await readSection(layla, 'identity')).tagline.en).toBe('Water')
  })

  test('has the language of a card back, unless it was written again', async () => {
    const { omar, addGrowers, undo, trash } = await archive(engine)
    const path = `${cardsPath}/${await addGrowers()}`
    const empty = () => omar.post(`${path}?lang=en`, { form: { name: '', description: '' } })
    await empty()
    expect(await trash()).toEqual([
      expect.objectContaining({
        action: 'empty',
        names: [{ language: 'en', name: growers.en.name }],
      }),
    ])
    expect((await undo()).status).toBe(200)
    expect((await readSection(omar, 'partners')).cards.en[0].texts).toEqual(growers)
    await empty()
    await omar.post(`${path}?lang=en`, { form: cardForm({ ...growers.en, name: 'Orontes' }) })
    const { status, body } = await undo()
    expect([status, body.conflicts.length]).toEqual([409, 1])
    expect(body.conflicts[0]).toMatchObject({ mine: growers.en.name, theirs: 'Orontes' })
    expect((await readSection(omar, 'partners')).cards.en[0].name).toBe('Orontes')
  })

  test('has a section back that he reset, with its files', async () => {
    const world = await archive(engine)
    const { omar, clock, storage, undo, trash } = world
    const before = await resetBanner(omar)
    clock.now = hoursLater(7)
    await sweepTwice(storage, clock.now)
    expect(await trash()).toEqual([
      expect.objectContaining({
        kind: 'section',
        subject: 'banner',
        section: null,
        action: 'reset',
      }),
    ])
    await saveSection(omar, 'banner', { banner_button: { en: 'Go' } })
    expect((await undo()).body).toEqual(done)
    expect(await readSection(omar, 'banner')).toEqual({
      ...before,
      banner_button: { en: 'Go', ar: '' },
      revision: 5,
    })
    expect(await world.isServed(before.banner_image)).toBe(true)
    expect(await world.isServed(before.gallery[0].url)).toBe(true)
  })

  test('is told of every value that was written again since the reset', async () => {
    const { omar, undo, rows } = await archive(engine)
    await saveSection(omar, 'banner', { banner_title: { en: 'Water', ar: 'ماء' } })
    await changeBannerGallery(omar, { youtube: `["${videoAddress}"]` })
    await omar.post('/sections/banner/reset')
    await saveSection(omar, 'banner', { banner_title: { en: 'Sun' } })
    const { body: added } = await changeBannerGallery(omar, { 'images[]': await picture() })
    const before = await rows()
    const { status, body } = await undo()
    expect([status, body.revision]).toEqual([409, 5])
    const found = body.conflicts.map(({ field, language }: Record<string, string>) => [
      field,
      language,
    ])
    expect(found).toHaveLength(2)
    expect(found).toEqual(
      expect.arrayContaining([
        ['banner_title', 'en'],
        ['gallery', null],
      ]),
    )
    const gallery = body.conflicts.find(({ field }: { field: string }) => field === 'gallery')
    expect(gallery).toMatchObject({ mine: [{ url: videoAddress }], theirs: added.gallery_items })
    expect(await rows()).toEqual(before)
  })
})
