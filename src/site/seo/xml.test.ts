import { expect, test } from 'vitest'
import { xmlResponse, xmlText } from './xml.ts'

test.each([
  ['Pumps & panels', 'Pumps &amp; panels'],
  ['<b>"it\'s"</b>', '&lt;b&gt;&quot;it&apos;s&quot;&lt;/b&gt;'],
  ['ماءٌ يجري', 'ماءٌ يجري'],
  ['Slide\u000bbreak', 'Slide break'],
  ['a\u0000b\u0008c\ufffe\ud800d', 'abcd'],
  ['line\none\ttab 💧', 'line\none\ttab 💧'],
])('%j stands in XML as it is meant', (text, written) => {
  expect(xmlText(text)).toBe(written)
})

test('a response has its type and its encoding', async () => {
  const answer = xmlResponse('application/rss+xml', '<rss/>')
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(await answer.text()).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<rss/>\n')
})
