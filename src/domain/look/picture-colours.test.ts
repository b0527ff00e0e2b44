import { expect, test } from 'vitest'
import { coloursOf } from './picture-colours.ts'

const many = (colour: string, count: number) => Array.from({ length: count }, () => colour)

test('a logo offers its colours, the most common first (LOOK-13)', () => {
  const logo = [...many('#ffffff', 500), ...many('#1b6fb5', 60), ...many('#e2685b', 40)]
  expect(coloursOf(logo)).toEqual(['#1b6fb5', '#e2685b'])
})

test('shades of one colour are one, and edges between two are none (LOOK-13)', () => {
  const logo = [...many('#1b6fb5', 60), ...many('#1d70b4', 30), ...many('#7a6c88', 1)]
  expect(coloursOf(logo)).toHaveLength(1)
})

test('a grey logo offers none, a colourful one five at most (LOOK-13)', () => {
  expect(
    coloursOf([...many('#000000', 50), ...many('#808080', 50), ...many('#f4f4f4', 50)]),
  ).toEqual([])
  expect(coloursOf([])).toEqual([])
  const rainbow = ['#d62828', '#f77f00', '#e9c500', '#2a9d3f', '#118ab2', '#5a3fc0', '#c03fa8']
  expect(coloursOf(rainbow.flatMap((colour, index) => many(colour, 10 + index)))).toHaveLength(5)
})
