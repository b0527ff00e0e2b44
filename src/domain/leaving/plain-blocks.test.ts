import { expect, test } from 'vitest'
import { dice } from '../../../tests/support/dice.ts'
import { cleanRichText } from '../rich-text/clean-rich-text.ts'
import { parsedMarkdown } from './markdown-of.ts'
import { plainMarkdown, topBlocks } from './plain-blocks.ts'

const id = '0a'.repeat(16)
const addresses = {
  picture: () => ({ path: `../pictures/${id}.webp`, alt: 'The noria' }),
  file: (file: string) => `../files/${file}/en/guide.pdf`,
}

test('most texts are written without the parsers, and alike', () => {
  let [plain, all] = [0, 0]
  for (let seed = 1; seed <= 400; seed++) {
    for (const block of topBlocks(cleanRichText(text(seed)))) {
      const markdown = plainMarkdown(block, addresses.picture)
      all += 1
      if (markdown === undefined) continue
      expect([markdown], block).toEqual(parsedMarkdown(block, addresses))
      plain += 1
    }
  }
  expect(plain / all).toBeGreaterThan(0.2)
})

test('what could be a sign of Markdown is left to the parsers', () => {
  const begun = '1. 2) # - + > | * _ ` ~ [ \\ @ &amp;'.split(' ').map((sign) => `<p>${sign} a</p>`)
  const others = [
    '<p>a<br />- b</p>',
    '<p>Look!<a href="https://a.example">here</a></p>',
    '<p>www.a.example</p>',
    '<p>see https://a.example</p>',
    '<h2>a #</h2>',
    '<p>a<strong>b.</strong>c</p>',
    '<p><strong>a</strong><em>b</em></p>',
    '<p dir="rtl">a</p>',
    '<p>a </p>',
    '<p></p>',
  ]
  for (const block of [...begun, ...others]) {
    expect(plainMarkdown(block, addresses.picture), block).toBeUndefined()
  }
})

test('words between blocks keep the text whole', () => {
  for (const html of ['Omar<p>and Layla</p>', '<p>Omar</p>and', '<p>Omar<ul><li>a</li></ul>']) {
    expect(topBlocks(html)).toEqual([html])
  }
  expect(topBlocks('<p>Omar</p>\n<ul><li>a<ul><li>b</li></ul></li></ul>')).toHaveLength(2)
})

function text(seed: number): string {
  const roll = dice(seed)
  const one = <Kind>(kinds: Kind[]) => kinds[roll(kinds.length)] as Kind
  const many = (most: number, make: () => string) =>
    Array.from({ length: 1 + roll(most) }, make).join('')
  const run = () => many(3, () => one(roll(4) === 0 ? odd : usual) + one(['', '. ', ' ', ' ']))
  const line = () =>
    many(2, () => many(1, run) + (roll(2) === 0 ? one(marks).join(run().trim()) : ''))
  const items = () => many(3, one([() => `<li>${line()}</li>`, () => `<li><p>${line()}</p></li>`]))
  return one([
    () => `<p>${line()}</p>`,
    () => `<p>${line()}<br>${line()}</p>`,
    () => `<h2>${line()}</h2>`,
    () => `<h3>${line()}</h3>`,
    () => `<ul>${items()}</ul>`,
    () => `<ol>${items()}</ol>`,
    () => `<blockquote><p>${line()}</p></blockquote>`,
    () =>
      `<figure class="text"><img src="/media/${id}/640.webp" alt=""><figcaption>${run()}</figcaption></figure>`,
  ])()
}

const marks = [
  ['<strong>', '</strong>'],
  ['<em>', '</em>'],
  ['<s>', '</s>'],
  ['<u>', '</u>'],
  ['<span style="color:#FF0000">', '</span>'],
  ['<a href="https://a.example/b?c=d#e">', '</a>'],
]
const usual = ['pump', 'مضخّة', 'ماءٌ', '2025', 'now', 'how much water', 'كم من الماء']
const odd = [
  ...'1. 2) 3.8 :// (a) ! " - + = > | # * ** _ ` ~~ [a](b) &amp; \\ @ ؟ km² 50°C w. .w :a ; /'.split(
    ' ',
  ),
  '<a href="mailto:omar@a.example">omar@a.example</a>',
  '<a href="tel:+963335">tel:+963335</a>',
]
