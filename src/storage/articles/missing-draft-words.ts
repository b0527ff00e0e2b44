import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { searchVersion } from '../search/write-words.ts'
import { readArticle } from './article-document.ts'
import { indexDraft } from './article-drafts.ts'

export async function indexMissingDrafts({ writeQuietly }: Database): Promise<void> {
  while (await writeQuietly('product', indexMissingDraft));
}

async function indexMissingDraft(trx: Trx): Promise<boolean> {
  const draft = await trx
    .updateTable('article_drafts')
    .set({ search_version: searchVersion })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('article_id', 'language'),
        'in',
        selectFrom('article_drafts')
          .select(['article_id', 'language'])
          .where('search_version', '<', searchVersion)
          .limit(1)
          .$asTuple('article_id', 'language'),
      ),
    )
    .returning(['article_id', 'language', 'since'])
    .executeTakeFirst()
  if (!draft) return false
  const { texts } = await readArticle(trx, draft.article_id)
  const text = texts[draft.language]
  if (text) await indexDraft(trx, { ...draft, text })
  return true
}
