import { expect, test } from 'vitest'
import { shareOf } from './sent-files.ts'

const [small, large, other] = [file(100), file(300), file(0)]

test('files go one after another, so that each has a share of its own', () => {
  const shares = (share: number) =>
    [small, large].map((one) => shareOf(one, { files: [small, large], share }))
  expect(shares(0)).toEqual([0, 0])
  expect(shares(0.125)).toEqual([0.5, 0])
  expect(shares(0.25)).toEqual([1, 0])
  expect(shares(0.625)).toEqual([1, 0.5])
  expect(shares(1)).toEqual([1, 1])
})

test('an empty file goes with those around it, and a file that is not sent has no share', () => {
  expect(shareOf(other, { files: [other, small], share: 0.5 })).toBe(1)
  expect(shareOf(other, { files: [small], share: 0.5 })).toBeNull()
})

function file(size: number): File {
  return new File(['x'.repeat(size)], `${size}.png`, { type: 'image/png' })
}
