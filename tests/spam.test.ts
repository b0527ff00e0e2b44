import { expect, test } from 'vitest'
import { first } from './fixtures/spam/first.ts'
import { second } from './fixtures/spam/second.ts'
import type { Made } from './fixtures/spam/made.ts'
import { judge, type Judged, readReal } from './support/spam.ts'
import { openedStorage } from './support/storages.ts'

const real = readReal()

test('MSG-8 real messages come through spam', async () => {
  const spam = [...first(8, 75), ...second(8, 75)]
  const judged = await judgedOf([...spam, ...real.filter((_made, index) => index % 2 === 0)])
  const stopped = judged.filter(({ outcome }) => outcome !== 'through')
  expect(real).toHaveLength(500)
  expect(stopped.filter(({ made }) => made.kind === 'real')).toEqual([])
  expect(stopped.length / spam.length).toBeGreaterThan(0.6)
})

test('MSG-9 of people without scripts, few are asked to check and send', async () => {
  const judged = await judgedOf(real.slice(400).map((made) => ({ ...made, isScripted: false })))
  expect(judged.filter(({ outcome }) => outcome !== 'through')).toEqual([])
  const asked = judged.filter(({ isChecked }) => isChecked)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(5)
})

async function judgedOf(sent: Made[]): Promise<Judged[]> {
  const storage = await openedStorage('SQLite')
  const inOrder = sent.toSorted((one, other) => one.at - other.at)
  return judge({ storage, place: storage.place }, inOrder)
}
