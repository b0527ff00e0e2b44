import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '../../../tests/support/storages.ts'
import { clearLeftOvers, openArchiveStore } from './archive-store.ts'
import { nameOfArchive, removeExpired, roomIn } from './archives.ts'

const twoDays = { days: 2, weeks: 0, months: 0 }
const night = (day: number) => new Date(Date.UTC(2025, 10, day, 3))

async function folderWith(names: string[]): Promise<string> {
  const folder = await freshFolder()
  for (const name of names) await writeFile(join(folder, name), 'an archive')
  return folder
}

test('BAK-9 older archives go once a newer one is proven, and nothing else does', async () => {
  const proven = [1, 2, 3, 4, 5].map((day) => nameOfArchive(night(day), true, day > 2))
  expect(proven[4]).toBe('wajha-20251105T030000Z.tar.age')
  const unproven = nameOfArchive(night(4), false)
  expect(proven[0]).toBe('wajha-20251101T030000Z.tar')
  expect(unproven).toBe('wajha-20251104T030000Z-unproven.tar')
  const foreign = ['notes.txt', 'wajha-20251101.tar', 'wajha-20251101T030000Z.tar.gz']
  const folder = await folderWith([...proven, unproven, ...foreign])
  const removed = await removeExpired(await openArchiveStore({ folder }), twoDays)
  expect(removed.toSorted()).toEqual([...proven.slice(0, 3), unproven].toSorted())
  const left = [...proven.slice(3), ...foreign]
  expect((await readdir(folder)).toSorted()).toEqual(left.toSorted())
})

test('BAK-9 after one that is not proven none that is goes, and the unproven do not fill the disk', async () => {
  const proven = [1, 2, 3].map((day) => nameOfArchive(night(day), true))
  const unproven = [4, 5, 6, 7].map((day) => nameOfArchive(night(day), false))
  const folder = await folderWith([...proven, ...unproven])
  const removed = await removeExpired(await openArchiveStore({ folder }), twoDays)
  expect(removed.toSorted()).toEqual(unproven.slice(0, 2))
  expect((await readdir(folder)).toSorted()).toEqual([...proven, ...unproven.slice(2)])
})

test('what a killed backup left goes after a day, and what is being written stays', async () => {
  const [old, running] = [11, 12].map((pid) => `.wajha-20251103T030000Z.tar-${pid}.partial`)
  const folder = await folderWith([old ?? '', running ?? ''])
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
  await utimes(join(folder, old ?? ''), twoDaysAgo, twoDaysAgo)
  await clearLeftOvers(folder)
  expect(await readdir(folder)).toEqual([running])
})

test('a backup needs half as much again as the last one', async () => {
  const folder = await folderWith([])
  expect(await roomIn(folder, await openArchiveStore({ folder }))).toEqual({
    free: expect.any(Number),
    needed: 0,
  })
  await writeFile(join(folder, nameOfArchive(night(1), true)), Buffer.alloc(1000))
  await writeFile(join(folder, nameOfArchive(night(2), false)), Buffer.alloc(2000))
  expect((await roomIn(folder, await openArchiveStore({ folder }))).needed).toBe(3000)
})
