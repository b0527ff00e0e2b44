import { expect, test } from 'vitest'
import { cleanRichText } from '../rich-text/clean-rich-text.ts'
import { withPictures } from './found-in-text.ts'
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
  [
    '<!-- wp:code --><pre><code>if (dry) {\n  fill()\n}\n</code></pre><!-- /wp:code -->After',
    '<p>if (dry) {<br /> fill()<br />}</p><p>After</p>',
  ],
  ['<ul><li><pre>a\nb</pre></li></ul>', '<ul><li>a<br />b </li></ul>'],
  ['12 m<sup>3</sup>/h of H<sub class="a">2</sub>O', '<p>12 m³/h of H₂O</p>'],
  ['the 4<sup>th</sup> wheel', '<p>the 4th wheel</p>'],
  ['<p>One</p><ul class="wp-block-social-links">\n</ul><p>two</p>', '<p>One</p><p>two</p>'],
  [
    '<div class="wp-block-file"><a href="/a.pdf">Plan</a><a href="/a.pdf" class="wp-block-file__button" download>Download</a></div>',
    '<p><a href="/a.pdf">Plan</a></p>',
  ],
])('%j becomes what an article can have', (content, expected) => {
  const moved = movedText(content)
  const html = moved ? withPictures(moved, () => undefined) : ''
  expect(html).toBe(expected)
  expect(cleanRichText(html)).toBe(expected)
})

const noria = { id: '1'.repeat(32), width: 640, height: 480, blur: '' }
const figure = (caption = '', size = 'text') =>
  `<figure class="${size}"><img src="/media/${noria.id}/640.webp" alt="" />${caption && `<figcaption>${caption}</figcaption>`}</figure>`

test.each([
  ['One <img src="/a.jpg"> two', `<p>One</p>${figure()}<p>two</p>`],
  ['<p><a href="/a.jpg"><img src="/a-300x200.jpg" /></a></p>', figure()],
  [
    '[caption id="attachment_9"]<a href="/a.jpg"><img class="wp-image-9" src="/a.jpg"></a> A <em>noria</em>[/caption]\n\nAfter',
    `${figure('A <em>noria</em>')}<p>After</p>`,
  ],
  [
    '<!-- wp:image {"align":"wide"} --><figure class="wp-block-image alignwide"><img src="/a.jpg"/><figcaption>Wide</figcaption></figure><!-- /wp:image --><p>After</p>',
    `${figure('Wide', 'wide')}<p>After</p>`,
  ],
  ['<ul><li>One <img src="/a.jpg"></li></ul>Two', `<ul><li>One </li></ul>${figure()}<p>Two</p>`],
  [
    '<blockquote><p>One</p><img src="/a.jpg"><p>two</p></blockquote>',
    `<blockquote><p>One</p><p>two</p></blockquote>${figure()}`,
  ],
  ['<img src="data:image/gif;base64,R0" data-src="/a.jpg">', figure()],
  ['Well <img class="emoji" alt="✓" src="/e.svg">', '<p>Well <span>✓</span></p>'],
  ['<figure>0</figure><img src="/a.jpg">', `<p>0</p>${figure()}`],
  [
    '<figure class="wp-block-embed">https://youtu.be/a</figure>',
    '<p><a href="https://youtu.be/a">https://youtu.be/a</a></p>',
  ],
])('%j has its pictures between its blocks (IMP-5)', (content, expected) => {
  const moved = movedText(content)
  const html = moved ? withPictures(moved, () => noria) : ''
  expect(html).toBe(expected)
  expect(cleanRichText(html)).toBe(expected)
})

test.each([
  ['[gallery ids="1, 2" columns="2"]', ['1', '2'], ['', '']],
  [
    '<!-- wp:gallery --><figure class="wp-block-gallery has-nested-images"><!-- wp:image --><figure class="wp-block-image"><img class="wp-image-1" src="/a.jpg"/><figcaption>One</figcaption></figure><!-- /wp:image --><figure><img data-id="2" src="/b.jpg"/></figure><figcaption>All</figcaption></figure><!-- /wp:gallery -->',
    ['1', '2'],
    ['One', ''],
  ],
  [
    '<ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item"><figure><img data-id="1" src="/a.jpg"/><figcaption>One</figcaption></figure></li><li><figure><img data-id="2" src="/b.jpg"/></figure></li></ul>',
    ['1', '2'],
    ['One', ''],
  ],
])('%j is a gallery (IMP-8)', (content, attachments, captions) => {
  const { pictures = [], html } = movedText(content) ?? {}
  expect(pictures.map(({ attachment }) => attachment)).toEqual(attachments)
  expect(pictures.map(({ caption }) => caption)).toEqual(captions)
  expect(pictures.every(({ isInGallery }) => isInGallery)).toBe(true)
  expect(html).toBe(content.includes('>All<') ? '<p>All</p>' : '')
})

test('a gallery without a list shows what was uploaded for its text', () => {
  expect(movedText('[gallery]')).toMatchObject({ showsAttached: true, pictures: [] })
})

test('what has no place is told', () => {
  const content = `<img src="https://old.example/a.jpg"><form><input></form>[gallery ids="1"]
    <a href="https://old.example/wp-content/uploads/list.pdf">List</a> <a href="#about">Us</a><!-- wp:latest-posts /-->`
  expect(movedText(content)).toMatchObject({
    pictures: [
      { attachment: '1', isInGallery: true },
      { address: 'https://old.example/a.jpg', isInGallery: false },
    ],
    documents: ['https://old.example/wp-content/uploads/list.pdf'],
    lost: ['latest-posts', 'form', 'input'],
  })
})

test('a text that is too large for an article is left as a whole', () => {
  expect(movedText('a'.repeat(300_000))).toBeUndefined()
  expect(movedText('<b>'.repeat(20_000))).toBeUndefined()
})

const video = 'dQw4w9WgXcQ'
const block = (inner: string) =>
  `<!-- wp:embed {"url":"x"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${inner}\n</div></figure><!-- /wp:embed -->`

test.each([
  `<iframe width="5" src="https://www.youtube.com/embed/${video}?feature=oembed"></iframe>`,
  `<iframe src="//www.youtube-nocookie.com/embed/${video}"></iframe>`,
  `<iframe src="about:blank" data-src="https://www.youtube.com/embed/${video}"></iframe>`,
  `<object><embed src="http://www.youtube.com/v/${video}&hl=en"></object>`,
  block(`https://www.youtube.com/watch?v=${video}&amp;t=4s`),
  block(`https://www.youtube.com/shorts/${video}`),
  `https://youtu.be/${video}?t=4`,
  `<p><a href="https://youtu.be/${video}">https://youtu.be/${video}</a></p>`,
  `[embed width="5"]https://m.youtube.com/watch?v=${video}[/embed]`,
  `[video src="https://youtu.be/${video}"]`,
  `[youtube https://www.youtube.com/watch?v=${video}]`,
  `[embedyt]https://www.youtube.com/watch?v=${video}[/embedyt]`,
])('a video leaves the text for the gallery: %j (IMP-61)', (written) => {
  const { html = '', videos, embeds } = movedText(`Before\n\n${written}\n\nAfter`) ?? {}
  expect(html.replace(/\s+/g, ' ')).toMatch(/^<p>Before ?<\/p>\s*<p>After<\/p>$/)
  expect([videos, embeds]).toEqual([[video], []])
})

test.each([
  ['a video alone stays as a link, too', `https://youtu.be/${video}`, 1],
  ['a link of words stays', `<p><a href="https://youtu.be/${video}">the film</a></p>`, 0],
  ['other embeds become links', '<iframe src="https://maps.example/1"></iframe>', 0],
])('%s (IMP-61)', (_case, written, count) => {
  const { html = '', videos = [] } = movedText(written) ?? {}
  expect(html).toContain('<a href="https://')
  expect(videos).toHaveLength(count)
})
