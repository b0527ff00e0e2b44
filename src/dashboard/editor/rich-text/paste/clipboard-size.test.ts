import { expect, test } from 'vitest'
import { isTooMuchText, isTooMuchToPaste } from './clipboard-size.ts'

test.each([
  ['a long document', '<p class=MsoNormal>x<o:p></o:p></p>'.repeat(10_000)],
  ['large pictures', `<img src="data:image/png;base64,${'A'.repeat(9_000_000)}">`],
  ['what Word says of itself', `<!--${'<w:LsdException Name="Normal"/>'.repeat(5_000)}-->`],
  ['a drawing', `<svg>${'<path d="M0 0"/>'.repeat(5_000)}</svg>`],
])('%s can be pasted', (_name, html) => {
  expect(isTooMuchToPaste(html)).toBe(false)
})

test.each([
  ['too long a page', 'x'.repeat(3_000_001)],
  ['too many tags', '<br>'.repeat(60_001)],
  ['too deep a page', '<div>'.repeat(1_001)],
  ['marks that are opened again in each block', '<b>'.repeat(900) + '<p>x'.repeat(900)],
])('%s cannot be pasted', (_name, html) => {
  expect(isTooMuchToPaste(html)).toBe(true)
})

test('a text is pasted up to twice what an article can have', () => {
  expect(isTooMuchText('x\n'.repeat(9_999))).toBe(false)
  expect(isTooMuchText('x'.repeat(262_145))).toBe(true)
  expect(isTooMuchText('\n'.repeat(10_001))).toBe(true)
})
