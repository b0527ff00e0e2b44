import { type Kysely, sql } from 'kysely'
import type { ArticleDetail, ArticleTextName } from '../../domain/articles/article-fields.ts'
import type { CardText } from '../../domain/partners/partner-card.ts'
import type { Database, Engine } from './database.ts'
import { databaseTime } from './lease-link.ts'
import * as articlesMediaUsers from './migrations/001-articles-media-users.ts'
import * as sectionsCardsRevisions from './migrations/002-sections-cards-revisions.ts'
import * as searchMessages from './migrations/003-search-messages.ts'
import * as demoFirstSteps from './migrations/004-demo-first-steps.ts'
import * as galleryTitlesFocus from './migrations/005-gallery-titles-focus.ts'
import * as settingsKnownAddresses from './migrations/006-settings-known-addresses.ts'
import * as answeredMessages from './migrations/007-answered-messages.ts'
import * as productPrices from './migrations/008-product-prices.ts'
import * as partnerLogos from './migrations/009-partner-logos.ts'
import * as trials from './migrations/010-trials.ts'
import * as links from './migrations/011-links.ts'
import * as work from './migrations/012-work.ts'
import * as instancesAttempts from './migrations/013-instances-attempts.ts'
import * as sectionSettings from './migrations/014-section-settings.ts'
import * as wordsNavigation from './migrations/015-words-navigation.ts'
import * as sectionPictures from './migrations/016-section-pictures.ts'
import * as mediaLibrary from './migrations/017-media-library.ts'
import * as pages from './migrations/018-pages.ts'
import * as redirects from './migrations/019-redirects.ts'
import * as metaTexts from './migrations/021-meta-texts.ts'
import * as visits from './migrations/022-visits.ts'
import * as figures from './migrations/023-figures.ts'
import * as waitingPictures from './migrations/024-waiting-pictures.ts'
import * as pastedValues from './migrations/025-pasted-values.ts'
import * as languageOldCodes from './migrations/026-language-old-codes.ts'
import * as sessionsSeen from './migrations/027-sessions-seen.ts'
import * as invitedUsers from './migrations/028-invited-users.ts'
import * as factors from './migrations/029-factors.ts'
import * as auditTrail from './migrations/031-audit.ts'
import * as mails from './migrations/032-mails.ts'
import * as replies from './migrations/033-replies.ts'
import * as accessKeys from './migrations/034-access-keys.ts'
import * as drafts from './migrations/036-drafts.ts'
import * as authors from './migrations/037-authors.ts'
import * as publicationDates from './migrations/038-publication-dates.ts'
import * as givenDates from './migrations/039-given-dates.ts'
import * as ledger from './migrations/040-ledger.ts'
import * as previewLinks from './migrations/041-preview-links.ts'
import * as changes from './migrations/042-changes.ts'
import * as otherLedgers from './migrations/043-other-ledgers.ts'
import * as articleStates from './migrations/044-article-states.ts'
import * as topics from './migrations/045-topics.ts'
import * as reviews from './migrations/046-reviews.ts'
import * as publishingRule from './migrations/047-publishing-rule.ts'
import * as inbox from './migrations/049-inbox.ts'
import * as importOrigins from './migrations/051-import-origins.ts'
import * as imports from './migrations/052-imports.ts'
import * as files from './migrations/053-files.ts'
import * as forms from './migrations/054-forms.ts'
import * as fileLinks from './migrations/055-file-links.ts'
import * as formSettings from './migrations/056-form-settings.ts'
import * as attachments from './migrations/057-attachments.ts'
import * as messageAbout from './migrations/058-message-about.ts'
import * as importRuns from './migrations/059-import-runs.ts'
import * as arrivingPublished from './migrations/060-arriving-published.ts'
import * as importPairs from './migrations/061-import-pairs.ts'
import * as encodingOfTables from './migrations/062-encoding-of-tables.ts'
import * as theOldSite from './migrations/063-the-old-site.ts'
import * as foldedLetters from './migrations/064-folded-letters.ts'
import * as messageTraces from './migrations/065-message-traces.ts'
import type { Db, Trx } from './tables.ts'

type Named = { name: string }

/**
 * Servers of the build before may still run: a migration only adds. What removes or renames says since
 * which release it is no longer read, or that it runs alone.
 */
export type Migration = {
  name: string
  unreadSince?: string
  isAlone?: true
  up(db: Kysely<unknown>, engine: Engine): Promise<void>
}

export const migrations: Migration[] = [
  articlesMediaUsers,
  sectionsCardsRevisions,
  searchMessages,
  demoFirstSteps,
  galleryTitlesFocus,
  settingsKnownAddresses,
  answeredMessages,
  productPrices,
  partnerLogos,
  trials,
  links,
  work,
  instancesAttempts,
  sectionSettings,
  wordsNavigation,
  sectionPictures,
  mediaLibrary,
  pages,
  redirects,
  metaTexts,
  visits,
  figures,
  waitingPictures,
  pastedValues,
  languageOldCodes,
  sessionsSeen,
  invitedUsers,
  factors,
  auditTrail,
  mails,
  replies,
  accessKeys,
  drafts,
  authors,
  publicationDates,
  givenDates,
  ledger,
  previewLinks,
  changes,
  otherLedgers,
  articleStates,
  topics,
  reviews,
  publishingRule,
  inbox,
  importOrigins,
  imports,
  files,
  forms,
  fileLinks,
  formSettings,
  attachments,
  messageAbout,
  importRuns,
  arrivingPublished,
  importPairs,
  encodingOfTables,
  theOldSite,
  foldedLetters,
  messageTraces,
]

export const articleColumns: Record<ArticleTextName | ArticleDetail, Migration> = {
  title: articlesMediaUsers,
  content: articlesMediaUsers,
  meta_title: metaTexts,
  meta_description: metaTexts,
  author: authors,
  price: productPrices,
  given_date: givenDates,
}
export const cardColumns: Record<keyof CardText, Migration> = {
  name: sectionsCardsRevisions,
  description: sectionsCardsRevisions,
  phone_number: sectionsCardsRevisions,
  contacts: sectionsCardsRevisions,
}

/**
 * One transaction per migration; of two processes, one migrates and the other waits. Rejects a
 * schema newer than this build.
 */
export async function migrate(database: Database, list: Migration[] = migrations): Promise<void> {
  // Asking about each migration in turn would take as long as all else of a start.
  if (await isMigrated(database, list)) return
  await database.writeQuietly('product', (trx) => prepare(trx, database.engine))
  for (const migration of list) {
    await database.writeQuietly('product', (trx) => step(trx, database.engine, migration, list))
  }
}

async function step(
  trx: Trx,
  engine: Engine,
  migration: Migration,
  list: Migration[],
): Promise<void> {
  await lock(trx, engine)
  const applied = await appliedMigrations(trx)
  const unknown = applied.find((name) => !list.some((known) => known.name === name))
  if (unknown)
    throw new Error(
      `The database was migrated by a newer build (it has "${unknown}"). Start that build or restore a backup.`,
    )
  if (applied.includes(migration.name)) return
  if (migration.isAlone && engine === 'postgres') await requireNoServer(trx, migration)
  // Migrations know no tables: they are history.
  await migration.up(trx as unknown as Kysely<unknown>, engine)
  await sql`insert into schema_migrations (name, applied_at) values
    (${migration.name}, ${new Date().toISOString()})`.execute(trx)
}

/** Servers that start meanwhile wait for the lock, and then find a newer schema. */
async function requireNoServer(trx: Trx, { name }: Migration): Promise<void> {
  const { rows } = await sql<{ host: string }>`select host from instances
    where lease_until > ${sql.raw(databaseTime)} limit 1`.execute(trx)
  const [running] = rows
  if (!running) return
  throw new Error(
    `The database cannot be brought up to date ("${name}") while another server uses it, on ${running.host}. Stop all servers, then start this one.`,
  )
}

export async function isMigrated(database: Database, list = migrations): Promise<boolean> {
  if (!(await tablesOf(database)).has('schema_migrations')) return false
  const applied = await appliedMigrations(database.db)
  return applied.length === list.length && list.every(({ name }) => applied.includes(name))
}

export async function tablesOf({
  db,
  engine,
}: { db: Db } & Pick<Database, 'engine'>): Promise<Set<string>> {
  const query =
    engine === 'postgres'
      ? sql<Named>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<Named>`select name from sqlite_master where type = 'table'`
  const { rows } = await query.execute(db)
  return new Set(rows.map(({ name }) => name))
}

const firstTables = ['languages', 'roles', 'users', 'articles', 'media']

export function isOfAnotherProgram(tables: Set<string>): boolean {
  const made = firstTables.filter((name) => tables.has(name))
  return made.length > 0 && made.length < firstTables.length
}

async function prepare(trx: Trx, engine: Engine): Promise<void> {
  await lock(trx, engine)
  await sql`create table if not exists schema_migrations
    (name text primary key, applied_at text not null)`.execute(trx)
}

/** SQLite locks when a transaction begins, PostgreSQL must be asked. */
async function lock(trx: Trx, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(824719)`.execute(trx)
}

export async function appliedMigrations(trx: Db): Promise<string[]> {
  const { rows } = await sql<Named>`select name from schema_migrations`.execute(trx)
  return rows.map((row) => row.name)
}
