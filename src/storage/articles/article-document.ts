import {
  type Article,
  type ArticleSection,
  type ArticleText,
  articleValues,
} from '../../domain/article.ts'
import { type BareItem, itemTitlesIn } from '../../domain/gallery.ts'
import type { Focus, Picture } from '../../domain/media.ts'
import { Problem } from '../../domain/problem.ts'
import { type Edit, textsIn, type Values } from '../../domain/revision.ts'
import { articleColumns, toArticles } from './article-rows.ts'
import { saveText, subtractFromTotals } from './article-texts.ts'
import { writeGallery, writeTitles } from '../gallery/gallery-items.ts'
import { recordRemoval, refuseStale, type Revised } from '../history/revisions.ts'
import type { Db, Trx } from '../engine/tables.ts'

export type HeldArticle = { id: number; section: ArticleSection; created_at: string }

export const articleDocument: Revised<number> = {
  kind: 'article',

  hold: lockArticle,

  read: async (db, id) => articleValues(await readArticle(db, id)),

  async write(trx, id, values) {
    const article = await lockArticle(trx, id)
    for (const [language, text] of Object.entries(textsIn(values))) {
      await saveText(trx, article, language, text as Partial<ArticleText>)
    }
    if ('image' in values) await writeCover(trx, id, values.image as Picture | null)
    if ('image_focus' in values) {
      await writeFocus(trx, id, values.image_focus as Focus | null)
    }
    if ('gallery' in values) {
      await writeGallery(trx, { article_id: id }, values.gallery as BareItem[])
    }
    await writeTitles(trx, itemTitlesIn(values))
  },

  async mark(trx, id, { revision, at }) {
    const marks = { revision, updated_at: at.toISOString() }
    await trx.updateTable('articles').set(marks).where('id', '=', id).execute()
  },
}

/** The article of any section. Throws Problem('not-found'). */
export async function readArticle(db: Db, id: number): Promise<Article> {
  const rows = await db.selectFrom('articles').select(articleColumns).where('id', '=', id).execute()
  const [article] = await toArticles(db, rows)
  if (!article) throw new Problem('not-found')
  return article
}

/** Locks the article's row until the transaction ends. */
export async function lockArticle(
  trx: Trx,
  id: number,
): Promise<HeldArticle & { revision: number }> {
  const held = await trx
    .updateTable('articles')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .returning(['id', 'section', 'created_at', 'revision'])
    .executeTakeFirst()
  if (!held) throw new Problem('not-found')
  return held
}

export async function writeCover(trx: Trx, id: number, cover: Picture | null): Promise<void> {
  const cover_id = cover?.id ?? null
  await trx.updateTable('articles').set({ cover_id }).where('id', '=', id).execute()
}

/** There is none without a cover. */
export async function writeFocus(trx: Trx, id: number, focus: Focus | null): Promise<void> {
  await trx
    .updateTable('articles')
    .set(({ eb }) => ({
      cover_focus: eb
        .case()
        .when('cover_id', 'is not', null)
        .then(focus && JSON.stringify(focus))
        .end(),
    }))
    .where('id', '=', id)
    .execute()
}

/** Deletes an article and gives its id in the trash. Throws Problem('not-found') or Problem('conflict'). */
export async function removeArticle(trx: Trx, id: number, edit: Edit): Promise<number> {
  const held = await lockArticle(trx, id)
  refuseStale(edit, held)
  const values = await articleDocument.read(trx, id)
  await subtractFromTotals(trx, held.section, id)
  await trx.deleteFrom('articles').where('id', '=', id).execute()
  const previous = { ...values, origin: originOf(held) }
  return recordRemoval(trx, { kind: 'article', id, previous, edit })
}

/** Puts a deleted article's row back, still without values. */
export async function restoreArticle(
  trx: Trx,
  id: number,
  { section, created_at }: Values,
  revision: number,
): Promise<void> {
  const created = created_at as string
  const row = { id, section: section as ArticleSection, revision }
  await trx
    .insertInto('articles')
    .values({ ...row, created_at: created, updated_at: created })
    .execute()
}

/** What brings a deleted article back, besides its values. */
function originOf({ section, created_at }: HeldArticle): Values {
  return { section, created_at }
}
