import { expect, test } from 'vitest'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { withBoundNumbers, withIsolatedUnits } from './bound-numbers.ts'

test.each([
  ['Pump for 18.4 m³/h at 6 bar', 'Pump for~18.4~m³/h at~6~bar'],
  [
    'Seventeen wheels turn since 1936 alongside the river',
    'Seventeen wheels turn since~1936 alongside the river',
  ],
  ['مضخّة تعطي 50 م³ في الساعة', 'مضخّة تعطي~50~م³ في الساعة'],
  ['أُنجزت 120 محطّة', 'أُنجزت~120~محطّة'],
  ['12 13 14', '12 13 14'],
  ['Call +963 33 252 100', 'Call +963 33 252 100'],
  ['a  b', 'a  b'],
])('DET-6 in «%s» numbers stay with their words and units', (text, bound) => {
  expect(withBoundNumbers(text).replaceAll('\u00a0', '~')).toBe(bound)
})

test('a text of nothing but short words and numbers costs little', () => {
  const text = '1 x '.repeat(32_000)
  expectThreadTime(100, () => withBoundNumbers(text))
})

test('R-10 a text of nothing but digits costs little', () => {
  for (const text of ['1'.repeat(128_000), '1,'.repeat(64_000), '1 '.repeat(64_000)]) {
    expectThreadTime(100, () => withIsolatedUnits(text, 'ar'))
  }
})
