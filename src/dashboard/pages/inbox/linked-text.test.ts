import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { expectThreadTime } from '../../../../tests/support/timing.ts'
import { LinkedText } from './linked-text.tsx'

const shown = (text: string) => renderToStaticMarkup(createElement(LinkedText, { text }))

test('INB-3 web addresses are links, and the sentence around them is not', () => {
  const html = shown('See (https://naoura.example/a?b=1). Or http://b.example, please; not ftp://c')
  expect(html.match(/href="[^"]+"/g)).toEqual([
    'href="https://naoura.example/a?b=1"',
    'href="http://b.example"',
  ])
  expect(html.replace(/<[^>]+>/g, '')).toBe(
    'See (https://naoura.example/a?b=1). Or http://b.example, please; not ftp://c',
  )
  expect(shown('Without any')).toBe('Without any')
})

test('a message of nothing but addresses costs little', () => {
  expectThreadTime(50, () => shown('https://a.b.'.repeat(400)))
  expectThreadTime(50, () => shown(`https://${'.'.repeat(5_000)}`))
})
