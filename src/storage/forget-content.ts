import type { Database } from './database.ts'

/** Removes all content for good: that of an installation that was interrupted before anybody used it. */
export async function forgetContent({ write }: Database): Promise<void> {
  const tables = [
    'revisions',
    'gallery_items',
    'articles',
    'article_totals',
    'cards',
    'section_texts',
    'messages',
    'demo_documents',
  ] as const
  await write('product', async (transaction) => {
    for (const table of tables) await transaction.deleteFrom(table).execute()
    await transaction
      .updateTable('sections')
      .set({
        revision: 0,
        picture_id: null,
        contacts: null,
        map_coordinates: null,
        contact_form: 0,
      })
      .execute()
  })
}
