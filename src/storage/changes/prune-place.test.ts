import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '../../../tests/support/storages.ts'
import { nameOfArchive } from '../backup/archives.ts'
import { nameOfBase, nameOfSegment } from './chain-files.ts'
import { openChangePlace } from './change-place.ts'
import { pathOfPicture } from './picture-files.ts'
import { prunePlace } from './prune-place.ts'

const now = new Date('2025-11-30T12:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const picture = 'a'.repeat(32)

async function placeWith() {
  const folder = await freshFolder()
  const write = async (name: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), '')
    return name
  }
  return {
    address: { folder },
    archive: (days: number) => write(nameOfArchive(daysAgo(days), true)),
    base: (chain: string, sequence: number, days: number) => {
      const archive = nameOfArchive(daysAgo(days), true)
      return write(
        `changes/${nameOfBase({ chain, sequence, madeAt: daysAgo(days).getTime(), archive })}`,
      )
    },
    segment: (chain: string, first: number, last: number, days: number) => {
      const named = {
        chain,
        first,
        last,
        earliest: daysAgo(days).getTime(),
        digest: '0'.repeat(32),
      }
      return write(`changes/${nameOfSegment(named, false)}`)
    },
    picture: (days: number) =>
      write(`changes/${pathOfPicture(picture, 'master.png', daysAgo(days), false)}`),
    left: async () => {
      const found = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = found.filter((entry) => entry.isFile() && entry.parentPath !== folder)
      return files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    },
    prune: async (current: string) =>
      prunePlace(await openChangePlace({ folder }), { address: { folder }, current, now }),
  }
}

test('MIN-7 seven days are retained, from the last base before them', async () => {
  const { archive, base, segment, picture, left, prune } = await placeWith()
  for (const days of [9, 8, 1]) await archive(days)
  await base('now', 10, 9)
  const [kept, later] = [await base('now', 20, 8), await base('now', 30, 1)]
  await base('now', 25, 5)
  await segment('now', 11, 20, 9)
  const [across, last] = [await segment('now', 20, 22, 8), await segment('now', 23, 31, 1)]
  await picture(12)
  const shown = await picture(8)
  await prune('now')
  expect((await left()).toSorted()).toEqual([kept, later, across, last, shown].toSorted())
})

test('MIN-7 a chain goes once another has begun before the seven days, the current one never', async () => {
  const { archive, base, segment, left, prune } = await placeWith()
  for (const days of [20, 10]) await archive(days)
  await base('old', 0, 20)
  await segment('old', 1, 5, 20)
  const [first, end] = [await base('new', 0, 10), await segment('new', 1, 2, 10)]
  const current = await segment('current', 1, 2, 0)
  await segment('lost', 1, 2, 0)
  await prune('current')
  expect((await left()).toSorted()).toEqual([first, end, current].toSorted())
})
