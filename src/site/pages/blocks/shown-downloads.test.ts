import { expect, test } from 'vitest'
import type { ShownFile } from '../../../domain/files/library-file.ts'
import { shownDownloads } from './shown-downloads.ts'

const guide: ShownFile = {
  id: 'guide',
  address: '/files/guide/ar/guide.pdf',
  title: 'دليل المضخّات',
  language: 'ar',
  type: 'pdf',
  bytes: 2_100_000,
  pages: 8,
}

const languages = [
  { code: 'en', name: 'English', status: 'published' as const },
  { code: 'ar', name: 'العربيّة', status: 'published' as const },
]

function shown(language: string, file: Partial<ShownFile> = {}, ownWords?: Record<string, string>) {
  const files = new Map([[guide.id, { ...guide, ...file }]])
  const items = ['guide', 'gone'].map((one) => ({ id: `item-${one}`, file: one, note: '' }))
  const block = { id: 'offered1', kind: 'downloads' as const, heading: '', items }
  return shownDownloads(block, files, { language, languages, ownWords })
}

function sentenceIn(language: string, file: Partial<ShownFile> = {}): string {
  return shown(language, file)
    .map(({ facts, comma }) => facts.map(({ text }) => text).join(comma))
    .join()
}

test('FIL-9 a page offers its own version without naming the language, and no file that is gone', () => {
  expect(shown('ar')).toEqual([
    expect.objectContaining({ id: 'item-guide', title: guide.title, address: guide.address }),
  ])
  expect(shown('ar')[0]).not.toHaveProperty('language')
  expect(sentenceIn('ar')).toBe('PDF، 2.1 ميغابايت، 8 صفحات')
})

test('FIL-9 a version in another language is marked and named', () => {
  expect(shown('en')[0]).toHaveProperty('language', 'ar')
  expect(sentenceIn('en')).toBe('PDF, 2.1 MB, 8 pages, in Arabic')
  expect(shown('ar', { language: 'en' })[0]).toHaveProperty('language', 'en')
  expect(sentenceIn('ar', { language: 'en' })).toBe('PDF، 2.1 ميغابايت، 8 صفحات، بالإنجليزية')
})

test('FIL-9 words of the product are marked as English where the company has none', () => {
  const [download] = shown('fr', {}, { file_pages_other: '{n} feuilles' })
  expect(download?.facts).toEqual([
    { text: 'PDF' },
    { text: '2.1 MB', language: 'en' },
    { text: '8 feuilles' },
    { text: 'in Arabic', language: 'en' },
  ])
})

test('FIL-10 pages are counted in all forms of Arabic', () => {
  const pagesOf = (pages: number) => sentenceIn('ar', { pages }).split('، ').at(-1)
  expect([0, 1, 2, 3, 11, 100, 103].map(pagesOf)).toEqual([
    'بلا صفحات',
    'صفحة واحدة',
    'صفحتان',
    '3 صفحات',
    '11 صفحة',
    '100 صفحة',
    '103 صفحات',
  ])
})

test.each([
  [1, 'PDF, 1 KB, 1 page'],
  [999_499, 'PDF, 999 KB, 1 page'],
  [999_500, 'PDF, 1 MB, 1 page'],
  [26_214_400, 'PDF, 26.2 MB, 1 page'],
])('FIL-10 %i bytes are “%s”', (bytes, sentence) => {
  expect(sentenceIn('en', { language: 'en', bytes, pages: 1 })).toBe(sentence)
})

test('FIL-10 unknown pages are left out', () => {
  expect(sentenceIn('ar', { type: 'zip', pages: null })).toBe('ZIP، 2.1 ميغابايت')
})
