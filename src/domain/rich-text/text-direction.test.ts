import { expect, test } from 'vitest'
import { directionOfText } from './text-direction.ts'

test.each([
  ['Modbus TCP', 'ltr'],
  ['(3 HP) 2.2 kW', 'ltr'],
  ['\u200f\u2067«٣» 12: مضخة', 'rtl'],
  ['שלום', 'rtl'],
  ['Ωmega', 'ltr'],
  ['220 – 400 %', undefined],
  ['', undefined],
])('R-14 %j begins %s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction)
})
