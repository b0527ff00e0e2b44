import type { ItemTitles } from '../../domain/gallery/gallery.ts'
import type { Db, Trx } from '../engine/tables.ts'

export async function titlesOf(db: Db, ids: number[]): Promise<Map<number, ItemTitles>> {
  const titles = new Map<number, ItemTitles>()
  if (ids.length === 0) return titles
  const rows = await db
    .selectFrom('gallery_titles')
    .selectAll()
    .where('item_id', 'in', ids)
    .execute()
  for (const { item_id, language, title } of rows) {
    titles.set(item_id, { ...titles.get(item_id), [language]: title })
  }
  return titles
}

export async function writeTitles(trx: Trx, titles: Record<number, ItemTitles>): Promise<void> {
  const all = Object.entries(titles).flatMap(([id, byLanguage]) =>
    Object.entries(byLanguage).map(([language, title]) => ({
      item_id: Number(id),
      language,
      title,
    })),
  )
  for (const { item_id, language } of all.filter(({ title }) => title === '')) {
    await trx
      .deleteFrom('gallery_titles')
      .where('item_id', '=', item_id)
      .where('language', '=', language)
      .execute()
  }
  const written = all.filter(({ title }) => title !== '')
  if (written.length === 0) return
  await trx
    .insertInto('gallery_titles')
    .values(written)
    .onConflict((conflict) =>
      conflict
        .columns(['item_id', 'language'])
        .doUpdateSet(({ ref }) => ({ title: ref('excluded.title') })),
    )
    .execute()
}

export function changedTitles(before: ItemTitles = {}, after: ItemTitles = {}): ItemTitles {
  const languages = Object.keys({ ...before, ...after })
  const changed = languages.filter((language) => before[language] !== after[language])
  return Object.fromEntries(changed.map((language) => [language, after[language] ?? '']))
}
