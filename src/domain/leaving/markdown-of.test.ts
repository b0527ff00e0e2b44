import { describe, expect, test } from 'vitest'
import { cleanRichText } from '../rich-text/clean-rich-text.ts'
import { dice } from '../../../tests/support/dice.ts'
import { htmlIn } from './html-in.ts'
import { markdownOf } from './markdown-of.ts'

const id = '0a'.repeat(16)
const picture = `<img src="/media/${id}/1920.webp" alt="" />`
const shown = `../pictures/${id}.webp`
const addresses = {
  picture: () => ({ path: shown, alt: 'The noria' }),
  file: (file: string) => `../files/${file}/en/guide.pdf`,
}
const written = (html: string) => markdownOf(html, addresses).trimEnd()

describe('an editor’s text becomes Markdown:', () => {
  test.each([
    ['<h2>Two</h2><p>a<br />b</p><h3>Three</h3>', '## Two\n\na\\\nb\n\n### Three'],
    ['<p><strong>b</strong> <em>i</em> <s>s</s></p>', '**b** *i* ~~s~~'],
    ['<p><strong>مهمّة </strong>جدًّا</p>', '**مهمّة** جدًّا'],
    ['<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>', '- a\n  1. b'],
    ['<blockquote><p>Said</p></blockquote>', '> Said'],
    [`<p><a href="/files/${id}">guide</a></p>`, `[guide](../files/${id}/en/guide.pdf)`],
    [
      '<table><tbody><tr><th><p>a</p></th></tr><tr><td><p>1|2</p></td></tr></tbody></table>',
      '| a |\n| - |\n| 1\\|2 |',
    ],
    [`<figure class="text">${picture}</figure>`, `![The noria](${shown})`],
    [
      `<figure class="text">${picture}<figcaption>2025</figcaption></figure>`,
      `![The noria](${shown} "2025")`,
    ],
    ['<p># 1. *a* www.example.com</p>', '\\# 1. \\*a\\* www\\.example.com'],
  ])('%s', (html, markdown) => {
    expect(written(html)).toBe(markdown)
  })
})

describe('what Markdown cannot say stays HTML:', () => {
  test.each([
    '<p dir="rtl">اثنان</p>',
    '<p></p>',
    '<table><tbody><tr><td colspan="2"><p>a</p></td></tr></tbody></table>',
    `<figure class="wide"><img src="${shown}" alt="The noria"></figure>`,
    `<figure class="text"><img src="${shown}" alt="The noria"><figcaption>The <em>noria</em></figcaption></figure>`,
  ])('%s', (html) => {
    expect(written(html.replace(`src="${shown}"`, `src="/media/${id}/640.webp"`))).toBe(html)
  })

  test('a colour and an underline within Markdown', () => {
    expect(written('<p>a <u>b</u> <span style="color:#FF0000"><em>c</em></span></p>')).toBe(
      'a <u>b</u> <span style="color:#FF0000">*c*</span>',
    )
  })
})

test('30 random texts read back as they were', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const html = cleanRichText(randomText(seed))
    const again = cleanRichText(htmlIn(written(html)))
    expect(sameText(again), html).toBe(sameText(html))
  }
})

function sameText(html: string): string {
  return html
    .replace(/[ \n]+/g, ' ')
    .replace(/ ?(<[^<>]+>) ?/g, '$1')
    .replace(/<\/?t(head|body)>| scope="col"/g, '')
}

function randomText(seed: number): string {
  const roll = dice(seed)
  const one = <Kind>(kinds: Kind[]) => kinds[roll(kinds.length)] as Kind
  const many = (most: number, make: () => string) =>
    Array.from({ length: 1 + roll(most) }, make).join('')
  const word = () => one([...words, link]) + one(['', ' ', ' ', '.', '، '])
  const inline = (depth = 0): string => {
    const [open, close] = one(marks)
    return depth > 2 || roll(3) === 0
      ? word()
      : `${open}${many(2, () => inline(depth + 1))}${close}`
  }
  const line = () => many(5, inline)
  const p = () => one(['<p>', '<p>', '<p>', '<p dir="rtl">']) + line() + '</p>'
  const cell = (tag: string) => () => `<${tag}><p>${line()}</p></${tag}>`
  const block = (depth = 0): string =>
    one([
      p,
      p,
      () => `<h2>${line()}</h2>`,
      () => '<ol start="3">' + many(3, () => `<li>${p()}${within(depth)}</li>`) + '</ol>',
      () => `<ul>${many(3, () => `<li>${p()}${within(depth)}</li>`)}</ul>`,
      () => `<blockquote>${p()}${within(depth)}</blockquote>`,
      () =>
        `<table><tbody><tr>${many(1, cell('th'))}</tr><tr>${many(2, cell('td'))}</tr></tbody></table>`,
    ])()
  const within = (depth: number) => (depth > 1 || roll(2) === 0 ? '' : block(depth + 1))
  return many(5, block)
}

const link = '<a href="https://a.example/b_(c)?d=1&amp;e=*">a <strong>b</strong></a>'
const marks: [string, string][] = [
  ['<strong>', '</strong>'],
  ['<em>', '</em>'],
  ['<s>', '</s>'],
  ['<u>', '</u>'],
  ['<span style="color:#FF0000">', '</span>'],
]
const words =
  'pump مضخّة 1. # - + > | ** __ ` ~~ [a](b) &amp;amp; &lt;b&gt; \\ ! a@b.example www.a.example 5\u00a0kW <br> ==='.split(
    ' ',
  )
