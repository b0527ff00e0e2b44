import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { byLayla, inviteCast } from '../../../tests/support/cast.ts'
import { uniquePicture, storedPictures, uploaded } from '../../../tests/support/pictures.ts'
import {
  type EngineName,
  engines,
  freshFolder,
  freshPlace,
  openedDatabase,
  storageAt,
} from '../../../tests/support/storages.ts'
import { createStorage } from '../create-storage.ts'
import { migrate, migrations } from '../engine/migrate.ts'

async function inUse(engine: EngineName) {
  const [dataFolder, place] = [await freshFolder(), await freshPlace(engine)]
  const storage = await storageAt(place, dataFolder)
  await inviteCast(storage)
  await storage.media.add([await uploaded(dataFolder, await uniquePicture())], byLayla())
  return storage
}

const installationOf = (dataFolder: string) =>
  readFile(join(dataFolder, 'media/installation'), 'utf8').catch(() => undefined)

async function schemaOf(place: string) {
  const tables = await openedDatabase(place).db.introspection.getTables()
  return tables.map(({ name, columns }) => [name, columns.map((column) => column.name)])
}

const ofAnother = /holds the pictures of another/

describe.each(engines)('a %s database beside what does not belong to it', (engine) => {
  test('is left without a table if it was empty', async () => {
    const { dataFolder } = await inUse(engine)
    const place = await freshPlace(engine)
    await expect(createStorage({ dataFolder, database: place })).rejects.toThrow(ofAnother)
    expect(await schemaOf(place)).toEqual([])
  })

  test('is left as an older build made it', async () => {
    const { dataFolder } = await inUse(engine)
    const place = await freshPlace(engine)
    await migrate(openedDatabase(place), migrations.slice(0, 3))
    const before = await schemaOf(place)
    await expect(createStorage({ dataFolder, database: place })).rejects.toThrow(ofAnother)
    expect(await schemaOf(place)).toEqual(before)
    expect(before.length).toBeGreaterThan(10)
  })

  test('is left alone if it is another program’s', async () => {
    const place = await freshPlace(engine)
    await openedDatabase(place).writeQuietly('product', (trx) =>
      sql`create table users (login text)`.execute(trx),
    )
    const before = await schemaOf(place)
    await expect(
      createStorage({ dataFolder: await freshFolder(), database: place }),
    ).rejects.toThrow(
      'the database holds the tables of another program: set DATABASE_URL or DATA_DIR to one of its own',
    )
    expect(await schemaOf(place)).toEqual(before)
    expect(before).toEqual([['users', ['login']]])
  })

  test('stops the start where none of its pictures are, and waits for them', async () => {
    const { dataFolder: home, place } = await inUse(engine)
    const elsewhere = await freshFolder()
    await expect(storageAt(place, elsewhere)).rejects.toThrow(
      `${elsewhere}/media holds none of the pictures of this database: set DATA_DIR to the place that has them, or bring them there; to go on without them, make an empty file "installation" there`,
    )
    expect(await installationOf(elsewhere)).toBeUndefined()
    await cp(join(home, 'media'), join(elsewhere, 'media'), { recursive: true })
    await rm(join(elsewhere, 'media/installation'))
    await storageAt(place, elsewhere)
    expect(await installationOf(elsewhere)).toBe(await installationOf(home))
  })

  test('goes on without its pictures once it is told to', async () => {
    const { dataFolder: home, place } = await inUse(engine)
    const elsewhere = await freshFolder()
    await mkdir(join(elsewhere, 'media'))
    await writeFile(join(elsewhere, 'media/installation'), '\n')
    await storageAt(place, elsewhere)
    expect(await installationOf(elsewhere)).toBe(await installationOf(home))
    expect(await storedPictures(elsewhere)).toEqual([])
  })

  test('starts in an empty folder while it has no pictures', async () => {
    const place = await freshPlace(engine)
    const { dataFolder: home, ...storage } = await storageAt(place, await freshFolder())
    await inviteCast(storage)
    const elsewhere = await freshFolder()
    await storageAt(place, elsewhere)
    expect(await installationOf(elsewhere)).toBe(await installationOf(home))
  })
})
