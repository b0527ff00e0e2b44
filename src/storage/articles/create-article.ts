import type { Article, ArticleSection } from '../../domain/articles/article.ts'
import { articleFields } from '../../domain/articles/article-fields.ts'
import { articleValues } from '../../domain/articles/change-article.ts'
import {
  type Part as ArticlePart,
  publicationField,
  sharedPart,
} from '../../domain/articles/publication.ts'
import { copyArticle } from '../../domain/articles/copy-article.ts'
import { blankParts } from '../../domain/documents/document-fields.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import type { Trx } from '../engine/tables.ts'
import { recordCreation } from '../history/revision-rows.ts'
import { blankLedger } from '../history/ledger-rows.ts'
import { saveInParts } from '../history/save-in-parts.ts'
import { lockArticle, type Saving, writeArticle } from './article-document.ts'
import {
  beginRuling,
  changedArticle,
  type InEachLanguage,
  partIn,
  refuseUnknownTopics,
  savingOf,
} from './article-save.ts'

export async function createArticleInEach(
  trx: Trx,
  section: ArticleSection,
  saves: InEachLanguage,
  edit: Edit,
): Promise<Article> {
  const [first, ...others] = saves
  const begun: Saving['begun'] = { revision: 0 }
  const blank = await insertArticle(trx, section, edit.at)
  await refuseUnknownTopics(trx, blank, first)
  await beginRuling(trx, { begun, saves }, blank)
  const { move, ...saving } = savingOf(first, edit)
  const created = { ...saving, begun, move: { ...move, revision: 1 } }
  let article = await writeArticle(trx, blank, changedArticle(blank, first), created)
  const values = articleValues(article)
  await recordCreation(trx, { kind: 'article', id: article.id, values, edit })
  for (const save of others) {
    const standing = publicationField.blank
    const part = partIn(trx, section, save, { edit, begun: { ...begun, standing }, saves })
    article = (await saveInParts(trx, article.id, [part])).saved
  }
  return article
}

export async function duplicateArticle(
  trx: Trx,
  section: ArticleSection,
  id: number,
  edit: Edit,
): Promise<Article> {
  const original = await lockArticle(trx, id, section)
  const blank = await insertArticle(trx, section, edit.at)
  const parts: ArticlePart[] = [sharedPart, ...Object.keys(original.texts)]
  const saving: Saving = { at: edit.at, wish: 'no', parts }
  const article = await writeArticle(trx, blank, copyArticle(original, blank), saving)
  const values = articleValues(article)
  await recordCreation(trx, { kind: 'article', id: article.id, values, edit })
  return article
}

async function insertArticle(trx: Trx, section: ArticleSection, at: Date): Promise<Article> {
  const created_at = at.toISOString()
  const { id } = await trx
    .insertInto('articles')
    .values({ section, created_at, updated_at: created_at, revision: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const dates = { createdAt: at, publishedAt: null }
  const ledger = await blankLedger(trx)
  return { ...blankParts(articleFields), ...dates, id, section, ledger, reviews: [], revision: 1 }
}
