import { describe, expect, test } from 'vitest'
import { randomTagSoup } from '../../tests/support/attacks.ts'
import { cleanRichText } from './clean-rich-text.ts'
import { messages } from './messages.ts'

describe('cleaning keeps', () => {
  test.each([
    '<p>One</p><p dir="rtl">اثنان</p>',
    '<p>Line<br />break</p>',
    '<p><strong>b</strong><em>i</em><u>u</u><s>s</s></p>',
    '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>',
    '<h2>Two</h2><h3>Three</h3><blockquote><p>Said</p></blockquote>',
    '<p><a href="https://naoura.example/a?b=1">l</a><a href="http://a.example">l</a></p>',
    '<p><a href="mailto:omar@naoura.example">mail</a><a href="tel:+963331234">call</a></p>',
    '<p><span style="color:#FF00FF">pink</span></p>',
    '<p>3 &lt; 4 &amp; 5 &gt; 4</p>',
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
    ['<table><tr><td>cell</td></tr></table>', 'cell'],
    ['<img src="a.png" alt="a">text', 'text'],
    ['<a href="https://a.example"></a>text', 'text'],
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
