import { expect, test } from 'vitest'
import { isNumber, numberIn } from './word-list.ts'

test.each([
  ['1.', 1],
  ['12)', 12],
  ['2-', 2],
  ['(٣)', 3],
  ['۴.', 4],
  ['1.2.3', 3],
  ['a)', null],
  ['iv.', null],
  ['أ-', null],
  ['ب', null],
  ['أولاً:', null],
  ['المادة 5', 5],
  ['Step 7:', 7],
])('%s is the number of an item', (marker, number) => {
  expect(isNumber(marker)).toBe(true)
  expect(numberIn(marker)).toBe(number)
})

test.each(['·', '•', 'o', '\u00a7', 'Ø', 'ü', '\uf0b7', '-', '–', '*', '➢'])(
  '%s is a bullet',
  (marker) => {
    expect(isNumber(marker)).toBe(false)
  },
)
