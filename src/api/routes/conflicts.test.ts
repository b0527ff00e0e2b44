import { describe, expect, test } from 'vitest'
import { authors } from '../../../tests/support/archive.ts'
import { hoursLater } from '../../../tests/support/cast.ts'
import { documents, type EditedDocument } from '../../../tests/support/documents.ts'
import { expectRefused, newsroom } from '../../../tests/support/newsroom.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'

const html = (text: string) => `<p>${text}</p>`
const tooFar = 'This number is out of range.'

async function bothAt(engine: EngineName, document: EditedDocument) {
  const world = await newsroom(engine)
  await document.create(world)
  const { revision, texts } = await document.read(world.omar)
  const [title, body] = document.fields
  const { layla, omar } = world
  return {
    ...world,
    revision,
    texts,
    title,
    body,
    laylaSaves: (texts: Record<string, string>, language = 'en') =>
      document.save(layla, { language, texts }, { base: revision }),
    omarSaves: (
      texts: Record<string, string>,
      language = 'en',
      base: number | undefined = revision,
    ) => document.save(omar, { language, texts }, { base }),
    now: () => document.read(omar),
    get: () => document.get(omar),
  }
}

const everywhere = engines.flatMap((engine) =>
  Object.entries(documents).map(([name, document]) => [name, engine, document] as const),
)

describe.each(everywhere)('Two editors of one %s on %s', (_name, engine, document) => {
  test('keep what both changed in other fields or languages', async () => {
    const { laylaSaves, omarSaves, now, title, body, texts, revision } = await bothAt(
      engine,
      document,
    )
    expect((await laylaSaves({ [title]: 'Layla' })).status).toBe(200)
    expect((await omarSaves({ [body]: html('Omar') })).status).toBe(200)
    expect((await omarSaves({ [title]: 'عمر' }, 'ar')).status).toBe(200)
    expect(await now()).toEqual({
      revision: revision + 3,
      texts: {
        ...texts,
        [`${title}.en`]: 'Layla',
        [`${body}.en`]: html('Omar'),
        [`${title}.ar`]: 'عمر',
      },
    })
  })

  test('are told of both values and the document where they changed the same', async () => {
    const world = await bothAt(engine, document)
    const { clock, laylaSaves, omarSaves, title, body, rows, watched, revision, get } = world
    clock.now = hoursLater(1)
    await laylaSaves({ [title]: 'Layla' })
    clock.now = hoursLater(2)
    const [before, told] = [await rows(), await watched.told()]
    const { status, body: answer } = await omarSaves({ [title]: 'Omar', [body]: html('Omar') })
    expect(status).toBe(409)
    expect(answer).toEqual({
      error: 'Someone else has saved changes since you opened this.',
      revision: revision + 1,
      conflicts: [
        {
          name: `${title}.en`,
          field: title,
          language: 'en',
          mine: 'Omar',
          theirs: 'Layla',
          changed_by: authors.layla,
          changed_at: hoursLater(1).toISOString(),
        },
      ],
      document: await get(),
    })
    expect(await rows()).toEqual(before)
    expect(await watched.told()).toBe(told)
  })

  test('save again with the revision they were told of', async () => {
    const { laylaSaves, omarSaves, now, title } = await bothAt(engine, document)
    await laylaSaves({ [title]: 'Layla' })
    const { body: answer } = await omarSaves({ [title]: 'Omar' })
    expect((await omarSaves({ [title]: 'Omar' }, 'en', answer.revision)).status).toBe(200)
    expect((await now()).texts[`${title}.en`]).toBe('Omar')
  })

  test('do not disagree where both wrote the same', async () => {
    const { laylaSaves, omarSaves, now, rows, title, body, revision } = await bothAt(
      engine,
      document,
    )
    await laylaSaves({ [title]: 'Alike' })
    const before = await rows()
    expect((await omarSaves({ [title]: ' Alike ' })).status).toBe(200)
    expect(await rows()).toEqual(before)
    expect((await omarSaves({ [title]: 'Alike', [body]: html('Omar') })).status).toBe(200)
    expect(await now()).toMatchObject({
      revision: revision + 2,
      texts: { [`${title}.en`]: 'Alike', [`${body}.en`]: html('Omar') },
    })
  })

  test('are told of a change that was changed again', async () => {
    const { laylaSaves, omarSaves, title, body, texts, layla } = await bothAt(engine, document)
    await laylaSaves({ [title]: 'Layla' })
    await document.save(layla, { language: 'en', texts: { [title]: 'Layla again' } })
    await document.save(layla, { language: 'en', texts: { [body]: html('Layla') } })
    const { status, body: answer } = await omarSaves({ [title]: 'Omar' })
    expect([status, answer.conflicts.length]).toEqual([409, 1])
    expect(answer.conflicts[0].theirs).toBe('Layla again')
    const same = await omarSaves({ [title]: texts[`${title}.en`] ?? '' })
    expect(same.status).toBe(409)
  })

  test('overwrite each other when they name no revision', async () => {
    const { laylaSaves, omar, now, title, revision } = await bothAt(engine, document)
    await laylaSaves({ [title]: 'Layla' })
    for (const start of [{}, { match: '*' }, { match: ' * ' }]) {
      const texts = { [title]: `Omar ${JSON.stringify(start)}` }
      expect((await document.save(omar, { language: 'en', texts }, start)).status).toBe(200)
    }
    expect(await now()).toMatchObject({ revision: revision + 4 })
  })

  test('may name it by If-Match, which the form’s goes before', async () => {
    const { laylaSaves, layla, omar, title, revision, now } = await bothAt(engine, document)
    await laylaSaves({ [title]: 'Layla' })
    const save = (text: string, start: object) =>
      document.save(omar, { language: 'en', texts: { [title]: text } }, start)
    const old = `"${revision}"`
    for (const match of [old, `W/${old}`, ` ${old} `]) {
      expect((await save('Omar', { match })).status, match).toBe(409)
    }
    expect((await save('Omar', { match: '*', base: revision })).status).toBe(409)
    expect((await save('Omar', { match: old, base: revision + 1 })).status).toBe(200)
    expect((await save('Omar twice', { match: `W/"${revision + 2}"` })).status).toBe(200)
    expect((await now()).texts[`${title}.en`]).toBe('Omar twice')
    const late = { language: 'en', texts: { [title]: 'Layla' } }
    expect((await document.save(layla, late, { match: old })).status).toBe(409)
  })

  test('are refused revisions that are none or still to come', async () => {
    const world = await bothAt(engine, document)
    const { omar, title, revision } = world
    const save = (start: object) => () =>
      document.save(omar, { language: 'en', texts: { [title]: 'Omar' } }, start)
    for (const match of ['1', '"x"', '""', '"-1"', '"1", "2"', 'W/1', '"1234567890"', "'1'", '']) {
      await expectRefused(world, save({ match }), [400, tooFar, ['if-match']])
    }
    for (const base of [-1, 1.5, revision + 1, 1_234_567_890]) {
      await expectRefused(world, save({ base }), [400, tooFar, ['base_revision']])
    }
    await expectRefused(world, save({ match: `"${revision + 1}"` }), [
      400,
      tooFar,
      ['base_revision'],
    ])
  })

  test('who save all at once are accepted one by one', async () => {
    const { layla, omar, title, body, revision, now } = await bothAt(engine, document)
    const race = (change: (turn: number) => [language: string, texts: Record<string, string>]) =>
      Promise.all(
        Array.from({ length: 8 }, (_, turn) => {
          const [language, texts] = change(turn)
          return document.save(turn % 2 ? omar : layla, { language, texts }, { base: revision })
        }),
      )
    const same = await race((turn) => ['en', { [title]: `Turn ${turn}` }])
    const statuses = same.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array(7).fill(409)])
    const winner = same.findIndex(({ status }) => status === 200)
    expect((await now()).texts[`${title}.en`]).toBe(`Turn ${winner}`)

    const apart = await race((turn) => [
      turn % 2 ? 'en' : 'ar',
      turn % 4 < 2 ? { [body]: html('Alike') } : { [title]: `Turn ${winner}` },
    ])
    expect(apart.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await now()).toMatchObject({
      revision: revision + 4,
      texts: {
        [`${title}.en`]: `Turn ${winner}`,
        [`${title}.ar`]: `Turn ${winner}`,
        [`${body}.en`]: html('Alike'),
        [`${body}.ar`]: html('Alike'),
      },
    })
  })
})
