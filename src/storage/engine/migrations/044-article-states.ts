import { type Kysely, sql } from 'kysely'

export const name = '044-article-states'

export async function up(db: Kysely<unknown>): Promise<void> {
  const inDraft = (end: string) =>
    sql`draft.newer like '%"content.' || known.code || '":"' || ${sql.lit(end)}`
  const insert = sql`insert into article_states (article_id, language, state, section, created_at)`
  const dated = (state: string, comparison: string) => sql`${insert}
    select articles.id, language, ${sql.lit(state)}, section, articles.created_at
    from articles join publication_dates on article_id = id
    where language in (select code from languages)
    group by articles.id, language, section, articles.created_at
    having count(missed) ${sql.raw(comparison)} 0`
  const statements = [
    sql`create table article_states (
      article_id integer not null references articles (id) on delete cascade,
      language text not null, state text not null, section text not null, created_at text not null,
      primary key (article_id, language, state))`,
    sql`create table article_state_totals (
      section text not null, language text not null, state text not null, total integer not null,
      primary key (section, language, state))`,
    sql`create table left_out (
      kind text not null, subject text not null, language text not null,
      primary key (kind, subject, language))`,
    sql`${insert} with cells as (
        select articles.id, articles.section, articles.created_at, known.code as language,
          case when draft.title is null then coalesce(public.title, '') else draft.title end as title,
          case when ${inDraft('"%')} then '' when ${inDraft('%')} then 'written'
            else coalesce(public.content, '') end as content,
          case when draft.title is null then '' when coalesce(public.title, '') <> '' then 'waiting'
            when public.live_since is null then 'draft' else 'off' end as place
        from articles cross join languages as known
        left join article_texts as public
          on public.article_id = articles.id and public.language = known.code
        left join article_drafts as draft
          on draft.article_id = articles.id and draft.language = known.code)
      select id, language, 'missing', section, created_at from cells
        where title = '' and content = ''
      union all select id, language, 'incomplete', section, created_at from cells
        where (title = '') <> (content = '')
      union all select id, language, place, section, created_at from cells where place <> ''`,
    sql`${insert} select distinct articles.id, language, 'behind', section, created_at
      from articles join article_behind on article_id = id
      where language in (select code from languages) and newer in (select code from languages)`,
    dated('missed', '>'),
    dated('scheduled', '='),
    sql`${insert} select distinct article_id, language, 'work', section, created_at
      from article_states where state in ('missing', 'missed', 'incomplete', 'behind')`,
    sql`${insert} select distinct article_id, '', state, section, created_at from article_states`,
    sql`${insert} select id, '', 'all', section, created_at from articles`,
    sql`insert into article_state_totals
      select section, language, state, count(*) from article_states
      group by section, language, state`,
    sql`create index article_states_newest on article_states
      (language, state, section, created_at desc, article_id desc)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
