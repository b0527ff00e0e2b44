import { expect, test } from 'vitest'
import { withHeadingIds } from './headings.ts'

test('headings get ids made of their texts, in both scripts, and keep what they have', () => {
  expect(
    withHeadingIds('<h2 dir="rtl">كيف <strong>نقيس</strong></h2><p>بئر</p><h3>Step 2 &amp; 3</h3>'),
  ).toEqual({
    html: '<h2 id="text-كيف-نقيس" dir="rtl">كيف <strong>نقيس</strong></h2><p>بئر</p><h3 id="text-step-2-3">Step 2 &amp; 3</h3>',
    headings: [
      { id: 'text-كيف-نقيس', text: 'كيف نقيس', level: 2 },
      { id: 'text-step-2-3', text: 'Step 2 & 3', level: 3 },
    ],
  })
})

test('no two have one id, blank ones have none, and signs alone have a word', () => {
  const { html, headings } = withHeadingIds('<h2>Cost</h2><h2> </h2><h3>Cost</h3><h2>?!</h2>')
  expect(headings.map(({ id }) => id)).toEqual(['text-cost', 'text-cost-2', 'text-part'])
  expect(html).toContain('<h2> </h2>')
})

test('a text of headings alone costs no more than its length', () => {
  const many = '<h2>a'.repeat(25_000)
  const start = performance.now()
  withHeadingIds(many)
  expect(performance.now() - start).toBeLessThan(1_000)
})
