import { expect, test } from 'vitest'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { withQuotedNotes } from './admonitions.ts'
import { markdownText } from './markdown-text.ts'
import { outsideOfCode, withBlocks, withTemplateLinks } from './template-tags.ts'

const html = (markdown: string) => markdownText(markdown, false)?.html
const told = (markdown: string) => markdownText(markdown, false)?.lost

test.each([
  ['[a]({% post_url 2024-04-01-pumps %})', '<p><a href="/post_url/2024-04-01-pumps">a</a></p>'],
  ['[a]({% link about.md %})', '<p><a href="/about.md">a</a></p>'],
  ["{% post_link pumps 'The pumps' %}", '<p><a href="/post_url/pumps">The pumps</a></p>'],
  ['[a]({filename}/pages/about.md#who)', '<p><a href="/content/pages/about.md#who">a</a></p>'],
  ['[a]({tag}big%20wheels)', '<p><a href="/tag/big-wheels.html">a</a></p>'],
  ['{% asset_img near.png "Near" %}', '<figure>0</figure>'],
  ['{% highlight ruby linenos %}\na < b\n{% endhighlight %}', '<p>a &lt; b</p>'],
  [
    '{% blockquote Omar, Wheels %}\nIt turns.\n{% endblockquote %}',
    '<blockquote><p>It turns.</p><p>— Omar, Wheels</p></blockquote>',
  ],
  ['{% raw %}Use {{ page.title }}.{% endraw %}', '<p>Use {{ page.title }}.</p>'],
  ['```\n{{ a }}\n```', '<p>{{ a }}</p>'],
  ['* TOC\n{:toc}\n\nText', '<p>Text</p>'],
  [
    ':::note[Careful]\n\nMind **it**.\n\n:::\n\nText',
    '<blockquote><p><strong>Careful</strong></p><p>Mind <strong>it</strong>.</p></blockquote><p>Text</p>',
  ],
  [
    '::: tip Title\nShort.\n:::',
    '<blockquote><p><strong>Title</strong></p><p>Short.</p></blockquote>',
  ],
  [
    '!!! note "Careful"\n    Mind it.\n\nText',
    '<blockquote><p><strong>Careful</strong></p><p>Mind it.</p></blockquote><p>Text</p>',
  ],
  ['> [!NOTE]\n> Mind it.', '<blockquote><p>Mind it.</p></blockquote>'],
])('what programs write in %j stays readable (IMP-36)', (markdown, expected) => {
  expect(html(markdown)?.replace(/(<blockquote>|<\/p>)\s+(?=<)/g, '$1')).toBe(expected)
  expect(told(markdown)).toEqual([])
})

test('many beginnings, and one that goes on, are read at once (IMP-10)', () => {
  const signs = [
    '{% raw %}',
    '{% post_link a',
    '{% img ',
    '{% link ',
    '](',
    '{filename}',
    '{% code ',
  ]
  const notes = ['!!! ', '!!! a ', ':::a [', '> [!note', '{:']
  expectThreadTime(1_500, () => {
    for (const sign of [...signs, ...notes]) {
      const many = sign.repeat(100_000 / sign.length)
      const long = [' ', 'a', 'a '].map((one) => `${sign}${one.repeat(50_000)}!`)
      for (const text of [many, ...long]) {
        withQuotedNotes(outsideOfCode(text, (part) => withTemplateLinks(withBlocks(part))))
      }
    }
  })
})
