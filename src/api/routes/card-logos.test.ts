import { describe, expect, test } from 'vitest'
import { fileOf, formOf } from '../../../tests/support/api.ts'
import { hoursLater } from '../../../tests/support/cast.ts'
import {
  cardForm,
  cardsPath,
  expectRefused,
  type Fields,
  growers,
  newsroom,
  picture,
  readSection,
  withoutLogo,
} from '../../../tests/support/newsroom.ts'
import { sweepTwice } from '../../../tests/support/pictures.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'

async function startedWorld(engine: EngineName) {
  const world = await newsroom(engine)
  const { omar, visitor } = world
  const id = await world.addGrowers()
  return {
    ...world,
    id,
    save: (form: Fields, language = 'ar') =>
      omar.post(`${cardsPath}/${id}?lang=${language}`, { form: formOf(form) }),
    seen: async (language: string) =>
      (await visitor.get(`/sections/partners/content/${language}`)).body.content.cards[0],
  }
}

describe.each(engines)('A partner’s logo on %s (PAR-9)', (engine) => {
  test('comes with a new card, and is the same in every language', async () => {
    const { omar, seen, storage, isServed } = await startedWorld(engine)
    const form = formOf({ ...cardForm(growers.en), logo: await picture() })
    const { status, body } = await omar.post(`${cardsPath}?lang=en`, { form })
    expect(status).toBe(201)
    const { logo, logo_picture: stored } = body.card
    expect(logo).toBe(`/media/${stored.id}/${stored.width}.webp`)
    await sweepTwice(storage, hoursLater(24 * 40))
    expect(await isServed(logo)).toBe(true)
    const [, listed] = (await readSection(omar, 'partners')).cards.ar
    expect(listed).toMatchObject({ name: '', logo, logo_picture: stored })
    expect(await seen('en')).toMatchObject(withoutLogo)
  })

  test('is changed alone, stays where it is not sent, and goes with a blank', async () => {
    const { save, seen } = await startedWorld(engine)
    const { card } = (await save({ logo: await picture() })).body
    expect(card).toMatchObject({ ...growers.ar, texts: growers })
    await save({ name: 'Growers' }, 'en')
    expect(await seen('en')).toMatchObject({ name: 'Growers', logo: card.logo })
    expect(await seen('ar')).toMatchObject({ name: growers.ar.name, logo: card.logo })
    await save({ name: '', description: '' }, 'en')
    expect((await seen('ar')).logo).toBe(card.logo)
    expect((await save({ logo: '' })).body.card).toMatchObject(withoutLogo)
  })

  test('has a history, conflicts, and is kept as long as anything may bring it back', async () => {
    const { omar, id, save, seen, storage, isServed, clock } = await startedWorld(engine)
    const { card } = (await save({ logo: await picture() })).body
    const stale = await save({ logo: await picture(), base_revision: '2' })
    expect(stale.status).toBe(409)
    expect(stale.body.conflicts).toEqual([expect.objectContaining({ field: 'logo' })])

    clock.now = hoursLater(1)
    await save({ logo: '' })
    await sweepTwice(storage, hoursLater(24 * 40))
    expect(await isServed(card.logo)).toBe(true)
    const restored = await omar.post(`${cardsPath}/${id}/history/3/restore`)
    expect(restored.status).toBe(200)
    expect((await seen('ar')).logo).toBe(card.logo)

    const { trash_id: trashId } = (await omar.delete(`${cardsPath}/${id}`)).body
    await omar.post(`/trash/${trashId}/restore`)
    expect((await seen('ar')).logo).toBe(card.logo)
    await sweepTwice(storage, hoursLater(24 * 40))
    expect(await isServed(card.logo)).toBe(true)
  })
})

test('what is no picture is refused as a logo, and changes nothing', async () => {
  const world = await startedWorld('SQLite')
  const noImage = 'The file is not an image we can read (JPEG, PNG, WebP, AVIF or GIF).'
  const sent = { name: 'Growers', logo: fileOf('Opening in Hama') }
  await expectRefused(world, () => world.save(sent), [400, noImage])
  const address = { logo: 'https://a.example/a.png' }
  const choose = 'Please select an image file.'
  await expectRefused(world, () => world.save(address), [400, choose, ['logo']])
})
