import { describe, expect, test } from 'vitest'
import { swipeMeaning } from './swipe.ts'

const english = { width: 390, direction: 'ltr' } as const
const arabic = { width: 390, direction: 'rtl' } as const

describe('a finger on a phone', () => {
  test('opens the drawer from the edge it stands at', () => {
    expect(swipeMeaning({ x: 10, y: 300 }, { x: 120, y: 310 }, english)).toBe('open')
    expect(swipeMeaning({ x: 380, y: 300 }, { x: 270, y: 310 }, arabic)).toBe('open')
  })

  test('closes it on its way back, wherever it begins', () => {
    expect(swipeMeaning({ x: 200, y: 300 }, { x: 90, y: 310 }, english)).toBe('close')
    expect(swipeMeaning({ x: 200, y: 300 }, { x: 310, y: 310 }, arabic)).toBe('close')
  })

  test.each([
    ['from the middle of the page', { x: 150, y: 300 }, { x: 300, y: 300 }],
    ['up or down', { x: 10, y: 300 }, { x: 90, y: 500 }],
    ['a little', { x: 10, y: 300 }, { x: 60, y: 300 }],
  ])('means nothing when it moves %s', (_, from, to) => {
    expect(swipeMeaning(from, to, english)).toBe(null)
  })
})
