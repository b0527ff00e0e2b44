import { expect, test } from 'vitest'
import { textColours } from '../../../../domain/rich-text/rich-text.ts'
import { nearestTo } from './nearest-colour.ts'

test.each([
  ['Word’s dark red', [192, 0, 0], 'red'],
  ['an orange', [237, 125, 49], 'red'],
  ['Word’s gold', [255, 192, 0], 'yellow'],
  ['Word’s light green', [146, 208, 80], 'green'],
  ['Word’s green', [0, 176, 80], 'green'],
  ['teal', [0, 128, 128], 'cyan'],
  ['Word’s light blue', [0, 176, 240], 'cyan'],
  ['Word’s blue', [0, 112, 192], 'blue'],
  ['navy', [0, 0, 128], 'blue'],
  ['Word’s purple', [112, 48, 160], 'magenta'],
  ['a pink', [255, 105, 180], 'magenta'],
  ['a pale red', [255, 153, 153], 'red'],
] as const)('%s is shown in the nearest colour', (_name, rgb, nearest) => {
  const colour = nearestTo(rgb)
  expect(colour && textColours[colour]).toBe(nearest)
})

test.each([
  ['black', [0, 0, 0]],
  ['white', [255, 255, 255]],
  ['Google’s text', [32, 33, 36]],
  ['Atlassian’s text', [23, 43, 77]],
  ['Word’s blue grey', [68, 84, 106]],
  ['a grey', [128, 128, 128]],
] as const)('%s is no colour', (_name, rgb) => {
  expect(nearestTo(rgb)).toBe(null)
})
