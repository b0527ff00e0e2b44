import type { Article, ArticleSection } from '../../domain/articles/article.ts'
import { sectionPaths } from '../../domain/articles/article.ts'
import { articleValues } from '../../domain/articles/change-article.ts'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import { shownPictures } from '../../domain/media/library-picture.ts'
import type { OldPath } from '../../domain/moving/moved-item.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import { type NewRedirect, redirectLimits } from '../../domain/seo/redirect.ts'
import { siteAddress } from '../../domain/seo/site-address.ts'
import type { InEachLanguage } from '../articles/article-save.ts'
import { createArticleInEach } from '../articles/create-article.ts'
import { onDuplicate } from '../engine/sql-errors.ts'
import type { Trx } from '../engine/tables.ts'
import { findRedirect, insertRedirects, redirectCount } from '../seo/redirect-rows.ts'
import { openSiteAddresses } from '../seo/site-addresses.ts'
import {
  describePictures,
  type MovedPicture,
  noteBrought,
  notInLibrary,
} from './describe-pictures.ts'
import { writtenOf } from './written-values.ts'

export type ImportRun = { id: number; source: string }
export type Origin = { key: string; language: LanguageCode; digest: string }

export type MovedArticle = {
  section: ArticleSection
  origins: Origin[]
  saves: InEachLanguage
  described: MovedPicture[]
  oldPaths: OldPath[]
}

export const takenIn = new Problem('conflict')

/** Throws `takenIn` if another run was first. */
export async function takeInArticle(
  trx: Trx,
  { id: import_id, source }: ImportRun,
  moved: MovedArticle,
  edit: Edit,
): Promise<{ id: number; unled: string[] }> {
  const { section, saves, oldPaths } = moved
  const fresh = await notInLibrary(
    trx,
    moved.described.map(({ id }) => id),
  )
  const article = await createArticleInEach(trx, section, saves, edit)
  const { id, revision } = article
  await describeShown(trx, article, moved.described, edit)
  await noteBrought(trx, import_id, fresh.filter(isShownIn(article)))
  await forgetTakenBack(trx, source, moved.origins)
  const rows = moved.origins.map((origin) => ({
    ...origin,
    source,
    kind: 'article' as const,
    document_id: id,
    made_at: edit.at.toISOString(),
    import_id,
    revision,
    written: JSON.stringify(writtenOf(article, origin.language)),
  }))
  await onDuplicate(trx.insertInto('import_origins').values(rows).execute(), takenIn)
  return { id, unled: await leadHere(trx, { section, id }, oldPaths) }
}

export function isShownIn(article: Article): (id: string) => boolean {
  const shown = shownPictures(articleValues(article))
  return (id) => shown.includes(id)
}

export async function describeShown(
  trx: Trx,
  article: Article,
  described: MovedPicture[],
  edit: Edit,
): Promise<void> {
  const isShown = isShownIn(article)
  await describePictures(
    trx,
    described.filter(({ id }) => isShown(id)),
    edit,
  )
}

/** Whoever takes back an import may change their mind. */
async function forgetTakenBack(trx: Trx, source: string, origins: Origin[]): Promise<void> {
  for (const { key, language } of origins) {
    await trx
      .deleteFrom('import_origins')
      .where('source', '=', source)
      .where('key', '=', key)
      .where('language', '=', language)
      .where('taken_back_at', 'is not', null)
      .execute()
  }
}

/** Returns the addresses that do not lead to it, because they answer or lead elsewhere already. */
async function leadHere(
  trx: Trx,
  article: { section: ArticleSection; id: number },
  oldPaths: OldPath[],
): Promise<string[]> {
  const site = await openSiteAddresses(trx)
  const unled: string[] = []
  let room = redirectLimits.imported - (await redirectCount(trx, 1))
  for (const { path, language } of oldPaths) {
    const isFree = room > 0 && !(await site.answers(path)) && !(await findRedirect(trx, path))
    if (!isFree) unled.push(path)
    else {
      await insertRedirects(trx, [redirectTo(article, path, language)], 1)
      room -= 1
    }
  }
  return unled
}

/** A redirect to an article keeps the language of the old address; one in another language names its own. */
function redirectTo(
  { section, id }: { section: ArticleSection; id: number },
  path: string,
  language: LanguageCode,
): NewRedirect {
  if (siteAddress(path).language === language) {
    return { path, target: { kind: 'article', section, id } }
  }
  return { path, target: ownTarget({ section, id }, language) }
}

function ownTarget({ section, id }: Pick<Article, 'section' | 'id'>, language: LanguageCode) {
  const path = pathInLanguage(language, `/${sectionPaths[section]}/${id}`)
  return { kind: 'path' as const, path }
}

/** Redirects that an import made to the article have one of these, as it is stored. */
export function redirectTargets({ section, id, texts }: Article): string[] {
  const targets = Object.keys(texts).map((language) => ownTarget({ section, id }, language))
  return [{ kind: 'article', section, id }, ...targets].map((target) => JSON.stringify(target))
}
