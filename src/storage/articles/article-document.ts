import type { Transaction } from 'kysely'
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
import type { Connection } from '../engine/database.ts'
import { writeGallery, writeTitles } from '../gallery/gallery-items.ts'
import { recordRemoval, refuseStale, type Revised } from '../history/revisions.ts'
import type { Tables } from '../engine/tables.ts'

export type HeldArticle = { id: number; section: ArticleSection; created_at: string }

export const articleDocument: Revised<number> = {
  kind: 'article',

  hold: holdArticle,

  read: async (connection, id) => articleValues(await readArticle(connection, id)),

  async write(transaction, id, values) {
    const article = await holdArticle(transaction, id)
    for (const [language, text] of Object.entries(textsIn(values))) {
      await saveText(transaction, article, language, text as Partial<ArticleText>)
    }
    if ('image' in values) await writeCover(transaction, id, values.image as Picture | null)
    if ('image_focus' in values) {
      await writeFocus(transaction, id, values.image_focus as Focus | null)
    }
    if ('gallery' in values) {
      await writeGallery(transaction, { article_id: id }, values.gallery as BareItem[])
    }
    await writeTitles(transaction, itemTitlesIn(values))
  },

  async mark(transaction, id, { revision, at }) {
    const marks = { revision, updated_at: at.toISOString() }
    await transaction.updateTable('articles').set(marks).where('id', '=', id).execute()
  },
}

/** The article of any section. Throws Problem('not-found'). */
export async function readArticle(connection: Connection, id: number): Promise<Article> {
  const rows = await connection
    .selectFrom('articles')
    .select(articleColumns)
    .where('id', '=', id)
    .execute()
  const [article] = await toArticles(connection, rows)
  if (!article) throw new Problem('not-found')
  return article
}

/** Locks the article's row until the transaction ends. */
export async function holdArticle(
  transaction: Transaction<Tables>,
  id: number,
): Promise<HeldArticle & { revision: number }> {
  const held = await transaction
    .updateTable('articles')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .returning(['id', 'section', 'created_at', 'revision'])
    .executeTakeFirst()
  if (!held) throw new Problem('not-found')
  return held
}

export async function writeCover(
  transaction: Transaction<Tables>,
  id: number,
  cover: Picture | null,
): Promise<void> {
  const cover_id = cover?.id ?? null
  await transaction.updateTable('articles').set({ cover_id }).where('id', '=', id).execute()
}

/** There is none without a cover. */
export async function writeFocus(
  transaction: Transaction<Tables>,
  id: number,
  focus: Focus | null,
): Promise<void> {
  await transaction
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
export async function removeArticle(
  transaction: Transaction<Tables>,
  id: number,
  edit: Edit,
): Promise<number> {
  const held = await holdArticle(transaction, id)
  refuseStale(edit, held)
  const values = await articleDocument.read(transaction, id)
  await subtractFromTotals(transaction, held.section, id)
  await transaction.deleteFrom('articles').where('id', '=', id).execute()
  const previous = { ...values, origin: originOf(held) }
  return recordRemoval(transaction, { kind: 'article', id, previous, edit })
}

/** Puts a deleted article's row back, still without values. */
export async function reviveArticle(
  transaction: Transaction<Tables>,
  id: number,
  { section, created_at }: Values,
  revision: number,
): Promise<void> {
  const created = created_at as string
  const row = { id, section: section as ArticleSection, revision }
  await transaction
    .insertInto('articles')
    .values({ ...row, created_at: created, updated_at: created })
    .execute()
}

/** What brings a deleted article back, besides its values. */
function originOf({ section, created_at }: HeldArticle): Values {
  return { section, created_at }
}
