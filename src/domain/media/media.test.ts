import { describe, expect, test } from 'vitest'
import { inTenths, pictureAddress, sourceSet, variantWidths } from './media.ts'

const picture = { id: 'f00d', width: 700, height: 400, blur: '' }

describe('a picture is kept', () => {
  test.each([
    [1, [1]],
    [319, [319]],
    [320, [320]],
    [321, [320, 321]],
    [700, [320, 640, 700]],
    [1440, [320, 640, 960, 1440]],
    [1919, [320, 640, 960, 1440, 1919]],
    [1920, [320, 640, 960, 1440, 1920]],
    [1921, [320, 640, 960, 1440, 1920]],
    [8000, [320, 640, 960, 1440, 1920]],
  ])('at width %i as %j', (width, widths) => {
    expect(variantWidths(width)).toEqual(widths)
  })
})

test('a set of sources names every width once', () => {
  expect(sourceSet(picture, 'avif')).toBe(
    '/media/f00d/320.avif 320w, /media/f00d/640.avif 640w, /media/f00d/700.avif 700w',
  )
})

test('the one address is that of the widest variant', () => {
  expect(pictureAddress(picture)).toBe('/media/f00d/700.webp')
})

describe('a focus in tenths', () => {
  test.each([
    [0, 0],
    [0.09, 0],
    [0.3, 3],
    [0.49, 4],
    [0.5, 5],
    [0.51, 6],
    [0.8, 8],
    [0.91, 10],
    [1, 10],
  ])('of %d is %i', (share, tenths) => {
    expect(inTenths(share)).toBe(tenths)
  })

  test('keeps its point in sight even where five sixths of a picture are cut away', () => {
    const places = Array.from({ length: 101 }, (_, percent) => {
      const share = percent / 100
      const hidden = (inTenths(share) / 10) * (6 - 1)
      return share * 6 - hidden
    })
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...places)).toBeLessThanOrEqual(1 + 1e-9)
  })
})
