import { expect, test } from 'vitest'
import { wordingOf } from './wording.ts'

const offer = `Dear owner, we saw that your site has few visitors. Our team brings 300 new customers a
month to companies like yours, and you pay when they come.`
const inCommon = (one: string, other: string) => {
  const others = new Set(wordingOf(other))
  const runs = wordingOf(one)
  return runs.filter((run) => others.has(run)).length / runs.length
}

test('MSG-10 wording is the same whatever links, numbers and marks a text has', () => {
  const other = `${offer.replace('300', '950').toUpperCase()} https://b.example/7`
  expect(inCommon(offer, other)).toBe(1)
})

test('MSG-10 wording of which few words were changed is mostly the same', () => {
  const spun = offer.replace('Dear owner', 'Hello friend').replace('saw', 'noticed')
  expect(inCommon(offer, spun)).toBeGreaterThan(0.5)
  const letter = `Dear owner, our pump stands still since Monday and the field is dry. Please send somebody to
    Salamiyah, we pay when they come.`
  expect(inCommon(letter, offer)).toBeLessThan(0.2)
})

test('MSG-10 a text of fewer than three words has no wording', () => {
  expect(wordingOf('Hello, when?')).toEqual([])
  expect(wordingOf('Hello, when does the school begin?')).toHaveLength(4)
  expect(wordingOf('这里有便宜的水泵')).toHaveLength(6)
})

test('MSG-10 a long text is told by sixteen runs of its words', () => {
  expect(wordingOf(`${offer} ${offer.split(' ').toReversed().join(' ')}`)).toHaveLength(16)
})
