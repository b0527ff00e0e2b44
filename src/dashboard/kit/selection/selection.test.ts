import { describe, expect, test } from 'vitest'
import { allOrNothing, chosen, coverage, nothing } from './selection.ts'

const shown = [4, 9, 2, 7]
const one = { isOn: true, isRange: false }
const range = { isOn: true, isRange: true }

describe('rows are chosen', () => {
  test('one by one', () => {
    const two = chosen(chosen(nothing, shown, 4, one), shown, 2, one)
    expect([...two.ids]).toEqual([4, 2])
    expect([...chosen(two, shown, 4, { ...one, isOn: false }).ids]).toEqual([2])
  })

  test('from the last one to this one, in both directions', () => {
    expect([...chosen(chosen(nothing, shown, 9, one), shown, 7, range).ids]).toEqual([9, 2, 7])
    expect([...chosen(chosen(nothing, shown, 7, one), shown, 9, range).ids]).toEqual([7, 9, 2])
  })

  test('a range that is taken back ends where it is taken back', () => {
    const all = chosen(allOrNothing(nothing, shown), shown, 9, { ...one, isOn: false })
    expect([...chosen(all, shown, 2, { isOn: false, isRange: true }).ids]).toEqual([4, 7])
  })

  test('alone, where no range has begun or it began on another page', () => {
    expect([...chosen(nothing, shown, 2, range).ids]).toEqual([2])
    expect([...chosen({ ids: new Set(), last: 99 }, shown, 2, range).ids]).toEqual([2])
  })

  test('all at once, and none again', () => {
    const all = allOrNothing(chosen(nothing, shown, 4, one), shown)
    expect([...all.ids]).toEqual(shown)
    expect(allOrNothing(all, shown)).toEqual(nothing)
  })
})

test('of the rows all, some or none are chosen', () => {
  expect(coverage(nothing, shown)).toBe('none')
  expect(coverage(chosen(nothing, shown, 4, one), shown)).toBe('some')
  expect(coverage(allOrNothing(nothing, shown), shown)).toBe('all')
  expect(coverage(nothing, [])).toBe('none')
})
