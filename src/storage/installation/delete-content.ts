import { firstHomeBlocks, firstHomeOrder } from '../../domain/pages/home-page.ts'
import { homePageId } from '../../domain/pages/page.ts'
import type { Database } from '../engine/database.ts'
import { toBlockColumn } from '../pages/page-rows.ts'
import { demoAuthor } from './install-store.ts'

/** The content is deleted without a trash: it is what an interrupted first start left. */
export async function deleteContent({ write }: Database): Promise<void> {
  const tables = [
    'revisions',
    'gallery_items',
    'articles',
    'article_totals',
    'topics',
    'topic_old_slugs',
    'topic_totals',
    'text_ledger',
    'article_state_totals',
    'left_out',
    'cards',
    'files',
    'page_files',
    'page_texts',
    'page_media',
    'page_links',
    'forms',
    'section_texts',
    'section_pictures',
    'section_settings',
    'messages',
    'attachments',
    'message_totals',
    'form_totals',
    'demo_documents',
  ] as const
  await write('product', async (trx) => {
    for (const table of tables) await trx.deleteFrom(table).execute()
    await trx.deleteFrom('pages').where('id', '<>', homePageId).execute()
    await trx
      .updateTable('pages')
      .set({
        revision: 0,
        blocks: toBlockColumn({ order: firstHomeOrder, blocks: firstHomeBlocks }),
      })
      .execute()
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
