import { expect, test } from 'vitest'
import { freshFolder } from '../../../tests/support/storages.ts'
import { nameOfSegment, type SegmentFile } from './chain-files.ts'
import { openChangePlace } from './change-place.ts'
import { planRestore } from './plan-restore.ts'
import { changesOf } from './read-changes.ts'
import { addBase } from './restore-source.ts'
import { type Change, digestAfter, digestOfNone, writeSegment } from './segment.ts'

const chain = 'chain'
const hour = 60 * 60 * 1000
const began = Date.parse('2025-11-03T09:00:00.000Z')
const after = (hours: number) => new Date(began + hours * hour)

/** Each list holds the hours at which the changes of a segment were made, by the clock. */
async function placeOf(...segments: number[][]) {
  const place = await openChangePlace({ folder: await freshFolder() })
  const archive = 'wajha-20251103T090000Z.tar'
  await addBase(place, { chain, sequence: 0, madeAt: began, archive }, { time_zone: 'UTC' })
  let end = { sequence: 0, digest: digestOfNone(chain) }
  for (const hours of segments) {
    const first = end.sequence + 1
    const changes = hours.map((at, index): Change => {
      return { sequence: first + index, at: after(at).getTime(), content: Buffer.from(`${at}`) }
    })
    const digest = digestAfter(end.digest, changes)
    const last = end.sequence + changes.length
    const earliest = Math.min(...changes.map(({ at }) => at))
    const segment: Omit<SegmentFile, 'name'> = { chain, first, last, earliest, digest }
    const content = await writeSegment({ chain, previous: end.digest, changes })
    await place.put(nameOfSegment(segment, false), content)
    end = { sequence: last, digest }
  }
  return async (hours: number) => {
    const plan = await planRestore(place, after(hours))
    const found: string[] = []
    for await (const { content } of changesOf(place, plan, null)) found.push(content.toString())
    return found
  }
}

test('MIN-2 a moment has all changes before it, and none after it', async () => {
  const changesUntil = await placeOf([1, 2], [3, 4], [5])
  expect(await changesUntil(0.5)).toEqual([])
  expect(await changesUntil(1.5)).toEqual(['1'])
  expect(await changesUntil(3)).toEqual(['1', '2', '3'])
  expect(await changesUntil(9)).toEqual(['1', '2', '3', '4', '5'])
})

test('MIN-2 a clock that was set back shows a moment twice: then it is the later one', async () => {
  const changesUntil = await placeOf([1, 4], [2, 3], [5])
  expect(await changesUntil(2.5)).toEqual(['1', '4', '2'])
  expect(await changesUntil(4.5)).toEqual(['1', '4', '2', '3'])
})
