import { expect, test } from 'vitest'
import { indexAt, stepOf } from './row-positions.ts'

const boxAt = (column: number, line: number) => {
  const [left, top] = [column * 110, line * 110]
  return { left, top, right: left + 100, bottom: top + 100 }
}
const ascending = [0, 1, 2]
const list = ascending.map((line) => boxAt(0, line))
const strip = ascending.map((column) => boxAt(column, 0))
const arabicStrip = strip.toReversed()
const grid = [...strip, boxAt(0, 1), boxAt(1, 1)]
const arabicGrid = [...arabicStrip, boxAt(2, 1), boxAt(1, 1)]

test.each([
  ['list', list, 0, [20, 20], 0],
  ['list', list, 0, [20, 200], 1],
  ['list', list, 0, [20, 900], 2],
  ['list', list, 2, [900, -50], 0],
  ['list', list, 2, [20, 100], 1],
  ['strip', strip, 0, [180, 50], 1],
  ['strip', strip, 0, [140, 900], 0],
  ['strip', strip, 2, [-40, -40], 0],
  ['Arabic strip', arabicStrip, 0, [140, 50], 1],
  ['Arabic strip', arabicStrip, 2, [400, 50], 0],
  ['grid', grid, 0, [90, 150], 3],
  ['grid', grid, 4, [140, 105], 3],
  ['grid', grid, 1, [900, 900], 4],
  ['Arabic grid', arabicGrid, 4, [20, 50], 3],
  ['Arabic grid', arabicGrid, 0, [20, 150], 4],
] as const)('in a %s a row is dropped', (name, boxes, from, [clientX, clientY], index) => {
  const positions = { boxes: [...boxes], isRightToLeft: name.startsWith('Arabic') }
  expect(indexAt(positions, { clientX, clientY }, from)).toBe(index)
})

test.each([
  ['ArrowUp', list, false, -1],
  ['ArrowDown', list, true, 1],
  ['ArrowDown', grid, false, 3],
  ['ArrowUp', arabicGrid, true, -3],
  ['ArrowLeft', grid, false, -1],
  ['ArrowLeft', arabicGrid, true, 1],
  ['ArrowRight', arabicStrip, true, -1],
  ['Enter', list, false, 0],
] as const)('%s leads to a row', (key, boxes, isRightToLeft, step) => {
  expect(stepOf(key, { boxes: [...boxes], isRightToLeft })).toBe(step)
})
