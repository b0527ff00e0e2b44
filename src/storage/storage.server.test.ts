import { expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { openedDatabase, openedStorage } from '../../tests/support/storages.ts'
import { watchedDatabase } from '../../tests/support/watched-database.ts'
import { createSectionStore } from './sections/section-store.ts'
import { provideStorage, readingSectionsOnce, storage } from './storage.server.ts'

test('while a page is drawn each section is read once; the next page shows what was saved since', async () => {
  const opened = await openedStorage('SQLite')
  const { database, sent } = watchedDatabase(openedDatabase(opened.place))
  provideStorage({ ...opened, sections: createSectionStore(database) })
  const drawn = () =>
    readingSectionsOnce(async () => {
      const { get, words } = storage.sections
      const [one, other] = await Promise.all([get('aboutUs'), get('aboutUs')])
      const [english, arabic] = await Promise.all([words('en'), words('ar')])
      expect([other, await get('aboutUs')]).toEqual([one, one])
      return [one.texts.section_title?.en, english.blog_name, arabic.blog_name]
    })

  expect(await drawn()).toEqual([undefined, undefined, undefined])
  const reads = sent.filter(({ sql }) => /from "sections"/.test(sql))
  expect(reads.length).toBe(1)
  await opened.sections.change('aboutUs', { 'section_title.en': 'Us' }, byLayla())
  await opened.sections.change('words', { 'blog_name.ar': 'أخبار' }, byLayla())
  expect(await drawn()).toEqual(['Us', undefined, 'أخبار'])
})
