import { expect, test } from 'vitest'
import { readMarkdownFile } from './markdown-file.ts'

const read = (text: string) => readMarkdownFile(new TextEncoder().encode(text))

test('front matter and text are told apart, as Windows writes them too', () => {
  const expected = { matter: { title: 'Norias', date: '2014-03-01' }, body: 'One\n---\ntwo' }
  expect(read('---\ntitle: Norias\ndate: 2014-03-01\n---\nOne\n---\ntwo')).toEqual(expected)
  expect(
    read('\ufeff---\r\ntitle: Norias\r\ndate: 2014-03-01\r\n---\r\nOne\r\n---\r\ntwo'),
  ).toEqual(expected)
  expect(read('---\n---\nOne\u0000 two')).toEqual({ matter: {}, body: 'One two' })
})

test('TOML and JSON say what YAML says, as Hugo reads them', () => {
  const matter = { title: 'Norias', date: '2014-03-01', tags: ['a'], image: { src: '}' } }
  const toml = 'title = "Norias"\ndate = 2014-03-01\ntags = ["a"]\n[image]\nsrc = "}"\n'
  const expected = { matter, body: 'One\n}\n+++' }
  expect(read(`+++\n${toml}+++\nOne\n}\n+++`)).toEqual(expected)
  expect(read(`${JSON.stringify(matter)}\nOne\n}\n+++`)).toEqual(expected)
  expect(read(`${JSON.stringify(matter, null, 2)}\r\nOne\n}\n+++`)).toEqual(expected)
  expect(read('+++\n__proto__ = { draft = true }\n+++\n')).not.toMatchObject({
    matter: { draft: true },
  })
})

const unreadable = 'Its front matter cannot be read: it is no plain YAML, TOML or JSON.'
const bomb = Array.from(
  { length: 20 },
  (_, index) => `a${index + 1}: &a${index + 1} [${`*a${index}, `.repeat(9)}]`,
).join('\n')

test.each([
  ['+++\ntitle = "Norias"\n---\n', 'Its front matter has no end.'],
  ['+++\ntitle = Norias\n+++\n', unreadable],
  [`+++\na = ${'['.repeat(60)}${']'.repeat(60)}\n+++\n`, unreadable],
  ['{\n"title": "Norias }\n', 'Its front matter has no end.'],
  ['{"title": Norias}\n', unreadable],
  ['Norias\n# turn', 'It has no front matter.'],
  ['---\ntitle: Norias', 'Its front matter has no end.'],
  ['---\ntitle: "Norias\n---\n', unreadable],
  ['---\n- Norias\n---\n', unreadable],
  ['---\ntitle: &title Norias\nmenu: *title\n---\n', unreadable],
  [`---\na0: &a0 [x]\n${bomb}\n---\n`, unreadable],
  [`---\na: ${'['.repeat(60)}${']'.repeat(60)}\n---\n`, unreadable],
  [`---\na: ${'['.repeat(60_000)}\n---\n`, unreadable],
  [`---\na: ${'x'.repeat(70_000)}\n---\n`, 'Its front matter is longer than 64 KB.'],
])('front matter that cannot be read says why', (text, reason) => {
  expect(read(text)).toBe(reason)
})

test('what is not in UTF-8 is no text', () => {
  expect(readMarkdownFile(Buffer.from('---\ntitle: caf\xe9\n---\n', 'latin1'))).toBe(
    'It is no text in UTF-8.',
  )
})

test('tags of YAML make nothing but texts', () => {
  const file = read('---\ntitle: !!js/function "return 1"\n---\n')
  expect(file).toMatchObject({ matter: { title: 'return 1' } })
})
