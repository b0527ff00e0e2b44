import { mkdir, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { byLayla, hoursLater, inviteCast } from '../../../tests/support/cast.ts'
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

const folders = ['attachments', 'files', 'media']

const idOf = async (dataFolder: string) =>
  readFile(join(dataFolder, 'media/installation'), 'utf8').catch(() => undefined)

async function settingOf(place: string) {
  const { db } = openedDatabase(place)
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'installation')
    .executeTakeFirst()
  return row?.value
}

const forget = (place: string) =>
  openedDatabase(place).write('product', (trx) =>
    trx.deleteFrom('settings').where('name', '=', 'installation').execute(),
  )

async function inUse(engine: EngineName) {
  const [dataFolder, place] = [await freshFolder(), await freshPlace(engine)]
  const storage = await storageAt(place, dataFolder)
  await inviteCast(storage)
  await storage.media.add([await uploaded(dataFolder, await uniquePicture())], byLayla())
  return {
    ...storage,
    forgetFile: () => rm(join(dataFolder, 'media/installation')),
    forgetSetting: () => forget(place),
  }
}

describe.each(engines)('database and pictures on %s', (engine) => {
  test('of a new installation hold one id, which stays', async () => {
    const [dataFolder, place] = [await freshFolder(), await freshPlace(engine)]
    await storageAt(place, dataFolder)
    const id = await idOf(dataFolder)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await settingOf(place)).toBe(id)
    await storageAt(place, dataFolder)
    expect([await settingOf(place), await idOf(dataFolder)]).toEqual([id, id])
  })

  test('of an installation of before are given one', async () => {
    const { dataFolder, place, forgetFile, forgetSetting } = await inUse(engine)
    const former = await idOf(dataFolder)
    await forgetFile()
    await forgetSetting()
    for (const folder of ['files', 'attachments']) {
      await rm(join(dataFolder, folder), { recursive: true })
    }
    await storageAt(place, dataFolder)
    const id = await idOf(dataFolder)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(id).not.toBe(former)
    expect(await settingOf(place)).toBe(id)
  })

  test('are joined after all when that was interrupted between the two', async () => {
    const { dataFolder, place, forgetFile } = await inUse(engine)
    const id = await settingOf(place)
    await forgetFile()
    await storageAt(place, dataFolder)
    expect(await idOf(dataFolder)).toBe(id)
  })

  test('are joined by both of two processes that start at once', async () => {
    const [dataFolder, place] = [await freshFolder(), await freshPlace(engine)]
    await storageAt(place, dataFolder)
    await forget(place)
    for (const folder of folders) await rm(join(dataFolder, folder, 'installation'))
    await Promise.all([storageAt(place, dataFolder), storageAt(place, dataFolder)])
    expect(await idOf(dataFolder)).toBe(await settingOf(place))
  })

  test('stop the start when the database is empty and the pictures are another’s', async () => {
    const { dataFolder, forgetFile } = await inUse(engine)
    const refused = expect.objectContaining({
      message: expect.stringMatching(
        /^the database is empty and .+\/media holds the pictures of another: set DATA_DIR or DATABASE_URL to .+, or move that folder away to begin anew$/,
      ),
    })
    await expect(storageAt(await freshPlace(engine), dataFolder)).rejects.toEqual(refused)
    await forgetFile()
    await expect(storageAt(await freshPlace(engine), dataFolder)).rejects.toEqual(refused)
    expect(await storedPictures(dataFolder)).toHaveLength(1)
  })

  test('stop the start when each is of another installation', async () => {
    const [one, other] = [await inUse(engine), await inUse(engine)]
    const refused =
      /holds the pictures of another database: set .+, or, if these are its pictures, remove the file "installation"/
    await expect(storageAt(one.place, other.dataFolder)).rejects.toThrow(refused)
    await one.forgetSetting()
    await expect(storageAt(one.place, other.dataFolder)).rejects.toThrow(refused)
    await other.forgetFile()
    await expect(storageAt(one.place, other.dataFolder)).rejects.toThrow(
      'holds none of the pictures',
    )
  })

  test('that are no longer of one installation are not swept', async () => {
    const { dataFolder, media, forgetFile } = await inUse(engine)
    await media.sweep(hoursLater(2))
    await writeFile(join(dataFolder, 'media/installation'), 'another')
    await expect(media.sweep(hoursLater(24 * 40))).rejects.toThrow('of another database')
    await forgetFile()
    await expect(media.sweep(hoursLater(24 * 40))).rejects.toThrow('of another database')
    expect(await storedPictures(dataFolder)).toHaveLength(1)
  })
})

describe('a SQLite database', () => {
  async function folderInUse() {
    const dataFolder = await freshFolder()
    const storage = await createStorage({ dataFolder })
    await storage.close()
    return { dataFolder, file: join(dataFolder, 'wajha.sqlite') }
  }

  test('that is missing stops the start, and no new one is made', async () => {
    const { dataFolder, file } = await folderInUse()
    await unlink(file)
    await expect(createStorage({ dataFolder })).rejects.toThrow(
      `the database ${file} is missing, and its folder has been in use: bring the database back,`,
    )
    expect(await readdir(dataFolder)).toEqual(folders)
  })

  test('of no bytes stops the start and stays as it is', async () => {
    const { dataFolder, file } = await folderInUse()
    await writeFile(file, '')
    await expect(createStorage({ dataFolder })).rejects.toThrow('is empty')
    expect(await readFile(file, 'utf8')).toBe('')
  })

  test('of no bytes beside the secret of a site without pictures stops the start', async () => {
    const dataFolder = await freshFolder()
    await writeFile(join(dataFolder, 'wajha.sqlite'), '')
    await writeFile(join(dataFolder, 'token-secret'), 's'.repeat(64))
    await expect(createStorage({ dataFolder })).rejects.toThrow('is empty')
  })

  test('of no bytes in a folder of nothing else is one that was just begun', async () => {
    const dataFolder = await freshFolder()
    await mkdir(join(dataFolder, 'media'))
    await writeFile(join(dataFolder, 'wajha.sqlite'), '')
    const storage = await createStorage({ dataFolder })
    onTestFinished(() => storage.close())
    expect(await storage.languages.all()).toHaveLength(2)
  })
})
