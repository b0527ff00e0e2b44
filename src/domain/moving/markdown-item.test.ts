import { expect, test } from 'vitest'
import { readMarkdownFile } from './markdown-file.ts'
import { markdownItem } from './markdown-item.ts'
import { readPaths } from './markdown-path.ts'

function itemOf(text: string, path = 'posts/wheel.md') {
  const file = readMarkdownFile(Buffer.from(text))
  if (typeof file === 'string') throw new Error(file)
  return markdownItem(path, readPaths([path], ['en', 'ar'])(path), file)
}

test.each([
  ['# The *wheel* {#id}\n\nIt turns.', 'The wheel', '\nIt turns.'],
  ['---\ndate: 2014-03-01\n---\n\n# The wheel #\nIt turns.', 'The wheel', 'It turns.'],
  ['---\ntitle: The wheel\n---\n# The wheel\nIt turns.', 'The wheel', 'It turns.'],
  ['---\ntitle: Norias\n---\n# The wheel\nIt turns.', 'Norias', '# The wheel\nIt turns.'],
  ['---\ntitle: Twice\ntitle: Norias\n---\nIt turns.', 'Norias', 'It turns.'],
])('the heading of a text is its title where nothing else is', (text, title, content) => {
  expect(itemOf(text)).toMatchObject({ title, content })
})

test('Jekyll takes a text for several topics, and digits may be Arabic', () => {
  const text = '---\ntitle: A\ndate: ٢٠١٤-٠٣-٠١\ncategories: pumps wells\n---\n'
  const names = (path?: string) => itemOf(text, path).terms.map(({ name }) => name)
  expect(names('_posts/2014-03-01-a.md')).toEqual(['pumps', 'wells'])
  expect(names()).toEqual(['pumps wells'])
  expect(itemOf(text).dates.local).toBe('2014-03-01 00:00')
})
