import { expect, test } from 'vitest'
import { cleanRichText } from '../rich-text/clean-rich-text.ts'
import { movedText } from './moved-text.ts'

test.each([
  ['One\ntwo\n\n\nthree', '<p>One<br />two</p><p>three</p>'],
  ['<strong>One\n\ntwo</strong> and', '<p><strong>One</strong></p><p><strong>two</strong> and</p>'],
  ['<!-- wp:paragraph -->\n<p>One\ntwo</p>\n<!-- /wp:paragraph -->', '<p>One two</p>'],
  ['<h1>A</h1><h5>B</h5><pre>x &lt; y</pre><hr />z', '<h2>A</h2><h3>B</h3><p>x &lt; y</p><p>z</p>'],
  ['<div>One<div>two</div></div>three<script>4</script>', '<p>One</p><p>two</p><p>three</p>'],
  ['<blockquote>Water\n\nlifts</blockquote>', '<blockquote><p>Water</p><p>lifts</p></blockquote>'],
  ['<ul>\n<li>One</li>\n</ul>', '<ul>\n<li>One</li>\n</ul>'],
  ['[vc_row][vc_column width="1/2"]One[/vc_column][/vc_row]', '<p>One</p>'],
  ['[caption id="a"]<a href="/a.jpg"><img src="/a.jpg" /></a> A noria[/caption]', '<p>A noria</p>'],
  ['As he wrote [1] [sic]', '<p>As he wrote [1] [sic]</p>'],
  [
    'https://youtu.be/n0r1a?a=1&amp;b=2',
    '<p><a href="https://youtu.be/n0r1a?a=1&amp;b=2">https://youtu.be/n0r1a?a=1&amp;b=2</a></p>',
  ],
  [
    '<iframe src="//maps.example/1"></iframe>',
    '<p><a href="https://maps.example/1">https://maps.example/1</a></p>',
  ],
  ['<p dir="rtl">ماء</p><p></p><p>&nbsp;</p>', '<p dir="rtl">ماء</p>'],
])('%j becomes what an article can have', (content, expected) => {
  const html = movedText(content)?.html ?? ''
  expect(html).toBe(expected)
  expect(cleanRichText(html)).toBe(expected)
})

test('what has no place is told', () => {
  const content = `<img src="https://old.example/a.jpg"><form><input></form>[gallery ids="1"]
    <a href="https://old.example/wp-content/uploads/list.pdf">List</a><!-- wp:latest-posts /-->`
  expect(movedText(content)).toMatchObject({
    pictures: ['https://old.example/a.jpg'],
    documents: ['https://old.example/wp-content/uploads/list.pdf'],
    lost: ['latest-posts', '[gallery]', 'form', 'input'],
  })
})

test('a text that is too large for an article is left as a whole', () => {
  expect(movedText('a'.repeat(300_000))).toBeUndefined()
  expect(movedText('<b>'.repeat(20_000))).toBeUndefined()
})
