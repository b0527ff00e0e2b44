import { expect, test } from 'vitest'
import { paintedRichText } from '../../../domain/rich-text.ts'
import { storedRichText } from './stored-rich-text.ts'

test('colours are stored as the hex they are called by', () => {
  const stored = '<p><span style="color:#FF0000">Stop</span> and wait.</p>'
  expect(storedRichText(paintedRichText(stored), 'ltr')).toBe(stored)
})

test('the direction of the language itself is not stored, another one is', () => {
  const html = '<p dir="rtl">نعم</p><ol start="2" dir="rtl"><li dir="ltr">yes</li></ol>'
  expect(storedRichText(html, 'rtl')).toBe('<p>نعم</p><ol start="2"><li dir="ltr">yes</li></ol>')
})

test('what only looks like a direction is text', () => {
  const html = '<p dir="ltr">Write dir="ltr" there.</p>'
  expect(storedRichText(html, 'ltr')).toBe('<p>Write dir="ltr" there.</p>')
})
