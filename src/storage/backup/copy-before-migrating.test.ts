import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { cast, inviteCast } from '../../../tests/support/cast.ts'
import {
  freshFolder,
  freshPlace,
  openedDatabase,
  storageAt,
} from '../../../tests/support/storages.ts'
import { createStorage } from '../create-storage.ts'
import { type Database, openDatabase } from '../engine/database.ts'
import { migrate, type Migration, migrations } from '../engine/migrate.ts'
import { createUserStore } from '../people/user-store.ts'
import { createOutbox } from '../mails/outbox.ts'
import { copyBeforeMigrating } from './copy-before-migrating.ts'

const broken: Migration = {
  name: '999-broken',
  async up(db) {
    await sql`create table half (id integer)`.execute(db)
    await sql`delete from users`.execute(db)
    throw new Error('broken on purpose')
  },
}
const next = [...migrations, broken]

async function usedDatabase() {
  const file = await freshPlace('SQLite')
  const before = openDatabase(file)
  await migrate(before)
  await inviteCast({ users: createUserStore(before, createOutbox(false)) })
  await before.close()
  return { file, folder: join(dirname(file), 'backups'), database: openedDatabase(file) }
}

const staff = async ({ db }: Database) =>
  (await db.selectFrom('users').select('name').orderBy('id').execute()).map(({ name }) => name)
const names = Object.values(cast).map(({ name }) => name)

describe('before a database that is in use is migrated (OPS-12)', () => {
  test('it is copied, and a migration that fails leaves file and copy as they were', async () => {
    const { file, folder, database } = await usedDatabase()
    const bytes = await readFile(file)
    await copyBeforeMigrating(database, { file, folder }, next)
    await expect(migrate(database, next)).rejects.toThrow('broken on purpose')
    expect(await staff(database)).toEqual(names)
    expect(await readFile(file)).toEqual(bytes)
    const copy = join(folder, 'before-999-broken.sqlite')
    expect((await stat(copy)).mode & 0o777).toBe(0o600)
    expect(await staff(openedDatabase(copy))).toEqual(names)
  })

  test('the three newest copies are kept, and nothing else is touched', async () => {
    const { file, folder, database } = await usedDatabase()
    for (const number of [1, 2, 3, 4]) {
      const migration = { ...broken, name: `90${number}-next` }
      await copyBeforeMigrating(database, { file, folder }, [...migrations, migration])
    }
    await writeFile(join(folder, 'wajha-20251103T030000Z.tar'), '')
    await copyBeforeMigrating(database, { file, folder }, next)
    const left = ['before-903-next.sqlite', 'before-904-next.sqlite', 'before-999-broken.sqlite']
    expect((await readdir(folder)).toSorted()).toEqual([...left, 'wajha-20251103T030000Z.tar'])
  })

  test('there is no copy of what is empty or needs no migration, and none by a start that needs none', async () => {
    const file = await freshPlace('SQLite')
    const folder = join(dirname(file), 'backups')
    const empty = openedDatabase(file)
    await copyBeforeMigrating(empty, { file, folder }, next)
    await migrate(empty)
    await copyBeforeMigrating(empty, { file, folder }, next)
    const used = await usedDatabase()
    await copyBeforeMigrating(used.database, { file: used.file, folder: used.folder })
    await storageAt(used.file, dirname(used.file))
    for (const place of [folder, used.folder]) await expect(stat(place)).rejects.toThrow('ENOENT')
  })

  test('a start makes it, or migrates nothing where it cannot be made', async () => {
    const dataFolder = await freshFolder()
    const file = join(dataFolder, 'wajha.sqlite')
    const old = openDatabase(file)
    await migrate(old, migrations.slice(0, -1))
    await old.writeQuietly('product', (trx) =>
      sql`insert into users (name, email, password_hash, role_id, status, created_at)
        values ('Layla', 'layla@naoura.example', '', 1, 'active', '')`.execute(trx),
    )
    await old.close()
    const folder = join(dataFolder, 'backups')
    await writeFile(folder, 'a file where the folder should be')
    await expect(createStorage({ dataFolder })).rejects.toThrow(/cannot be written: make room/)
    await rm(folder)
    const storage = await createStorage({ dataFolder })
    await storage.close()
    expect(await readdir(folder)).toEqual([`before-${migrations.at(-1)?.name}.sqlite`])
  })
})
