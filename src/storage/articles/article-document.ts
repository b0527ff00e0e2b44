import type { Article, ArticleDraft, ArticleSection } from '../../domain/articles/article.ts'
import { detailNames } from '../../domain/articles/article-fields.ts'
import { articleValues, restoreArticle } from '../../domain/articles/change-article.ts'
import { Problem } from '../../domain/problem.ts'
import { pick } from '../../domain/pick.ts'
import { type Edit, isSame, type Values } from '../../domain/documents/revision.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { writeGallery } from '../gallery/gallery-items.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import { refuseStale, type VersionedDocument } from '../history/save-with-revision.ts'
import { articleColumns, toArticles } from './article-rows.ts'
import { saveText, subtractFromTotals } from './article-texts.ts'

export const articleDocument: VersionedDocument<number, Article, ArticleDraft> = {
  kind: 'article',
  read: (db, id) => readArticle(db, id),
  lockForUpdate: (trx, id) => lockArticle(trx, id),
  valuesOf: articleValues,
  restore: restoreArticle,
  write: (trx, before, after) => writeArticle(trx, before, after),

  async setRevision(trx, id, revision, at) {
    const marks = { revision, updated_at: at.toISOString() }
    await trx.updateTable('articles').set(marks).where('id', '=', id).execute()
  },
}

/** The section defaults to any. Throws Problem('not-found'). */
export async function readArticle(db: Db, id: number, section?: ArticleSection): Promise<Article> {
  const rows = await db.selectFrom('articles').select(articleColumns).where('id', '=', id).execute()
  return only(await toArticles(db, rows), section)
}

export async function lockArticle(
  trx: Trx,
  id: number,
  section?: ArticleSection,
): Promise<Article> {
  const rows = await trx
    .updateTable('articles')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .returning(articleColumns)
    .execute()
  return only(await toArticles(trx, rows), section)
}

function only([article]: Article[], section = article?.section): Article {
  if (!article || article.section !== section) throw new Problem('not-found')
  return article
}

export async function writeArticle(
  trx: Trx,
  before: Article,
  after: ArticleDraft,
  words?: string,
): Promise<Article> {
  const { id } = before
  for (const [language, text] of Object.entries(after.texts)) {
    await saveText(trx, before, language, text, words)
  }
  const gallery = await writeGallery(trx, { article_id: id }, before.gallery, after.gallery)
  const shared = sharedColumns(after)
  if (!isSame(sharedColumns(before), shared)) {
    await trx.updateTable('articles').set(shared).where('id', '=', id).execute()
  }
  return { ...after, gallery }
}

export async function removeArticle(
  trx: Trx,
  id: number,
  edit: Edit,
  section?: ArticleSection,
): Promise<number> {
  const article = await lockArticle(trx, id, section)
  refuseStale(edit, article)
  await subtractFromTotals(trx, article)
  await trx.deleteFrom('articles').where('id', '=', id).execute()
  const origin = { section: article.section, created_at: article.createdAt.toISOString() }
  const previous = { ...articleValues(article), origin }
  return recordRemoval(trx, { kind: 'article', id, previous, edit })
}

export async function restoreArticleRow(
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

function sharedColumns({ cover, ...article }: ArticleDraft) {
  const cover_focus = cover?.focus ? JSON.stringify(cover.focus) : null
  return { cover_id: cover?.id ?? null, cover_focus, ...pick(article, detailNames) }
}
