import { expect, test } from 'vitest'
import { formattedPrice, keptPrice } from './price.ts'

test.each([
  ['1250', '1250'],
  [' 1,250 ', '1250'],
  ['1,250.5', '1250.50'],
  ['1250.00', '1250'],
  ['0', '0'],
  ['007', '7'],
  ['999,999,999.99', '999999999.99'],
  ['999999999.99', '999999999.99'],
  ['١٬٢٥٠٫٥', '1250.50'],
  ['۱۲۵۰', '1250'],
  ['', ''],
  ['   ', ''],
])('%j is kept as %j', (text, kept) => {
  expect(keptPrice(text)).toBe(kept)
})

test.each([
  '1000000000',
  '-1',
  '1.999',
  '1,25',
  '12,50,000',
  '1e3',
  '1250 SP',
  '.5',
  '5.',
  '1 250',
  'ماء',
  '9'.repeat(1e6),
])('%.20s is no price', (text) => {
  expect(keptPrice(text)).toBeUndefined()
})

test.each([
  ['1250', '1,250'],
  ['1250.50', '1,250.50'],
  ['999999999.99', '999,999,999.99'],
  ['0', '0'],
])('%s is shown as %s', (price, shown) => {
  expect(formattedPrice(price)).toBe(shown)
})
