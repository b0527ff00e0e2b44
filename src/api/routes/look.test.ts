import { describe, expect, test } from 'vitest'
import { archive } from '../../../tests/support/archive.ts'
import { newsroom, readSection, saveSection } from '../../../tests/support/newsroom.ts'
import { engines, openedDatabase } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'
import { lookChoices, lookSettings, ownLook } from '../../domain/look/look.ts'

const path = '/sections/look/content'
const nothingSet = Object.fromEntries(lookSettings.map((name) => [name, null]))
const clinic = { brand: '#1b6fb5', accent: '#e2685b', corners: 'soft' }

describe.each(engines)('Layla, choosing a look on %s,', (engine) => {
  test('finds every setting as standard, and saves those that are not', async () => {
    const { layla, visitor, storage } = await newsroom(engine)
    expect(await readSection(layla, 'look')).toEqual({ ...nothingSet, revision: 0 })
    const { status, body } = await saveSection(layla, 'look', {
      ...clinic,
      brand: '#1B6FB5',
      paper: 'warm',
    })
    expect(status).toBe(200)
    expect(body.content).toEqual({ ...nothingSet, ...clinic, revision: 1 })
    expect((await visitor.get(`${path}/ar`)).body.content).toEqual({ ...nothingSet, ...clinic })
    const rows = await openedDatabase(storage.place)
      .db.selectFrom('section_settings')
      .selectAll()
      .execute()
    expect(rows.map(({ name, value }) => [name, value]).toSorted()).toEqual([
      ['accent', '"#e2685b"'],
      ['brand', '"#1b6fb5"'],
      ['corners', '"soft"'],
    ])
  })

  test('may set every choice to each of its values, and back', async () => {
    const { layla } = await newsroom(engine)
    const most = Math.max(...Object.values(lookChoices).map(({ length }) => length))
    for (let place = most - 1; place >= 0; place -= 1) {
      const choices = choicesAt(place)
      await saveSection(layla, 'look', choices)
      expect(await readSection(layla, 'look')).toMatchObject({ ...nothingSet, ...ownLook(choices) })
    }
  })

  test('has what was saved before in the history, and restores it', async () => {
    const { layla } = await newsroom(engine)
    await saveSection(layla, 'look', clinic)
    await saveSection(layla, 'look', { brand: '#22304f', accent: null })
    const history = '/sections/look/history'
    const { body } = await layla.get(`${history}/1`)
    expect(body.values).toMatchObject(clinic)
    await layla.post(`${history}/1/restore`)
    expect(await readSection(layla, 'look')).toEqual({ ...nothingSet, ...clinic, revision: 3 })
  })

  test('is told of a colour that was chosen in another window meanwhile, and of no other setting', async () => {
    const { layla } = await newsroom(engine)
    await saveSection(layla, 'look', { brand: '#1b6fb5' }, { base_revision: '0' })
    const merged = await saveSection(layla, 'look', { paper: 'cool' }, { base_revision: '0' })
    expect(merged.body.content).toMatchObject({ brand: '#1b6fb5', paper: 'cool' })
    const refused = await saveSection(layla, 'look', { brand: '#22304f' }, { base_revision: '0' })
    expect(refused.status).toBe(409)
    expect(refused.body.conflicts).toEqual([
      expect.objectContaining({
        field: 'brand',
        language: null,
        mine: '#22304f',
        theirs: '#1b6fb5',
        changed_by: expect.objectContaining({ name: 'Layla' }),
      }),
    ])
  })

  test('has the look back from the trash after a reset (LOOK-16)', async () => {
    const { layla, omar, undo } = await archive(engine)
    await saveSection(layla, 'look', clinic)
    const reset = await layla.post('/sections/look/reset')
    expect(reset.body.content).toEqual({ ...nothingSet, revision: 2 })
    expect((await undo(omar)).status).toBe(403)
    await undo(layla)
    expect(await readSection(layla, 'look')).toEqual({ ...nothingSet, ...clinic, revision: 3 })
  })

  test('alone may change it', async () => {
    const { layla, omar } = await newsroom(engine)
    await saveSection(layla, 'look', clinic)
    expect((await saveSection(omar, 'look', { brand: '#000000' })).status).toBe(403)
    expect((await omar.post('/sections/look/reset')).status).toBe(403)
    expect((await omar.post('/sections/look/history/1/restore')).status).toBe(403)
    expect(await readSection(omar, 'look')).toMatchObject(clinic)
  })
})

test.each([
  ['brand', 'teal', messages.colourInvalid],
  ['brand', '#0e5f5', messages.colourInvalid],
  ['brand', '#0e5f5b80', messages.colourInvalid],
  ['accent', '#0e5f5b;}', messages.colourInvalid],
  ['accent', 0x0e5f5b, messages.colourInvalid],
  ['corners', 'pointed', messages.invalidInput],
  ['paper', ['warm'], messages.invalidInput],
  ['preset', 'clinic', messages.unknownField],
])('a look has no %s %j', async (name, value, sentence) => {
  const { layla } = await newsroom('SQLite')
  const { status, body } = await saveSection(layla, 'look', { [name]: value })
  expect([status, body.fields]).toEqual([400, { [name]: sentence }])
})

function choicesAt(place: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lookChoices).map(([name, values]) => [name, values[place] ?? values.at(-1)]),
  ) as Record<string, string>
}
