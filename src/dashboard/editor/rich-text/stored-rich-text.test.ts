import { expect, test } from 'vitest'
import { paintedRichText } from '../../../domain/rich-text.ts'
import { storedRichText } from './stored-rich-text.ts'

test('colours are stored as the hex they are called by', () => {
  const stored = '<p><span style="color:#FF0000">Stop</span> and wait.</p>'
  expect(storedRichText(paintedRichText(stored), 'ltr')).toBe(stored)
})

test('R-14 a direction that the text has anyway is not stored', () => {
  const html =
    '<p dir="rtl">نعم</p><ol start="2" dir="ltr"><li dir="ltr">yes</li></ol><p dir="rtl">TCP هو</p>'
  expect(storedRichText(html, 'rtl')).toBe(
    '<p>نعم</p><ol start="2"><li>yes</li></ol><p dir="rtl">TCP هو</p>',
  )
})

test('what only looks like a direction is text', () => {
  const html = '<p dir="ltr">Write dir="ltr" there.</p>'
  expect(storedRichText(html, 'ltr')).toBe('<p>Write dir="ltr" there.</p>')
})
