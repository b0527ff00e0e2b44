import { type Kysely, sql } from 'kysely'

export const name = '025-pasted-values'

/**
 * Emails of accounts lose what nobody sees, and titles and names that show nothing are blank: they were
 * kept as they were pasted. History keeps what it has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await cleanEmails(db)
  await blankTitles(db)
  await blankNames(db)
}

const hidden = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/gu

/**
 * The oldest of several users with one address has it, unless another has it already; the rest keep
 * theirs.
 */
async function cleanEmails(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; email: string }>`
    select id, email from users order by id`.execute(db)
  const taken = new Set(rows.map(({ email }) => email))
  for (const { id, email } of rows) {
    const clean = cleanEmail(email)
    if (taken.has(clean)) continue
    taken.add(clean)
    await sql`update users set email = ${clean} where id = ${id}`.execute(db)
  }
}

function cleanEmail(email: string): string {
  const bare = email
    .replace(hidden, '')
    .normalize('NFC')
    .replace(/^.*</s, '')
    .replace(/^(\s*mailto:)+([^?]*).*$/is, '$2')
  return bare
    .replace(/[\s،؛,;.>]+$/, '')
    .trim()
    .normalize('NFKC')
    .toLowerCase()
}

async function blankTitles(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; language: string; section: string; text: string }>`
    select article_id as id, language, section, title as text from article_texts
    where title <> ''`.execute(db)
  for (const { id, language, section } of rows.filter(showsNothing)) {
    await sql`update article_texts set title = '', search_version = 0
      where article_id = ${id} and language = ${language}`.execute(db)
    await sql`update article_totals set total = total - 1
      where section = ${section} and language = ${language}`.execute(db)
  }
}

async function blankNames(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; language: string; text: string }>`
    select card_id as id, language, name as text from card_texts where name <> ''`.execute(db)
  for (const { id, language } of rows.filter(showsNothing)) {
    await sql`update card_texts set name = ''
      where card_id = ${id} and language = ${language}`.execute(db)
  }
}

function showsNothing({ text }: { text: string }): boolean {
  return text.replace(hidden, '').replaceAll('\u2800', '').trim() === ''
}
