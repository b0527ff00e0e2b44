import { expect, test } from 'vitest'
import { byLayla } from '../../../tests/support/cast.ts'
import { engines, openedDatabase, openedStorage } from '../../../tests/support/storages.ts'
import { watchedDatabase } from '../../../tests/support/watched-database.ts'
import { createSectionStore } from './section-store.ts'

test.each(engines)('a section is read and locked once per save on %s', async (engine) => {
  const { place } = await openedStorage(engine)
  const { database, sent } = watchedDatabase(openedDatabase(place))
  const sections = createSectionStore(database)
  const saved = await sections.change('aboutUs', { 'section_title.en': 'Us' }, byLayla())
  expect(saved).toMatchObject({ revision: 1, texts: { section_title: { en: 'Us' } } })
  const among = (pattern: RegExp) => sent.filter(({ sql }) => pattern.test(sql)).length
  expect(among(/^select .* from "section_texts"/)).toBe(1)
  expect(among(/^update "sections" set "revision" = "revision"/)).toBe(1)
  expect(saved).toMatchObject(await sections.get('aboutUs'))
})

test.each(engines)(
  'a blank section stays at its revision when it is reset on %s',
  async (engine) => {
    const { sections } = await openedStorage(engine)
    await sections.change('aboutUs', { 'section_title.en': 'Us' }, byLayla())
    expect(await sections.reset('aboutUs', byLayla())).toMatchObject({ revision: 2 })
    expect(await sections.reset('aboutUs', byLayla())).toMatchObject({ revision: 2, trashId: null })
    expect(await sections.get('aboutUs')).toMatchObject({ revision: 2 })
  },
)
