import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { engines, freshPlace, openedDatabase } from '../../../tests/support/storages.ts'
import type { Database } from './database.ts'
import { articleColumns, cardColumns, migrate, type Migration, migrations } from './migrate.ts'

const create = (table: string) => (db: Kysely<unknown>) =>
  sql`create table ${sql.table(table)} (id integer)`.execute(db).then(() => {})

const first: Migration = { name: '001-first', up: create('first') }
const second: Migration = { name: '002-second', up: create('second') }
const broken: Migration = {
  name: '002-broken',
  async up(db) {
    await create('half')(db)
    await sql`insert into first (id) values (1)`.execute(db)
    throw new Error('broken on purpose')
  },
}

async function applied({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function tables({ db }: Database): Promise<string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name).toSorted()
}

describe.each(engines)('migrations on %s', (engine) => {
  test('make every table of a new database', async () => {
    const database = openedDatabase(await freshPlace(engine))
    await migrate(database)
    expect(await applied(database)).toEqual(migrations.map(({ name }) => name))
    expect(await tables(database)).toEqual([
      'access_keys',
      'article_behind',
      'article_draft_files',
      'article_draft_media',
      'article_draft_words',
      'article_drafts',
      'article_files',
      'article_media',
      'article_state_totals',
      'article_states',
      'article_texts',
      'article_topics',
      'article_totals',
      'article_words',
      'articles',
      'attachments',
      'attempts',
      'audit_entries',
      'authenticators',
      'blobs',
      'card_texts',
      'cards',
      'change_chain',
      'changes',
      'content',
      'demo_documents',
      'file_versions',
      'files',
      'form_texts',
      'form_totals',
      'forms',
      'gallery_items',
      'gallery_titles',
      'host_counts',
      'import_fetched',
      'import_files',
      'import_items',
      'import_origins',
      'import_pairs',
      'import_parts',
      'import_pictures',
      'import_told',
      'imports',
      'instances',
      'known_addresses',
      'language_old_codes',
      'languages',
      'left_out',
      'links',
      'mails',
      'media',
      'media_texts',
      'message_notes',
      'message_totals',
      'message_traces',
      'messages',
      'missing_addresses',
      'page_files',
      'page_links',
      'page_media',
      'page_old_slugs',
      'page_texts',
      'page_words',
      'pages',
      'passkeys',
      'preview_links',
      'publication_dates',
      'recovery_codes',
      'redirects',
      'replies',
      'reviews',
      'revision_files',
      'revision_media',
      'revisions',
      'roles',
      'schema_migrations',
      'section_pictures',
      'section_settings',
      'section_texts',
      'sections',
      'sessions',
      'settings',
      'sign_in_steps',
      'text_ledger',
      'topic_entries',
      'topic_old_slugs',
      'topic_texts',
      'topic_totals',
      'topics',
      'trials',
      'users',
      'visit_counts',
      'waiting_pictures',
      'work',
      'written_topics',
    ])
  })

  test.each([
    ['an article', ['articles', 'article_texts'], articleColumns],
    ['a card', ['card_texts'], cardColumns],
  ])('make the column of every field of %s', async (_name, tables, fields) => {
    const database = openedDatabase(await freshPlace(engine))
    await migrate(database)
    expect(migrations).toEqual(expect.arrayContaining(Object.values(fields)))
    const all = await database.db.introspection.getTables()
    const its = all.filter(({ name }) => tables.includes(name))
    const columns = its.flatMap((table) => table.columns.map(({ name }) => name))
    expect(columns).toEqual(expect.arrayContaining(Object.keys(fields)))
  })

  test('change nothing the second time', async () => {
    const database = openedDatabase(await freshPlace(engine))
    await migrate(database)
    await migrate(database)
    const languages = await database.db.selectFrom('languages').selectAll().execute()
    expect(languages.map(({ code }) => code)).toEqual(['en', 'ar'])
    expect(await applied(database)).toHaveLength(migrations.length)
  })

  test('go on where the last build stopped', async () => {
    const database = openedDatabase(await freshPlace(engine))
    await migrate(database, [first])
    await migrate(database, [first, second])
    expect(await applied(database)).toEqual(['001-first', '002-second'])
  })

  test('that fail leave nothing of themselves and keep what was there', async () => {
    const database = openedDatabase(await freshPlace(engine))
    await expect(migrate(database, [first, broken])).rejects.toThrow('broken on purpose')
    expect(await applied(database)).toEqual(['001-first'])
    expect(await tables(database)).toEqual(['first', 'schema_migrations'])
    const { rows } = await sql`select * from first`.execute(database.db)
    expect(rows).toEqual([])
    await migrate(database, [first, second])
    expect(await applied(database)).toEqual(['001-first', '002-second'])
  })

  test('refuse the schema of a newer build with a sentence, and leave it', async () => {
    const database = openedDatabase(await freshPlace(engine))
    await migrate(database, [first, second])
    await expect(migrate(database, [first])).rejects.toThrow(
      'The database was migrated by a newer build (it has "002-second"). Start that build or restore a backup.',
    )
    expect(await applied(database)).toEqual(['001-first', '002-second'])
  })

  test('of many connections at once run once', async () => {
    const place = await freshPlace(engine)
    const databases = Array.from({ length: 4 }, () => openedDatabase(place))
    let runs = 0
    const counted: Migration = {
      name: '001-counted',
      async up(db) {
        runs++
        await create('counted')(db)
      },
    }
    await Promise.all(databases.map((database) => migrate(database, [counted])))
    expect(runs).toBe(1)
  })

  test('of processes that start at once run once, and all of them start', async () => {
    const place = await freshPlace(engine)
    const ran = await Promise.all([place, place, place, place].map(startedProcess))
    expect(ran).toEqual(['ready', 'ready', 'ready', 'ready'])
    expect(await applied(openedDatabase(place))).toEqual(migrations.map(({ name }) => name))
  }, 30_000)
})

test('MUL-13 a migration that must run alone is refused while another server uses the PostgreSQL', async () => {
  const place = await freshPlace('PostgreSQL')
  const database = openedDatabase(place)
  await migrate(database)
  const { changes } = openedDatabase(place)
  await changes.listen({ changed: () => {}, away: () => {}, back: () => {} }, '1.0.0')
  const alone: Migration = { ...second, name: '900-alone', isAlone: true }

  await expect(migrate(database, [...migrations, alone])).rejects.toThrow(
    /^The database cannot be brought up to date \("900-alone"\) while another server uses it, on .+\. Stop all servers, then start this one\.$/,
  )
  expect(await applied(database)).not.toContain('900-alone')
  await changes.close()
  await migrate(database, [...migrations, alone])
  expect(await applied(database)).toContain('900-alone')
})

const takingAway =
  /\b(drop|rename)\b|\badd column\b(?=[^,`]*\bnot null\b)(?![^,`]*\bdefault\b)|\bset not null\b/i

test.each([
  ['alter table users drop column avatar', true],
  ['alter table users rename column name to full_name', true],
  ['drop table trials', true],
  ['alter table users alter column avatar set not null', true],
  ['alter table users add column born text not null', true],
  ["alter table users add column born text not null default ''", false],
  ['alter table users add column born text', false],
  ['create table pages (id integer primary key, title text not null)', false],
])('%s: takes something away is %s', (statement, isTaken) => {
  expect(takingAway.test(statement)).toBe(isTaken)
})

/** Servers of two builds may use one database since this migration. */
const firstShared = '014'

test('MUL-13 migrations take nothing away from a server of the build before', async () => {
  const folder = join(import.meta.dirname, 'migrations')
  const files = (await readdir(folder)).filter((file) => file >= firstShared)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const { unreadSince, isAlone } = (await import(join(folder, file))) as Migration
    if (unreadSince ?? isAlone) continue
    expect(await readFile(join(folder, file), 'utf8'), file).not.toMatch(takingAway)
  }
})

async function startedProcess(place: string): Promise<string> {
  const program = `
    const { openDatabase } = await import('${import.meta.dirname}/database.ts')
    const { migrate } = await import('${import.meta.dirname}/migrate.ts')
    const database = openDatabase(process.argv[1])
    await migrate(database)
    await database.close()
    process.stdout.write('ready')`
  const run = promisify(execFile)
  return run(process.execPath, ['--input-type=module', '-e', program, place]).then(
    ({ stdout }) => stdout,
    ({ stderr }) => String(stderr),
  )
}
