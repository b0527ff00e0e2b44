import { sql } from 'kysely'
import { articleSections } from '../../domain/articles/article.ts'
import { sectionNames } from '../../domain/sections/section.ts'
import { createArticleStore } from '../articles/article-store.ts'
import { computeStates } from '../articles/article-states.ts'
import { canonical, type Row } from '../engine/canonical-row.ts'
import type { Database } from '../engine/database.ts'
import { migrate, migrations, tablesOf } from '../engine/migrate.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { isUnavailable } from '../engine/unavailable.ts'
import { idsIn } from '../installation/installation.ts'
import { createLanguageStore } from '../languages/language-store.ts'
import { computeMessageTotals } from '../messages/message-totals.ts'
import { matchingUsers } from '../people/user-rows.ts'
import { createCardStore } from '../partners/card-store.ts'
import { indexMissing } from '../installation/missing-words.ts'
import { createSectionStore } from '../sections/section-store.ts'
import { archivedNames, type ArchivedTable, numberedTables } from '../engine/archived-tables.ts'
import { DamagedArchive, type Manifest, pictureIn } from './manifest.ts'
import { checkArchive, partsOf } from './read-archive.ts'
import { createDigest, lastIdOf, pagesOf, setLastId } from './rows.ts'

export type Rehearsed = {
  manifest: Manifest
  faults: string[]
  users: string[]
}

/** Changes that were made after an archive. */
export type Later = {
  /** Changes the rows of a filled database; returns the time of the last change. */
  apply(manifest: Manifest): Promise<Date>
  /** The pictures that are not in the archive. */
  pictures: ReadonlySet<string>
  erased: string[]
}

/**
 * Restores an archive into a new SQLite database of today's schema and asks it, so that it can be
 * relied upon. Throws DamagedArchive.
 */
export async function rehearse(
  file: string,
  database: Database,
  later?: Later,
): Promise<Rehearsed> {
  const archived = await fillFrom(file, database)
  const faults = await differences(database.db, archived.tables)
  const pictures = new Set(Object.keys(archived.files).map((name) => pictureIn(name)?.id ?? ''))
  const there = pictures.union(later?.pictures ?? new Set<string>())
  const manifest = later ? await withLater(database, archived, later) : archived
  await migrate(database)
  await database.writeQuietly('product', async (trx) => {
    const unsent = (later?.erased ?? []).filter((id) => !there.has(id))
    for (const id of [...(manifest.erased ?? []), ...unsent]) {
      await trx.deleteFrom('attachments').where('id', '=', id).execute()
    }
    await complete(trx, database.engine, manifest.tables)
  })
  await indexMissing(database)
  faults.push(...(await sqliteFaults(database)), ...(await missingPictures(database, there)))
  await askStores(database)
  await refuseWithoutAdministrator(database)
  return { manifest, faults, users: await activeUsers(database) }
}

/** Gives the database the schema and the rows of the archive. Throws DamagedArchive. */
export async function fillFrom(file: string, database: Database): Promise<Manifest> {
  const manifest = await checkArchive(file)
  await migrate(database, knownMigrations(manifest))
  await refuseOtherTables(database, manifest)
  await database.writeQuietly('product', async (trx) => {
    await fill(trx, file, manifest)
    await setLastIds(trx, database.engine, manifest.tables)
  })
  return manifest
}

async function withLater(
  { db, engine }: Database,
  manifest: Manifest,
  { apply }: Later,
): Promise<Manifest> {
  const madeAt = await apply(manifest)
  const names = archivedNames.filter((name) => name in manifest.tables)
  const tables = await digestsOf(db, names)
  for (const table of numberedTables) {
    const digest = tables[table]
    if (digest) digest.last_id = await lastIdOf(db, engine, table)
  }
  return { ...manifest, made_at: madeAt.toISOString(), tables }
}

async function refuseOtherTables(database: Database, { tables }: Manifest): Promise<void> {
  const made = await tablesOf(database)
  const expected = archivedNames.filter((name) => made.has(name))
  const missing = expected.find((name) => !(name in tables))
  if (missing) throw new DamagedArchive(`it lacks the table ${missing}`)
  const unknown = Object.keys(tables).find((name) => !expected.some((known) => known === name))
  if (unknown) throw new DamagedArchive(`it has an unknown table, ${unknown}`)
}

async function refuseWithoutAdministrator({ db }: Database): Promise<void> {
  const [administrator] = await matchingUsers(db, { status: 'active', role: 'admin' })
    .select('users.id')
    .limit(1)
    .execute()
  if (!administrator) throw new DamagedArchive('it has no active administrator')
}

function knownMigrations({ migrations: applied }: Manifest) {
  const known = migrations.filter(({ name }) => applied.includes(name))
  const unknown = applied.find((name) => !known.some((migration) => migration.name === name))
  if (unknown) throw new DamagedArchive(`it was made by a newer build, which has "${unknown}"`)
  return known
}

/** The rows that migrations have put there are deleted first. */
async function fill(trx: Trx, file: string, { tables }: Manifest): Promise<void> {
  const names = archivedNames.filter((name) => name in tables)
  for (const table of names.toReversed()) await trx.deleteFrom(table).execute()
  for await (const { table, rows } of partsOf(file)) {
    const known = names.find((name) => name === table)
    if (!known) throw new DamagedArchive(`it has rows of an unknown table, ${table}`)
    await insertRows(trx, known, rows).catch((cause) => {
      if (isUnavailable(cause)) throw cause
      throw new DamagedArchive(`its rows of ${table} do not fit: ${cause.message}`, { cause })
    })
  }
}

const atOnce = 200

export async function insertRows(trx: Trx, table: ArchivedTable, rows: Row[]): Promise<void> {
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce)
    await trx
      .insertInto(table)
      .values(some as never)
      .execute()
  }
}

/** Computes what archives leave out because it follows from the rest. */
export async function complete(
  trx: Trx,
  engine: Database['engine'],
  tables: Manifest['tables'],
): Promise<void> {
  await setLastIds(trx, engine, tables)
  await trx.deleteFrom('article_totals').execute()
  await sql`insert into article_totals (section, language, total)
    select section, language, count(*) from article_texts where title <> ''
    group by section, language`.execute(trx)
  await computeStates(trx)
  await computeMessageTotals(trx)
}

async function setLastIds(
  trx: Trx,
  engine: Database['engine'],
  tables: Manifest['tables'],
): Promise<void> {
  for (const table of archivedNames) {
    const lastId = tables[table]?.last_id
    if (lastId) await setLastId(trx, engine, table, lastId)
  }
}

export async function differences(db: Db, expected: Manifest['tables']): Promise<string[]> {
  const found = await digestsOf(
    db,
    archivedNames.filter((table) => table in expected),
  )
  return Object.entries(found).flatMap(([table, { rows, digest }]) => {
    const archived = expected[table]
    if (rows === archived?.rows && digest === archived.digest) return []
    return [`${table}: ${rows} rows differ from the ${archived?.rows} that were kept`]
  })
}

export async function digestsOf(
  db: Db,
  tables: readonly ArchivedTable[] = archivedNames,
): Promise<Manifest['tables']> {
  const digests: Manifest['tables'] = {}
  for (const table of tables) {
    const digest = createDigest()
    for await (const rows of pagesOf(db, table)) for (const row of rows) digest.add(canonical(row))
    digests[table] = { ...digest.result(), last_id: null }
  }
  return digests
}

async function sqliteFaults({ db }: Database): Promise<string[]> {
  const { rows: integrity } = await sql<{
    integrity_check: string
  }>`pragma integrity_check`.execute(db)
  const { rows: keys } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  return [
    ...integrity.map((row) => row.integrity_check).filter((told) => told !== 'ok'),
    ...keys.map(({ table }) => `${table} names a row that is not there`),
  ]
}

async function missingPictures({ db }: Database, there: Set<string>): Promise<string[]> {
  const pictures = (await idsIn(db, 'media')).filter((id) => !there.has(id))
  const files = (await idsIn(db, 'files')).filter((id) => !there.has(id))
  const attachments = (await idsIn(db, 'attachments')).filter((id) => !there.has(id))
  return [
    ...pictures.map((id) => `the picture ${id} has no files`),
    ...files.map((id) => `the file ${id} has no content`),
    ...attachments.map((id) => `the attachment ${id} has no content`),
  ]
}

async function activeUsers({ db }: Database): Promise<string[]> {
  const active = matchingUsers(db, { status: 'active' }).select('email').orderBy('users.id')
  return (await active.execute()).map(({ email }) => email)
}

async function askStores(database: Database): Promise<void> {
  const articles = createArticleStore(database)
  const cards = createCardStore(database)
  const languages = await createLanguageStore(database).codes()
  for (const language of languages) {
    for (const section of articleSections) {
      const { articles: newest } = await articles.list({ section, language, page: 1, perPage: 10 })
      for (const { id } of newest.slice(0, 1)) await articles.find(section, id, language)
    }
    await cards.listInLanguage(language)
  }
  const sections = createSectionStore(database)
  for (const name of sectionNames) await sections.get(name)
}
