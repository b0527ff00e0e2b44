import { expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { openedDatabase, openedStorage } from '../../tests/support/storages.ts'
import { watchedDatabase } from '../../tests/support/watched-database.ts'
import { createLanguageStore } from './languages/language-store.ts'
import { createSectionStore } from './sections/section-store.ts'
import { sharingReads } from './engine/shared-reads.ts'

test('while a page is drawn each table of sections is read once; the next page shows what was saved since', async () => {
  const opened = await openedStorage('SQLite')
  const { database, sent } = watchedDatabase(openedDatabase(opened.place))
  const sections = createSectionStore(database)
  const languages = createLanguageStore(database)
  const drawn = () =>
    sharingReads(async () => {
      const { get, hidden, words } = sections
      const [one, other] = await Promise.all([get('aboutUs'), get('aboutUs')])
      const [english, arabic] = await Promise.all([words('en'), words('ar')])
      expect([other, await get('aboutUs')]).toEqual([one, one])
      await Promise.all([get('identity'), get('contactUs'), languages.published()])
      const { name } = await languages.getPublished('ar')
      const shown = { name, hidden: await hidden() }
      return [one.texts.section_title.en, english.blog_name, arabic.blog_name, shown]
    })

  expect(await drawn()).toEqual([undefined, undefined, undefined, { name: 'العربية', hidden: [] }])
  const readsOf = (table: string) => sent.filter(({ sql }) => sql.includes(`from "${table}"`))
  for (const table of ['sections', 'section_settings', 'languages']) {
    expect(readsOf(table), table).toHaveLength(1)
  }
  await sections.change('aboutUs', { 'section_title.en': 'Us' }, byLayla())
  await sections.change('words', { 'blog_name.ar': 'أخبار' }, byLayla())
  await sections.change('navigation', { posts_hidden: true }, byLayla())
  expect(await drawn()).toEqual(['Us', undefined, 'أخبار', { name: 'العربية', hidden: ['posts'] }])
})

test('what goes on after a page is drawn reads what was saved since', async () => {
  const { sections } = await openedStorage('SQLite')
  const saved = Promise.withResolvers<void>()
  const seen: unknown[] = []
  const later = await sharingReads(async () => {
    seen.push((await sections.get('aboutUs')).texts.section_title.en)
    return [saved.promise.then(() => sections.get('aboutUs'))]
  })
  await sections.change('aboutUs', { 'section_title.en': 'Us' }, byLayla())
  saved.resolve()
  for (const section of await Promise.all(later)) seen.push(section.texts.section_title.en)
  expect(seen).toEqual([undefined, 'Us'])
})
