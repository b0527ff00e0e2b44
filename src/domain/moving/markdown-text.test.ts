import { expect, test } from 'vitest'
import { cleanRichText } from '../rich-text/clean-rich-text.ts'
import { withPictures } from './found-in-text.ts'
import { markdownText } from './markdown-text.ts'

const noria = { id: '1'.repeat(32), width: 640, height: 480, blur: '' }
const figure = (caption = '') =>
  `<figure class="text"><img src="/media/${noria.id}/640.webp" alt="" />${caption && `<figcaption>${caption}</figcaption>`}</figure>`

function html(markdown: string): string {
  const moved = markdownText(markdown, false)
  return moved ? cleanRichText(withPictures(moved, () => noria)) : 'too long'
}

test.each([
  ['One\ntwo\n\n**three**', '<p>One two</p><p><strong>three</strong></p>'],
  ['# A\n\n#### B\n\n~~c~~', '<h2>A</h2><h3>B</h3><p><s>c</s></p>'],
  ['As he wrote [sic] [a b=c]', '<p>As he wrote [sic] [a b=c]</p>'],
  ['```js\na = 1\n{:toc}\n```\n{:.wide}', '<p>a = 1<br />{:toc}</p>'],
  ['```\none\ntwo\n```', '<p>one<br />two</p>'],
  [
    '<span style="color:#FF0000">red</span> <u>under</u>',
    '<p><span style="color:#FF0000">red</span> <u>under</u></p>',
  ],
  ['<p dir="rtl">ماء</p>', '<p dir="rtl">ماء</p>'],
  ['One<script>alert(1)</script> <img src=x onerror=alert(1)>', `<p>One</p>${figure()}`],
  [
    '[a](javascript:alert(1)) [b](https://b.example)',
    '<p><a>a</a> <a href="https://b.example">b</a></p>',
  ],
  ['![A noria](wheel.jpg "At dusk")\n\nAfter', `${figure('At dusk')}<p>After</p>`],
  ['{{< figure src="wheel.jpg" alt="A" caption="At <dusk>" >}}', figure('At &lt;dusk&gt;')],
  ['{{% note %}}Careful{{% /note %}}', '<p>Careful</p>'],
  ['![A]({{ site.baseurl }}/wheel.jpg){: .wide}', figure()],
  ['![A]({{ "/wheel.jpg" | relative_url }})', figure()],
  ['{% raw %}One{% endraw %} {{ page.title }}', '<p>One</p>'],
])('%j becomes what an article can have (IMP-36)', (markdown, expected) => {
  expect(html(markdown)).toBe(expected)
})

test('what is lost is told once, and a video is found', () => {
  const moved = markdownText(
    '{{< youtube n0r1a_n0r1a >}}\n\n{{< chart a="1" >}}{{< chart >}} {% include x.html %} {{ page.title }} [a](../b.md) [b](#part)',
    false,
  )
  expect(moved).toMatchObject({
    videos: ['n0r1a_n0r1a'],
    lost: ['{{< chart >}}', '{{ page.title }}', '{% include %}'],
  })
})

test('a reference of Hugo is the path that it names (IMP-60)', () => {
  const text = '[a]({{< ref "wheel.md#oil" >}}) [b]({{% relref path="/blog/canal.md" %}})'
  expect(markdownText(text, false)?.html).toBe(
    '<p><a href="wheel.md#oil">a</a> <a href="/content/blog/canal.md">b</a></p>',
  )
})

test('an export of this site has no signs of other programs', () => {
  expect(markdownText('Write `{{< figure >}}` and {:toc}', true)?.html).toBe(
    '<p>Write {{&lt; figure &gt;}} and {:toc}</p>',
  )
})

test('footnotes stand as a list beneath the text (IMP-1)', () => {
  const moved = markdownText('تدور[^w] طوال اليوم[^1].\n\n[^w]: من خشب.\n[^1]: بالماء.', false)
  expect(moved?.html.replace(/\s*\n\s*/g, '')).toBe(
    '<p>تدور¹ طوال اليوم².</p><ol><li><p>من خشب. </p></li><li><p>بالماء. </p></li></ol>',
  )
  expect(moved?.html).not.toContain('href')
})

test('a text that is too large is none', () => {
  expect(markdownText('a'.repeat(300_000), false)).toBeUndefined()
  expect(markdownText('> '.repeat(5_000), false)).toBeUndefined()
})

test('the program of MDX is left out and told of (IMP-36)', () => {
  const text = [
    "import { Counter } from '../counter.jsx'",
    'export const a = 1',
    '',
    'It turns <Counter start={1} client:load /> all day.',
    '<Card title="a > b">',
    'It is **quiet**.',
    '</Card>',
    '{/* not shown */}{props.year} and `{code} <Tag />`',
  ].join('\n')
  const moved = markdownText(text, false, true)
  expect(moved?.html.replace(/\s+/g, ' ')).toBe(
    '<p>It turns all day.</p><p>It is <strong>quiet</strong>.</p><p>and {code} &lt;Tag /&gt;</p>',
  )
  expect(moved?.lost).toEqual(['import', '<Counter>', '<Card>', '{props.year}'])
})
