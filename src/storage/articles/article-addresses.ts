import type { ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { articleSlug } from '../../domain/articles/article-slug.ts'
import { hasReadableAddresses, hiddenIn } from '../sections/section-settings.ts'
import { countOf } from '../engine/count-of.ts'
import type { Db } from '../engine/tables.ts'

/** Languages in which the article has no title are absent. */
export type ArticleAddress = {
  id: number
  section: ArticleSection
  /** The last change that visitors see, by language. */
  changedAt: Record<LanguageCode, Date>
  slugs?: Record<LanguageCode, string>
}

export async function articleCount(db: Db): Promise<number> {
  return countOf(db.selectFrom('articles'))
}

export async function articleAddresses(
  db: Db,
  page: number,
  perPage: number,
): Promise<ArticleAddress[]> {
  const hidden = await hiddenIn(db)
  const isReadable = await hasReadableAddresses(db)
  const rows = await db
    .selectFrom('articles')
    .innerJoin('article_texts', 'article_texts.article_id', 'articles.id')
    .select(['articles.id', 'articles.section', 'updated_at', 'changed_at'])
    .select(['language', 'title'])
    .where('articles.id', 'in', ({ selectFrom }) =>
      selectFrom('articles')
        .select('id')
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage),
    )
    .where('title', '<>', '')
    .$if(hidden.length > 0, (query) => query.where('articles.section', 'not in', hidden))
    .orderBy('articles.id')
    .orderBy('language')
    .execute()
  const addresses = new Map<number, ArticleAddress>()
  for (const { id, section, updated_at, changed_at, language, title } of rows) {
    const known = addresses.get(id) ?? { id, section, changedAt: {} }
    known.changedAt[language] = new Date(changed_at ?? updated_at)
    if (isReadable) known.slugs = { ...known.slugs, [language]: articleSlug(id, title) }
    addresses.set(id, known)
  }
  return [...addresses.values()]
}
