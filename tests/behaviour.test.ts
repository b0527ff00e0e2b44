import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync(['{src,tests,bench,faults,scripts}/**/*.{ts,tsx,js,css}', '*.ts'])
const ours = sources.filter((file) => !file.includes('/fixtures/'))
const documents = globSync(['*.md', 'docs/**/*.md'])
const rules = [...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^- \*\*(.+?)\*\* /gm)].map(
  ([, id = '']) => id,
)
/** Names of the field that look like ids. */
const otherNames = ['PDF-1', 'P-256', 'SHA-256', 'UTF-16', 'UTF-8']

test('no rule has the id of another', () => {
  expect(rules.length).toBeGreaterThan(200)
  expect(rules.toSorted()).toEqual([...new Set(rules)].toSorted())
})

test('every id that a test or a comment names is a rule', () => {
  const named = new Set(ours.flatMap((file) => idsIn(readFileSync(file, 'utf8'))))
  expect(named.size).toBeGreaterThan(100)
  expect([...named].filter((id) => !rules.includes(id))).toEqual([])
})

test('nothing cites a document that is not in the repository', () => {
  const citing = sources.filter((file) => !file.includes('markdown'))
  expect([...citing, ...documents].flatMap(citationsIn)).toEqual([])
})

test('ids and citations are recognised', () => {
  expect(idsIn('`K-12 R-01: ${path}`, BIL-1…3 (F10), UTF-8, H264')).toEqual([
    'K-12',
    'R-01',
    'BIL-1',
    'F10',
  ])
  const cited = [
    '(spec § 5)',
    'as the specification says',
    'see design.md, README.md',
    'RFC 9112 §3',
  ]
  expect(cited.flatMap(foreignIn)).toEqual(['§', 'the specification', 'design.md'])
})

function idsIn(text: string): string[] {
  const ids = text.match(/\b(?:[A-Z]{1,4}-\d{1,3}|[FL]\d{1,2})\b/g) ?? []
  return ids.filter((id) => !otherNames.includes(id))
}

function citationsIn(file: string): string[] {
  if (file === 'tests/behaviour.test.ts') return []
  return foreignIn(readFileSync(file, 'utf8')).map((citation) => `${file}: ${citation}`)
}

function foreignIn(text: string): string[] {
  const citations =
    text.match(/(?<!RFC \d{4} )§|\bthe specification\b|(?<![.\w-])[\w-]+\.md\b/gi) ?? []
  return citations.filter((name) => !documents.some((file) => file.endsWith(name)))
}
