import type { Database } from '../engine/database.ts'
import { demoAuthor } from './install-store.ts'

/** For good: what an interrupted first start left. */
export async function deleteContent({ write }: Database): Promise<void> {
  const tables = [
    'revisions',
    'gallery_items',
    'articles',
    'article_totals',
    'cards',
    'section_texts',
    'section_pictures',
    'section_settings',
    'messages',
    'demo_documents',
  ] as const
  await write('product', async (trx) => {
    for (const table of tables) await trx.deleteFrom(table).execute()
    await trx.deleteFrom('users').where('email', '=', demoAuthor).execute()
    await trx
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
