import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, hoursLater, today } from '../../../tests/support/cast.ts'
import { uniquePicture, uploaded } from '../../../tests/support/pictures.ts'
import {
  freshFolder,
  libraries,
  type Library,
  openedDatabase,
  openedLibrary,
  openedStorage,
} from '../../../tests/support/storages.ts'

const daysLater = (days: number) => hoursLater(24 * days)

async function unshown(library: Library) {
  const storage = await openedLibrary(library)
  const { dataFolder, media } = storage
  const file = await uploaded(dataFolder, await uniquePicture())
  const [picture] = await media.add([file], byLayla())
  if (!picture) throw new Error('a picture was added')
  const [variant = ''] = await media.files.variants(picture.id)
  return {
    ...storage,
    picture,
    folder: join(dataFolder, 'media', picture.id),
    addAgain: async (now: Date) => {
      await media.add([await uploaded(dataFolder, await readFile(file.path))], byLayla(now))
    },
    mark: async () => (await media.files.markedSince(picture.id))?.toISOString(),
    isServed: async () => (await media.files.read(picture.id, variant)) !== undefined,
  }
}

describe.each(libraries)('a picture nothing shows, on $engine, in $kind,', (library) => {
  test('is marked after an hour, served on, and gone 30 days later', async () => {
    const { media, mark, isServed } = await unshown(library)
    await media.sweep(hoursLater(1))
    expect(await mark()).toBeUndefined()
    await media.sweep(hoursLater(1.1))
    expect(await mark()).toBe(hoursLater(1.1).toISOString())
    await media.sweep(daysLater(30))
    expect(await mark()).toBe(hoursLater(1.1).toISOString())
    expect(await isServed()).toBe(true)
    await media.sweep(hoursLater(1.1 + 24 * 30))
    expect(await isServed()).toBe(false)
    expect(await media.files.stored()).toEqual([])
    expect(await media.files.marked()).toEqual([])
  })

  test('loses its mark when it is uploaded again', async () => {
    const { media, addAgain, mark, isServed } = await unshown(library)
    await media.sweep(daysLater(1))
    await addAgain(daysLater(20))
    expect(await mark()).toBeUndefined()
    await media.sweep(daysLater(21))
    await media.sweep(daysLater(50))
    expect(await isServed()).toBe(true)
  })

  test('loses its mark when something shows it again', async () => {
    const { articles, media, picture, mark, isServed } = await unshown(library)
    await media.sweep(daysLater(1))
    const id = await openedInHama(articles)
    await articles.change('posts', id, saveOf('en', {}, { image: picture }), byLayla())
    await media.sweep(daysLater(40))
    expect(await mark()).toBeUndefined()
    expect(await isServed()).toBe(true)
  })

  test('is given its 30 days anew when its mark cannot be read', async () => {
    const { bucket, folder, media, picture, mark, isServed } = await unshown(library)
    if (bucket) await bucket.put(`removed/${picture.id}`, '')
    else await writeFile(join(folder, 'removed'), '')
    await media.sweep(daysLater(40))
    expect(await mark()).toBe(daysLater(40).toISOString())
    expect(await isServed()).toBe(true)
  })

  test('leaves no row behind when its files went before', async () => {
    const { media, picture, place } = await unshown(library)
    await media.files.remove(picture.id)
    await media.sweep(hoursLater(2))
    const rows = await openedDatabase(place).db.selectFrom('media').select('id').execute()
    expect(rows).toEqual([])
  })
})

describe('links among the pictures are not followed:', () => {
  async function elsewhere() {
    const folder = await freshFolder()
    await writeFile(join(folder, '320.webp'), 'not ours')
    await utimes(folder, new Date(0), new Date(0))
    return folder
  }
  const id = '0123456789abcdef'.repeat(2)

  test('nothing behind them is read', async () => {
    const { dataFolder, media } = await openedStorage('SQLite')
    const folder = await elsewhere()
    await symlink(folder, join(dataFolder, 'media', id))
    expect(await media.files.read(id, '320.webp')).toBeUndefined()

    const other = id.replace('0', 'f')
    await mkdir(join(dataFolder, 'media', other))
    await symlink(join(folder, '320.webp'), join(dataFolder, 'media', other, '320.webp'))
    expect(await media.files.read(other, '320.webp')).toBeUndefined()
  })

  test('nothing behind them is marked or swept', async () => {
    const { dataFolder, media } = await openedStorage('SQLite')
    const folder = await elsewhere()
    await symlink(folder, join(dataFolder, 'media', id))
    await symlink(folder, join(dataFolder, 'media/.staging/forgotten'))
    await media.sweep(daysLater(400))
    await media.sweep(daysLater(800))
    expect(await readdir(join(dataFolder, 'media/.staging'))).toEqual([])
    expect(await readdir(folder)).toEqual(['320.webp'])
  })

  test('a mark is neither read nor written through one', async () => {
    const { folder, media, mark, isServed } = await unshown(libraries[0])
    const outside = join(await elsewhere(), 'removed')
    await writeFile(outside, today.toISOString())
    await symlink(outside, join(folder, 'removed'))
    await media.sweep(daysLater(40))
    expect(await isServed()).toBe(true)
    expect(await mark()).toBe(daysLater(40).toISOString())
    expect(await readFile(outside, 'utf8')).toBe(today.toISOString())
  })

  test('nothing is staged behind one', async () => {
    const { dataFolder, place, media } = await openedStorage('SQLite')
    await media.sweep(today)
    const staging = join(dataFolder, 'other/media/.staging')
    await mkdir(join(dataFolder, 'other/media'), { recursive: true })
    await symlink(await elsewhere(), staging)
    const { createStorage } = await import('../create-storage.ts')
    const opening = createStorage({ dataFolder: join(dataFolder, 'other'), database: place })
    await expect(opening).rejects.toThrow(`${staging} is a link`)
  })
})
