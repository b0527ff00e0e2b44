import { sql } from 'kysely'
import type { Article, ArticleSection } from '../../domain/articles/article.ts'
import { type BoardState, boardEntries, needingWork } from '../../domain/articles/article-states.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Trx } from '../engine/tables.ts'

/** The board finds articles by these rows and counts them by their totals; both follow every save. */
export async function writeStates(trx: Trx, article: Article): Promise<void> {
  const { id } = article
  const known = await trx
    .selectFrom('article_states')
    .select(['language', 'state'])
    .where('article_id', '=', id)
    .execute()
  const before = known.map(({ language, state }) => `${language} ${state}`)
  const after = boardEntries(article, await leftOutOf(trx, article))
  const gone = before.filter((entry) => !after.includes(entry)).map(toKey)
  const added = after.filter((entry) => !before.includes(entry)).map(toKey)
  const { section } = article
  if (gone.length > 0) {
    await trx
      .deleteFrom('article_states')
      .where('article_id', '=', id)
      .where((eb) => eb.or(gone.map((key) => eb.and(key))))
      .execute()
  }
  const created_at = article.createdAt.toISOString()
  const rows = added.map((key) => ({ article_id: id, ...key, section, created_at }))
  if (rows.length > 0) await trx.insertInto('article_states').values(rows).execute()
  await addToTotals(trx, section, added, gone)
}

/** A text that is written is needed again. */
async function leftOutOf(trx: Trx, { id, texts }: Article): Promise<LanguageCode[]> {
  const ofArticle = { kind: 'article', subject: String(id) } as const
  const rows = await trx
    .selectFrom('left_out')
    .select('language')
    .where('kind', '=', ofArticle.kind)
    .where('subject', '=', ofArticle.subject)
    .execute()
  const isWritten = (language: LanguageCode) => texts[language]?.title || texts[language]?.content
  const ended = rows.map(({ language }) => language).filter(isWritten)
  if (ended.length > 0) {
    await trx
      .deleteFrom('left_out')
      .where('kind', '=', ofArticle.kind)
      .where('subject', '=', ofArticle.subject)
      .where('language', 'in', ended)
      .execute()
  }
  return rows.map(({ language }) => language).filter((language) => !ended.includes(language))
}

/** The rows go with their article. */
export async function removeStates(trx: Trx, { id, section }: Article): Promise<void> {
  const rows = await trx
    .deleteFrom('article_states')
    .where('article_id', '=', id)
    .returning(['language', 'state'])
    .execute()
  await addToTotals(trx, section, [], rows)
}

type Key = { language: LanguageCode; state: BoardState }

function toKey(entry: string): Key {
  const [language = '', state = 'all'] = entry.split(' ')
  return { language, state: state as BoardState }
}

/** Every save follows the order of the entries, so that two never deadlock. */
async function addToTotals(trx: Trx, section: ArticleSection, added: Key[], gone: Key[]) {
  const changes = [
    ...added.map((key) => ({ ...key, by: 1 })),
    ...gone.map((key) => ({ ...key, by: -1 })),
  ].toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  if (changes.length === 0) return
  await trx
    .insertInto('article_state_totals')
    .values(changes.map(({ language, state, by }) => ({ section, language, state, total: by })))
    .onConflict((conflict) =>
      conflict.columns(['section', 'language', 'state']).doUpdateSet((eb) => ({
        total: eb('article_state_totals.total', '+', eb.ref('excluded.total')),
      })),
    )
    .execute()
}

function nameOf({ language, state }: Key): string {
  return `${language} ${state}`
}

/**
 * Computes all of it again, which languages that come and go need. In JSON, a quotation mark within a text would be
 * escaped.
 */
export async function computeStates(trx: Trx): Promise<void> {
  const inDraft = (end: string) =>
    sql`draft.newer like '%"content.' || known.code || '":"' || ${sql.lit(end)}`
  const cells = sql`select articles.id, articles.section, articles.created_at, known.code as language,
      case when draft.title is null then coalesce(public.title, '') else draft.title end as title,
      case when ${inDraft('"%')} then '' when ${inDraft('%')} then 'written'
        else coalesce(public.content, '') end as content,
      case when draft.title is null then '' when coalesce(public.title, '') <> '' then 'waiting'
        when public.live_since is null then 'draft' else 'off' end as place
    from articles cross join languages as known
    left join article_texts as public
      on public.article_id = articles.id and public.language = known.code
    left join article_drafts as draft
      on draft.article_id = articles.id and draft.language = known.code`
  const behind = sql`select distinct article_id, language from article_behind
    where newer in (select code from languages) and language in (select code from languages)`
  const dated = (
    state: 'missed' | 'scheduled',
  ) => sql`select articles.id, language, ${sql.lit(state)},
    section, articles.created_at from articles join publication_dates as dates on article_id = id
    where language in (select code from languages) group by articles.id, language, section,
    articles.created_at having count(missed) ${state === 'missed' ? sql`> 0` : sql`= 0`}`
  const left = sql`select 1 from left_out where left_out.kind = 'article'
    and left_out.subject = cast(cells.id as text) and left_out.language = cells.language`
  const texts = (state: BoardState, condition: typeof left) =>
    sql`select id, language, ${sql.lit(state)}, section, created_at from cells where ${condition}`
  const isMissing = sql`title = '' and content = ''`
  const insert = sql`insert into article_states (article_id, language, state, section, created_at)`
  const work = sql.join(needingWork.map((state) => sql.lit(state)))
  await trx.deleteFrom('article_states').execute()
  await trx.deleteFrom('article_state_totals').execute()
  for (const statement of [
    sql`${insert} with cells as (${cells})
      ${texts('missing', sql`${isMissing} and not exists (${left})`)}
      union all ${texts('left-out', sql`${isMissing} and exists (${left})`)}
      union all ${texts('incomplete', sql`(title = '') <> (content = '')`)}
      union all select id, language, place, section, created_at from cells where place <> ''`,
    sql`${insert} select articles.id, behind.language, 'behind', section, created_at
      from articles join (${behind}) as behind on behind.article_id = articles.id`,
    sql`${insert} ${dated('missed')}`,
    sql`${insert} ${dated('scheduled')}`,
    sql`${insert} select distinct article_id, language, 'work', section, created_at
      from article_states where state in (${work})`,
    sql`${insert} select distinct article_id, '', state, section, created_at from article_states`,
    sql`${insert} select id, '', 'all', section, created_at from articles`,
    sql`insert into article_state_totals (section, language, state, total)
      select section, language, state, count(*) from article_states
      group by section, language, state`,
  ]) {
    await statement.execute(trx)
  }
}
