import { expect, test } from 'vitest'
import { directedRichText, directionOfText, undirectedRichText } from './text-direction.ts'

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

test.each([
  ['<p>نعم</p><p>Modbus TCP (port 502).</p>', '<p>نعم</p><p dir="ltr">Modbus TCP (port 502).</p>'],
  ['<h2>1. <strong>Power</strong></h2>', '<h2 dir="ltr">1. <strong>Power</strong></h2>'],
  ['<p>220 &amp; 400</p>', '<p>220 &amp; 400</p>'],
  [
    '<ul><li>Power</li><li>٤٠</li><li>رأس<ul><li>Deep</li></ul></li></ul>',
    '<ul dir="ltr"><li>Power</li><li>٤٠</li><li dir="rtl">رأس<ul dir="ltr"><li>Deep</li></ul></li></ul>',
  ],
  [
    '<blockquote><p>Yes</p><p>نعم</p></blockquote>',
    '<blockquote dir="ltr"><p>Yes</p><p dir="rtl">نعم</p></blockquote>',
  ],
  [
    '<table><tbody><tr><th><p>Power</p></th><td>5</td><td>قوة</td></tr></tbody></table>',
    '<table><tbody><tr><th dir="ltr"><p>Power</p></th><td>5</td><td>قوة</td></tr></tbody></table>',
  ],
  [
    '<figure class="text"><img src="/m.webp" alt="" /><figcaption>A noria</figcaption></figure>',
    '<figure class="text"><img src="/m.webp" alt="" /><figcaption dir="ltr">A noria</figcaption></figure>',
  ],
  ['<p dir="rtl">Modbus هو المعيار</p>', '<p dir="rtl">Modbus هو المعيار</p>'],
  [
    '<ul dir="ltr"><li>رأس</li></ul><p>Then</p>',
    '<ul dir="ltr"><li>رأس</li></ul><p dir="ltr">Then</p>',
  ],
])('R-14 blocks of an Arabic text take their own: %s', (html, directed) => {
  expect(directedRichText(html, 'rtl')).toBe(directed)
  expect(directedRichText(directed, 'rtl')).toBe(directed)
  expect(undirectedRichText(directed, 'rtl')).toBe(html)
})

test('R-14 Arabic in an English text', () => {
  expect(directedRichText('<p>Yes</p><p>نعم (3)</p>', 'ltr')).toBe(
    '<p>Yes</p><p dir="rtl">نعم (3)</p>',
  )
})

test('R-14 a chosen direction that differs is kept', () => {
  const chosen = '<p dir="ltr">نعم</p><p dir="rtl">Modbus هو</p>'
  expect(undirectedRichText(chosen, 'rtl')).toBe(chosen)
  expect(undirectedRichText('<p dir="rtl">نعم</p><p dir="ltr">Yes</p>', 'rtl')).toBe(
    '<p>نعم</p><p>Yes</p>',
  )
})

test('R-14 a long text takes no long time', () => {
  const html = `${'<ul><li>1'.repeat(20)}${'2 <b>3</b>'.repeat(12_000)}${'</li></ul>'.repeat(20)}`
  const begun = performance.now()
  directedRichText(html, 'rtl')
  expect(performance.now() - begun).toBeLessThan(100)
})
