import { expect, test } from 'vitest'
import { fromEditorHtml, toEditorHtml } from './editor-html.ts'

test('colours are stored as the hex they are called by', () => {
  const stored = '<p><span style="color:#FF0000">Stop</span> and wait.</p>'
  expect(fromEditorHtml(toEditorHtml(stored), 'ltr')).toBe(stored)
})

test('R-14 a direction that the text has anyway is not stored', () => {
  const html =
    '<p dir="rtl">نعم</p><ol start="2" dir="ltr"><li dir="ltr">yes</li></ol><p dir="rtl">TCP هو</p>'
  expect(fromEditorHtml(html, 'rtl')).toBe(
    '<p>نعم</p><ol start="2"><li>yes</li></ol><p dir="rtl">TCP هو</p>',
  )
})

test('what only looks like a direction is text', () => {
  const html = '<p dir="ltr">Write dir="ltr" there.</p>'
  expect(fromEditorHtml(html, 'ltr')).toBe('<p>Write dir="ltr" there.</p>')
})

test('R-14 a chosen direction that differs is kept', () => {
  const chosen = '<p dir="ltr">نعم</p><p dir="rtl">Modbus هو</p>'
  expect(fromEditorHtml(chosen, 'rtl')).toBe(chosen)
  expect(fromEditorHtml('<p dir="rtl">نعم</p><p dir="ltr">Yes</p>', 'rtl')).toBe(
    '<p>نعم</p><p>Yes</p>',
  )
})
