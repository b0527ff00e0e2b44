import { type Kysely, sql } from 'kysely'

export const name = '064-folded-letters'

const folded = ['ڤف', 'پب', 'چج', 'ژز', 'ێي', 'ۆو', 'ڕر', 'ڵل']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['messages', 'media', 'media_texts', 'file_versions']) {
    for (const [letter, other] of folded) {
      const words = sql`replace(words, ${sql.lit(letter)}, ${sql.lit(other)})`
      await sql`update ${sql.table(table)} set words = ${words}
        where words like ${sql.lit(`%${letter}%`)}`.execute(db)
    }
  }
}
