import { expect, test } from 'vitest'
import { first } from './fixtures/spam/first.ts'
import { fourth } from './fixtures/spam/fourth.ts'
import { second } from './fixtures/spam/second.ts'
import { third } from './fixtures/spam/third.ts'
import type { Made } from './fixtures/spam/made.ts'
import {
  judge,
  type Judged,
  readFourth,
  readFurther,
  readHard,
  readOffers,
  readReal,
} from './support/spam.ts'
import { openedStorage } from './support/storages.ts'

const real = readReal()
const further = readFurther()
const hard = readHard()
const fourthReal = readFourth()
const offers = readOffers()

test('MSG-8 real messages come through spam', async () => {
  const spam = [...first(8, 50), ...second(8, 50), ...third(8, 50), ...fourth(8, 50)]
  const quarter = real.filter((_made, index) => index % 4 === 0)
  const eighth = fourthReal.filter((_made, index) => index % 8 === 0)
  const judged = await judgedOf([...spam, ...quarter, ...further, ...hard, ...eighth, ...offers])
  const stopped = judged.filter(({ outcome }) => outcome !== 'through')
  expect([real.length, further.length, hard.length]).toEqual([500, 250, 100])
  expect(fourthReal).toHaveLength(391)
  expect(offers).toHaveLength(103)
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

test('MSG-9 parents who agreed on a sentence are asked at most', async () => {
  const parents = further.slice(0, 8).map((made) => ({ ...made, isScripted: false }))
  const judged = await judgedOf(parents)
  expect(judged.map(({ outcome }) => outcome)).toEqual(parents.map(() => 'through'))
  expect(judged.filter(({ isChecked }) => isChecked).length).toBeGreaterThan(3)
})

async function judgedOf(sent: Made[]): Promise<Judged[]> {
  const storage = await openedStorage('SQLite')
  const inOrder = sent.toSorted((one, other) => one.at - other.at)
  return judge({ storage, place: storage.place }, inOrder)
}
