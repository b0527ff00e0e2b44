import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../src/storage/engine/database.ts'
import { appliedMigrations, migrate, migrations } from '../src/storage/engine/migrate.ts'
import { nameOf, newDatabase } from '../tests/support/postgres.ts'
import type { Place } from './place.ts'

export const oldRows = 100_000
const atOnce = 500
const begun = migrations.slice(0, 1)

export async function oldDatabase({ dataFolder, environment }: Place) {
  const original = environment.DATABASE_URL ?? join(dataFolder, 'old.sqlite')
  await filled(original)
  let copies = 0
  return async function copy(): Promise<string> {
    if (environment.DATABASE_URL) return newDatabase(original, nameOf(original))
    const file = join(dataFolder, `copy-${(copies += 1)}.sqlite`)
    await copyFile(original, file)
    return file
  }
}

async function filled(where: string): Promise<void> {
  const database = openDatabase(where)
  await migrate(database, begun)
  await database.writeQuietly('product', async (trx) => {
    await sql`insert into articles (section, created_at, updated_at)
      values ('posts', '2025-11-02', '2025-11-02')`.execute(trx)
    for (let first = 0; first < oldRows; first += atOnce) {
      const rows = Array.from({ length: atOnce }, (_, row) => sql`(1, ${first + row}, 'noria')`)
      await sql`insert into gallery_items (article_id, position, youtube_id)
        values ${sql.join(rows)}`.execute(trx)
    }
  })
  await database.close()
}

export async function stateOf(where: string) {
  const database = openDatabase(where)
  const tables = await database.db.introspection.getTables()
  const applied = await appliedMigrations(database.db)
  const rows = await countOf(database)
  await database.close()
  return { applied: applied.toSorted(), rows, schema: JSON.stringify(tables.toSorted(byName)) }
}

export async function knownSchemas(copy: () => Promise<string>): Promise<string[]> {
  const where = await copy()
  const schemas: string[] = []
  for (let count = 1; count <= migrations.length; count++) {
    const database = openDatabase(where)
    await migrate(database, migrations.slice(0, count))
    await database.close()
    schemas.push((await stateOf(where)).schema)
  }
  return schemas
}

async function countOf({ db }: Database): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*) as total from gallery_items`.execute(db)
  return Number(rows[0]?.total)
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1
}
