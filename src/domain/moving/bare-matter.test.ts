import { expect, test } from 'vitest'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { readMarkdownFile } from './markdown-file.ts'

const read = (text: string) => readMarkdownFile(new TextEncoder().encode(text))

test('front matter without fences is read (IMP-36)', () => {
  expect(
    read('Title: A wheel: big\nTags: norias, big wheels\nSummary: Two\n    lines\n\nIt turns.'),
  ).toEqual({
    matter: { title: 'A wheel: big', tags: ['norias', ' big wheels'], summary: 'Two lines' },
    body: 'It turns.',
  })
  expect(read('title: Pumps\ntags:\n- norias\n---\nQuiet.')).toEqual({
    matter: { title: 'Pumps', tags: ['norias'] },
    body: 'Quiet.',
  })
  expect(read('"title": "Gauges",\n"tags": ["norias"]\n;;;\nText.')).toEqual({
    matter: { title: 'Gauges', tags: ['norias'] },
    body: 'Text.',
  })
  expect(read('Note: this is prose.\n\nMore.')).toBe('It has no front matter.')
})

test('a megabyte of lines is read at once (IMP-10)', () => {
  expectThreadTime(1_000, () => {
    read('title: a\n'.repeat(100_000))
    read(`title: a\n${' b\n'.repeat(100_000)}\n`)
  })
})
