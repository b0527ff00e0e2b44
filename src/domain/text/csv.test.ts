import { expect, test } from 'vitest'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { csvRow, csvStart } from './csv.ts'

const cellOf = (text: string) => csvRow([text]).slice(1, -3)

const injections = ['=', '+', '-', '@', '＝', '＋', '－', '＠'].flatMap((sign) =>
  ['', ' ', '\u00a0', '\u200b\u2060', '\ufeff'].map((before) => `${before}${sign}1+1`),
)

test('MSG-15 every cell is quoted, and rows end as spreadsheets expect', () => {
  expect(csvStart).toBe('\ufeff')
  expect(csvRow(['Rima', 'a "well"', '', 'one\r\ntwo'])).toBe(
    '"Rima","a ""well""","","one\ntwo"\r\n',
  )
})

test('MSG-15 40 formulas are texts', () => {
  expect(injections).toHaveLength(40)
  for (const text of injections) expect(cellOf(text)).toBe(`'${text}`)
})

test.each([
  ['a tab', '\t=1', "' =1"],
  ['a carriage return', '\rtext', "'\ntext"],
  ['a direction mark', '\u202e=1', "'\u202e=1"],
  ['a filler of Hangul', '\u3164=1', "'\u3164=1"],
  ['a blank line', '\n\n=1', "'\n\n'=1"],
  ['a line of a text', 'Hello\n =1', "Hello\n' =1"],
  ['what other programs split at', 'Hello;=1', "Hello;'=1"],
])('MSG-15 a formula after %s is a text', (_what, text, cell) => {
  expect(cellOf(text)).toBe(cell)
})

test('MSG-15 other texts stay as they are', () => {
  for (const text of ['Rima', 'a-b', '1 + 1 = 2', 'بئر', "it's", 'see; then']) {
    expect(cellOf(text)).toBe(text)
  }
})

test('MSG-15 the worst text takes linear time', () => {
  expectThreadTime(1_000, () => {
    for (const sign of ['\n', ' ', '\u200b', ';', ';\n ']) cellOf(sign.repeat(100_000))
  })
})
