import { describe, expect, test } from 'vitest'
import { randomTagSoup } from '../../../tests/support/attacks.ts'
import { cleanRichText } from './clean-rich-text.ts'
import { excerptOf } from '../articles/excerpt-of.ts'
import { plainText } from '../articles/excerpt.ts'
import { messages } from '../messages.ts'

describe('cleaning keeps', () => {
  test.each([
    '<p>One</p><p dir="rtl">اثنان</p>',
    '<p>Line<br />break</p>',
    '<p><strong>b</strong><em>i</em><u>u</u><s>s</s></p>',
    '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>',
    '<ol start="3"><li><p>c</p></li></ol>',
    '<h2>Two</h2><h3>Three</h3><blockquote><p>Said</p></blockquote>',
    '<p><a href="https://naoura.example/a?b=1">l</a><a href="http://a.example">l</a></p>',
    '<p><a href="mailto:omar@naoura.example">mail</a><a href="tel:+963331234">call</a></p>',
    `<p>See <a href="/files/${'0a'.repeat(16)}">the <strong>guide</strong></a></p>`,
    '<p><span style="color:#FF00FF">pink</span></p>',
    '<p>3 &lt; 4 &amp; 5 &gt; 4</p>',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2"><p>a</p></td></tr><tr><td rowspan="3">b</td></tr></tbody></table>',
  ])('%s', (html) => {
    expect(cleanRichText(html)).toBe(html)
  })
})

describe('cleaning turns', () => {
  test.each([
    [
      '<b>b</b><i>i</i><strike>s</strike><del>d</del>',
      '<strong>b</strong><em>i</em><s>s</s><s>d</s>',
    ],
    ['<h1>1</h1><h4>4</h4>', '<h2>1</h2><h3>4</h3>'],
    ['<span style="color: rgb(255, 0, 0)">x</span>', '<span style="color:#FF0000">x</span>'],
    ['<span style="COLOR:#0f0;top:0">x</span>', '<span style="color:#00FF00">x</span>'],
    ['<span style="color:#123456">x</span>', '<span>x</span>'],
    ['<span style="background-color:#FF0000">x</span>', '<span>x</span>'],
    ['<p class="a" id="b" title="c" data-d="e">x</p>', '<p>x</p>'],
    ['<p dir="sideways">x</p>', '<p>x</p>'],
    ['<img src="a.png" alt="a">text', 'text'],
    ['<ol start="1"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<ol start="-2" type="a"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<ul start="3"><li>a</li></ul>', '<ul><li>a</li></ul>'],
    [
      '<p>The&nbsp;<b>new</b>&nbsp;pump: 5&nbsp;kW</p>',
      '<p>The <strong>new</strong> pump: 5\u00a0kW</p>',
    ],
    ['<a href="https://a.example"></a>text', 'text'],
    [
      '<table border="1"><caption>c</caption><tr><td>a</td></tr></table>',
      '<table>c<tr><td>a</td></tr></table>',
    ],
    ['<tr><td colspan="1" rowspan="0" scope="col">a</td></tr>', '<tr><td>a</td></tr>'],
    ['<tr><th colspan="21" rowspan="201" scope="x">a</th></tr>', '<tr><th>a</th></tr>'],
    ['<tr><td colspan="9e1" rowspan="0x9">a</td></tr>', '<tr><td>a</td></tr>'],
    [
      '<a href="https://a.example" target="_blank" onclick="x()">l</a>',
      '<a href="https://a.example">l</a>',
    ],
    ['a<!-- comment -->b', 'ab'],
    ['<p>unclosed', '<p>unclosed</p>'],
  ])('%s into %s', (html, clean) => {
    expect(cleanRichText(html)).toBe(clean)
  })

  test.each(['', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>', ' \n ', '<ul><li></li></ul>', '<img>'])(
    '%j into nothing',
    (html) => {
      expect(cleanRichText(html)).toBe('')
    },
  )
})

describe('FIL-11 a link loses an address that leads to nothing of the site', () => {
  const file = `/files/${'0a'.repeat(16)}`
  test.each([
    `${file}/en/guide.pdf`,
    `${file}0`,
    `${file}?a`,
    `${file}#a`,
    ` ${file}`,
    file.toUpperCase(),
    `.${file}`,
    file.slice(1),
    '/files/guide',
    '/blog/7/x',
    '/blog/7?a',
    '//blog/7',
    '/\\blog/7',
    '/dashboard/posts',
    '/api/session',
    '/x\u202e',
    'blog/7',
    'guide.pdf',
    '#part',
    '?page=2',
  ])('%j', (address) => {
    expect(cleanRichText(`<p><a href="${address}">x</a></p>`)).toBe('<p><a>x</a></p>')
  })
})

test.each(['/', '/ar', '/blog/7', '/ar/blog/7#part', '/ar/%D9%85%D9%86', '/blog/topic/pumps'])(
  'a link within the site stays: %s',
  (address) => {
    const html = `<p><a href="${address}">x</a></p>`
    expect(cleanRichText(html)).toBe(html)
  },
)

describe('a figure', () => {
  const address = `/media/${'0a'.repeat(16)}/1920.webp`
  const picture = `<img src="${address}" alt="" />`
  const caption =
    '<figcaption>The <em>bridge</em>, <a href="https://a.example">2025</a></figcaption>'

  test.each([
    `<figure class="text">${picture}</figure>`,
    `<p>a</p><figure class="wide">${picture}${caption}</figure><p>b</p>`,
    `<figure class="full">${picture}${caption}</figure>`,
  ])('is kept: %s', (html) => {
    expect(cleanRichText(html)).toBe(html)
  })

  test.each([
    [
      'spaces and another alt text',
      `<figure class="text">\n<img alt="A noria" src="${address}" width="9" height="9" loading="lazy">\n<figcaption> c </figcaption>\n</figure>`,
      `<figure class="text">${picture}<figcaption>c</figcaption></figure>`,
    ],
    [
      'a direction',
      `<figure dir="rtl" class="text">${picture}</figure>`,
      `<figure class="text">${picture}</figure>`,
    ],
    [
      'a blank caption',
      `<figure class="text">${picture}<figcaption> </figcaption></figure>`,
      `<figure class="text">${picture}</figure>`,
    ],
    [
      'an open paragraph before it',
      `<p>a<figure class="text">${picture}</figure>`,
      `<p>a</p><figure class="text">${picture}</figure>`,
    ],
  ])('loses %s', (_name, html, clean) => {
    expect(cleanRichText(html)).toBe(clean)
  })

  test.each([
    ['of another class', `<figure class="huge">${picture}<figcaption>c</figcaption></figure>`],
    ['of two classes', `<figure class="text wide">${picture}<figcaption>c</figcaption></figure>`],
    ['without a class', `<figure>${picture}<figcaption>c</figcaption></figure>`],
    ['without a picture', '<figure class="text"><figcaption>c</figcaption></figure>'],
    [
      'of two pictures',
      `<figure class="text">${picture}${picture}<figcaption>c</figcaption></figure>`,
    ],
    ['that is not closed', `<figure class="text">${picture}<figcaption>c`.replace('text', '')],
    [
      'of another host',
      `<figure class="text"><img src="https://a.example${address}"><figcaption>c</figcaption></figure>`,
    ],
    [
      'of another address',
      '<figure class="text"><img src="/api/users/1.webp"><figcaption>c</figcaption></figure>',
    ],
    [
      'in a paragraph of a list',
      `<ul><li><figure class="text">${picture}<figcaption>c</figcaption></figure></li></ul>`,
    ],
  ])('%s leaves what was written, and nothing else', (_name, html) => {
    const clean = cleanRichText(html)
    expect(clean).not.toMatch(/fig|img/)
    expect(plainText(clean)).toBe('c')
  })

  test('is no part of an excerpt, and its caption is text', () => {
    const html = `<figure class="wide">${picture}${caption}</figure><p>Text</p>`
    expect(excerptOf(html)).toBe('Text')
    expect(plainText(html)).toBe('The bridge, 2025 Text')
  })
})

describe('a table', () => {
  const row = (cells: number) => `<tr>${'<td>a</td>'.repeat(cells)}</tr>`

  test.each([
    ['20 columns', `<table>${row(20)}</table>`],
    [
      'cells beneath those of 20 columns and several rows',
      '<table><tr><td colspan="20" rowspan="2">a</td></tr><tr></tr><tr><td>a</td></tr></table>',
    ],
    ['200 rows', `<table>${row(1).repeat(200)}</table>`],
    ['two tables of 150 rows', `<table>${row(1).repeat(150)}</table>`.repeat(2)],
    [
      'a table in a cell',
      `<table><tr><td><table>${row(15)}</table></td>${'<td>a</td>'.repeat(15)}</tr></table>`,
    ],
  ])('of %s is kept', (_name, html) => {
    expect(cleanRichText(html)).toBe(html)
  })

  test.each([
    ['21 columns', `<table>${row(1)}${row(21)}</table>`],
    ['cells that span 21', `<table><tr><td colspan="20">a</td><td>a</td></tr></table>`],
    [
      'cells that stand beside those of 20 columns and several rows above',
      '<table><tr><td colspan="20" rowspan="2">a</td></tr><tr><td>a</td></tr></table>',
    ],
    ['201 rows', `<table>${row(1).repeat(201)}</table>`],
    [
      '201 rows after a table in a cell',
      `<table><tr><td><table>${row(1)}</table></td></tr>${row(1).repeat(200)}</table>`,
    ],
  ])('of %s is refused', (_name, html) => {
    const fields = { content: 'A table can have up to 20 columns and 200 rows.' }
    expect(() => cleanRichText(html)).toThrow(
      expect.objectContaining({ code: 'invalid-input', fields }),
    )
  })
})

describe('cleaning clean text', () => {
  test('changes nothing, whatever soup of tags it was', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const soup = randomTagSoup(seed)
      const clean = cleanRichText(soup)
      expect(cleanRichText(clean), soup).toBe(clean)
    }
  })

  test.each([
    ['ampersands', '&'.repeat(131_072)],
    ['angle brackets', '< '.repeat(7_900)],
    ['unclosed paragraphs', '<p>x'.repeat(7_900)],
    ['unclosed items', '<ul><li>x'.repeat(3_900)],
    ['line breaks', 'x<br>'.repeat(7_900)],
    ['colours', '<span style="color:#f00">x</span>'.repeat(3_900)],
  ])('never refuses what was accepted before: %s', (_name, html) => {
    const clean = accepted(html)
    expect(cleanRichText(clean)).toBe(clean)
  })

  function accepted(html: string): string {
    try {
      return cleanRichText(html)
    } catch {
      return ''
    }
  }
})

describe('rich text that is too long', () => {
  test('is refused at one character more than an article can have', () => {
    expect(cleanRichText('n'.repeat(131_072))).toHaveLength(131_072)
    expect(() => cleanRichText('n'.repeat(131_073))).toThrow(
      expect.objectContaining({ code: 'invalid-input', fields: { content: messages.tooLong } }),
    )
  })

  test('is refused when it is denser in tags than an article can be', () => {
    expect(() => cleanRichText('<br>'.repeat(8_001))).toThrow('invalid-input')
  })
})
