import { textValues } from '../../src/domain/documents/revision.ts'
import { presetValues } from '../../src/domain/forms/form-presets.ts'
import type { Storage } from '../../src/storage/create-storage.ts'
import { openDatabase } from '../../src/storage/engine/database.ts'
import type { Db } from '../../src/storage/engine/tables.ts'
import { openedInHama } from './articles.ts'
import { byLayla, glassworks, rimasMessage, today } from './cast.ts'
import { editBy } from './staff.ts'

export const seededPictures = ['0'.repeat(32), '1'.repeat(32)] as const
export const seededFile = '2'.repeat(32)
export const importKey = { name: 'Import', scope: 'content', days: 30 } as const

/**
 * The content counts as the demo's: an article, a card, an emptied section, a contact form, a
 * message, a page, a form, a redirect and an access key.
 */
export async function seedContent(storage: Storage): Promise<void> {
  const { accessKeys, articles, cards, demo, messages, missingAddresses } = storage
  const { forms, pages, redirects, sections, topics } = storage
  await openedInHama(articles)
  await cards.create({ language: 'en', values: textValues({ en: glassworks }) }, byLayla())
  await sections.change('aboutUs', { 'section_title.en': 'About us' }, byLayla())
  await sections.reset('aboutUs', byLayla())
  await sections.change('contactUs', { contact_form: true, 'section_title.en': 'Write' }, byLayla())
  await messages.add({ ...rimasMessage, language: 'en' }, today)
  await pages.create({ 'title.en': 'About us', status: 'published' }, byLayla())
  await forms.create(presetValues('contact', ['en', 'ar']), byLayla())
  for (const name of ['Irrigation', 'Water']) await topics.create({ 'name.en': name }, byLayla())
  await redirects.add({ path: '/old', target: { kind: 'home' } }, byLayla())
  await missingAddresses.count([{ path: '/prices', count: 1, fromHost: '', at: today }])
  await accessKeys.add(importKey, editBy('Layla'))
  await demo.remember()
}

export async function seedLibrary(storage: Storage & { place: string }): Promise<void> {
  await addToLibrary(storage, seededPictures)
  await storage.library.change(seededPictures[0], { 'alt.en': 'A noria' }, byLayla())
  await addFile(storage, seededFile)
  const change = { values: { 'title.en': 'Catalogue 2025' }, uploads: {} }
  await storage.files.change(seededFile, change, byLayla())
}

export async function addFile({ place }: { place: string }, id: string): Promise<void> {
  const at = today.toISOString()
  const blob = { id: '0'.repeat(64), type: 'pdf', bytes: 400, pages: null, used_at: at } as const
  const added = { added_at: at, added_by: 'Layla', added_by_key: null, revision: 0 }
  const version = { language: 'en', title: 'Catalogue', words: ' catalogue', blob_id: blob.id }
  await writeOnce(place, async (trx) => {
    await trx.insertInto('blobs').values(blob).execute()
    await trx
      .insertInto('files')
      .values({ id, ...added })
      .execute()
    await trx
      .insertInto('file_versions')
      .values({ file_id: id, ...version })
      .execute()
  })
}

/** The pictures have no files, and ids of our choice. */
export async function addToLibrary(
  { place }: { place: string },
  ids: readonly string[],
): Promise<void> {
  const stored = { width: 300, height: 200, blur: '', used_at: today.toISOString() }
  const inLibrary = { ...stored, added_at: today.toISOString(), library: 1 as const }
  const rows = ids.map((id) => ({ id, ...inLibrary }))
  await writeOnce(place, (trx) => trx.insertInto('media').values(rows).execute())
}

/** The content is also seeded outside of tests, where nothing closes the database at the end. */
async function writeOnce(place: string, work: (trx: Db) => Promise<unknown>): Promise<void> {
  const database = openDatabase(place)
  await database.write('product', work).finally(database.close)
}
