import type { Article } from '../../domain/articles/article.ts'
import { lackingLanguages } from '../../domain/articles/publishing-rule.ts'
import type { Ruling, Wish } from '../../domain/articles/publication.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { notNeededIn, ruleOf } from '../scheduling/publishing-rule-store.ts'

type Ruled = Pick<Article, 'id' | 'publishedAt' | 'texts'>

/** The languages for whose sake the rule refuses that an article goes live. */
export async function lackingFor(db: Db, article: Ruled): Promise<LanguageCode[]> {
  if (article.publishedAt !== null) return []
  const rule = await ruleOf(db)
  if (rule.rule !== 'refuse') return []
  return lackingLanguages(rule, article, await notNeededIn(db, article.id))
}

/** Throws Problem('incomplete') where it was to be published. */
export async function rulingOn(
  trx: Trx,
  article: Ruled,
  wish: Wish | undefined,
): Promise<Ruling | undefined> {
  if (article.publishedAt !== null || wish === 'no') return undefined
  const lacking = await lackingFor(trx, article)
  if (lacking.length === 0) return 'met'
  if (wish === undefined) return 'refused'
  const known = await trx
    .selectFrom('languages')
    .select('name')
    .where('code', 'in', lacking)
    .orderBy('id')
    .execute()
  const names = known.map(({ name }) => name).join(', ')
  const sentence = messages.articleIncomplete.replace('{name}', () => names)
  throw new Problem('incomplete', { fields: { languages: sentence } })
}
