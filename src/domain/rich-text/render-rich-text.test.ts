import { describe, expect, test } from 'vitest'
import { figureOf } from '../../../tests/support/figures.ts'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { fromEditorHtml } from './editor-html.ts'
import type { FileLinks } from './file-links.ts'
import { toPageHtml, toPageHtmlWithContents, toPublicHtml } from './render-rich-text.server.ts'

const media = '0a'.repeat(16)
const described = new Map([
  [media, { width: 960, height: 640, focus: null, alt: 'A "noria"', caption: '' }],
])
const files: FileLinks = new Map()
const inEnglish = { language: 'en', described, files }
const inArabic = { language: 'ar', described, files }

describe('directions', () => {
  test.each([
    [
      '<p>نعم</p><p>Modbus TCP (port 502).</p>',
      '<p>نعم</p><p dir="ltr">Modbus TCP (port 502).</p>',
    ],
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
    expect(toPublicHtml(html, inArabic)).toBe(directed)
    expect(toPublicHtml(directed, inArabic)).toBe(directed)
    expect(fromEditorHtml(directed, 'rtl')).toBe(html)
  })

  test('R-14 Arabic in an English text', () => {
    expect(toPublicHtml('<p>Yes</p><p>نعم (3)</p>', inEnglish)).toBe(
      '<p>Yes</p><p dir="rtl">نعم (3)</p>',
    )
  })
})

describe('a link to a file', () => {
  const [guide, prices, gone] = ['0a', '1b', '2c'].map((part) => part.repeat(16))
  const links = new Map([
    [guide, { address: `/files/${guide}/ar/guide.pdf`, facts: '(<bdi>PDF</bdi>)' }],
    [prices, { address: `/files/${prices}/en/a.pdf`, hrefLang: 'en', facts: '(in English)' }],
  ]) as FileLinks
  const drawn = (html: string, language = 'ar') =>
    toPageHtml(html, { language, described, files: links })
  const linkTo = (id: string | undefined, text = 'x') =>
    `<a dir="ltr" href="/files/${id}">${text}</a>`

  test('FIL-10 leads to its version, with its facts behind it', () => {
    const address = `/files/${guide}/ar/guide.pdf`
    const text = `انظر ${linkTo(guide, '<strong>الدليل</strong>')}.`
    expect(drawn(text)).toBe(
      `انظر <a dir="ltr" href="${address}"><strong>الدليل</strong></a> <bdi class="file-facts" dir="rtl">(<bdi>PDF</bdi>)</bdi>.`,
    )
    expect(drawn(text, 'en')).toContain('<bdi class="file-facts" dir="ltr">')
  })

  test('FIL-9 names the language of a version in another', () => {
    expect(drawn(linkTo(prices))).toBe(
      `<a dir="ltr" href="/files/${prices}/en/a.pdf" hreflang="en">x</a> <bdi class="file-facts" dir="rtl">(in English)</bdi>`,
    )
  })

  test('FIL-11 is its text alone when the file is gone, beside links that are not', () => {
    const external = '<a href="https://a.example">site</a>'
    expect(drawn(`${linkTo(gone, 'the <em>old</em> one')}, ${external}`)).toBe(
      `the <em>old</em> one, ${external}`,
    )
    expect(drawn(`<a href="https://a.example">a${linkTo(gone)}b</a>`)).toBe(
      '<a href="https://a.example">axb</a>',
    )
  })

  test('FIL-11 is read by programs as it is stored', () => {
    expect(toPublicHtml(linkTo(guide), inArabic)).toBe(linkTo(guide))
  })
})

describe('on a page', () => {
  test('MED-12 a figure is drawn in the width that fits', () => {
    const text = `<p>a</p>${figureOf({ media, size: 'full', width: 960, caption: 'c' })}`
    const set = (format: string) =>
      [320, 640, 960].map((width) => `/media/${media}/${width}.${format} ${width}w`).join(', ')
    expect(toPageHtml(text, inEnglish)).toBe(
      `<p>a</p><figure class="full"><picture><source type="image/avif" srcset="${set('avif')}" sizes="100vw" />` +
        `<img srcset="${set('webp')}" sizes="100vw" src="/media/${media}/960.webp" alt="A &quot;noria&quot;" width="960" height="640" loading="lazy" decoding="async" />` +
        `</picture><figcaption>c</figcaption></figure>`,
    )
  })

  test('a picture that the library does not know stays', () => {
    const text = figureOf({ media: '1b'.repeat(16) })
    expect(toPageHtml(text, inEnglish)).toBe(text)
    expect(toPublicHtml(text, inEnglish)).toBe(text)
  })

  test.each([
    ['<p><span style="color:#FF0000">x</span></p>', '<p><span class="text-red">x</span></p>'],
    [
      '<span dir="rtl" style="color:#00FFFF">x</span>',
      '<span dir="rtl" class="text-cyan">x</span>',
    ],
    ['<p>style="color:#FF0000"</p>', '<p>style="color:#FF0000"</p>'],
  ])('colours are classes: %s', (text, shown) => {
    expect(toPageHtml(text, inEnglish)).toBe(shown)
  })

  test('tables scroll, each by itself', () => {
    const table = (inner: string) => `<table><tr><td>${inner}</td></tr></table>`
    const scrolling = (inner: string) => `<div class="table" tabindex="0">${table(inner)}</div>`
    expect(toPageHtml(table(table('a')), inEnglish)).toBe(scrolling(scrolling('a')))
  })

  test('DET-6 numbers stay with their units, attributes as they are', () => {
    const text = '<p>at 6 bar <a href="https://example.com/a 6 b">see 7 m</a></p>'
    expect(toPageHtml(text, inEnglish).replaceAll('\u00a0', '~')).toBe(
      '<p>at~6~bar <a href="https://example.com/a 6 b">see~7~m</a></p>',
    )
  })

  test('R-10 a number and its Latin unit are isolated', () => {
    const text =
      '<p>تعطي 18.4 m³/h و22\u00a0kW في <a href="https://a.example/5kW">2025</a> &amp; 5</p>'
    expect(toPageHtml(text, inArabic).replaceAll('\u00a0', '~')).toBe(
      '<p>تعطي~<bdi dir="ltr">18.4~m³/h</bdi> و<bdi dir="ltr">22~kW</bdi> في <a href="https://a.example/5kW">2025</a> &amp;~5</p>',
    )
    expect(toPageHtml(text, inEnglish)).not.toContain('<bdi')
  })
})

describe('a table of contents', () => {
  const contents = (html: string) => toPageHtmlWithContents(html, inArabic)

  test('leads to headings by their texts, in both scripts', () => {
    const text = '<h2 dir="rtl">كيف <strong>نقيس</strong></h2><h3>Step &amp; cost</h3><h2>كم؟</h2>'
    expect(contents(text)).toEqual({
      html: '<h2 id="text-كيف-نقيس" dir="rtl">كيف <strong>نقيس</strong></h2><h3 id="text-step-cost" dir="ltr">Step &amp; cost</h3><h2 id="text-كم">كم؟</h2>',
      headings: [
        { id: 'text-كيف-نقيس', text: 'كيف نقيس', level: 2 },
        { id: 'text-step-cost', text: 'Step & cost', level: 3 },
        { id: 'text-كم', text: 'كم؟', level: 2 },
      ],
    })
  })

  test('is of three headings or more', () => {
    const few = '<h2>نعم</h2><h2>كيف</h2><h2> </h2>'
    expect(contents(few)).toEqual({ html: few, headings: [] })
  })

  test('has no two of one id, none that is blank, and a word for signs', () => {
    const { html, headings } = contents('<h2>Cost</h2><h2> </h2><h3>Cost</h3><h2>?!</h2>')
    expect(headings.map(({ id }) => id)).toEqual(['text-cost', 'text-cost-2', 'text-part'])
    expect(html).toContain('<h2> </h2>')
  })

  test('leads to the inner of two headings', () => {
    const { headings } = contents('<h2>a<h3>b</h3></h2><h2>c</h2><h3>d</h3>')
    expect(headings.map(({ text }) => text)).toEqual(['b', 'c', 'd'])
  })
})

const costly = {
  'short words and numbers': `<p>${'1 x '.repeat(32_000)}</p>`,
  digits: '1'.repeat(128_000),
  'digits and commas': '1,'.repeat(64_000),
  headings: '<h2>a</h2>'.repeat(3_900),
  'two long headings': `<h2>${'a '.repeat(32_000)}</h2>`.repeat(2),
  'line breaks': 'x 5<br />'.repeat(7_900),
  'letters after many tags': `${'<ul><li>1'.repeat(19)}${'2 <em>3</em>'.repeat(3_900)}x${'</li></ul>'.repeat(19)}`,
}

test.each(Object.entries(costly))('a page of nothing but %s costs little', (_what, html) => {
  expectThreadTime(100, () => toPageHtmlWithContents(html, inArabic))
})
