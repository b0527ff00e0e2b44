import { describe, expect, test } from 'vitest'
import { focusAt, focusOfTheirs, focusToSend } from './cover-change.ts'

const photo = new File(['x'], 'cover.png', { type: 'image/png' })
const well = { x: 0.25, y: 1 }

describe('The focus a save sends', () => {
  test('of the stored picture is sent when it has changed', () => {
    expect(focusToSend(null, well, well)).toBeUndefined()
    expect(focusToSend(null, well, null)).toEqual(well)
    expect(focusToSend(null, null, well)).toBeNull()
  })

  test('of another picture is sent when it has one, even that of the picture before', () => {
    expect(focusToSend(photo, null, well)).toBeUndefined()
    expect(focusToSend(photo, well, well)).toEqual(well)
    expect(focusToSend('removed', null, well)).toBeUndefined()
  })
})

test('A focus is kept in whole percents inside of its picture, and the centre is none', () => {
  expect(focusAt(0.2549, 1.2)).toEqual({ x: 0.25, y: 1 })
  expect(focusAt(-3, 0.5)).toEqual({ x: 0, y: 0.5 })
  expect(focusAt(0.501, 0.499)).toBeNull()
})

test('Whoever takes someone else’s picture takes their focus, too', () => {
  const merge = focusOfTheirs('image', 'image_focus')
  expect(merge(well, null, ['image'])).toBeNull()
  expect(merge(well, null, ['title.en'])).toEqual(well)
})
