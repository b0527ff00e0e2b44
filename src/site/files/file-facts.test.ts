import { expect, test } from 'vitest'
import type { ShownFile } from '../../domain/files/library-file.ts'
import { toFileLink } from './file-facts.ts'

const guide: ShownFile = {
  id: 'guide',
  address: '/files/guide/ar/guide.pdf',
  title: 'دليل المضخّات',
  language: 'ar',
  type: 'pdf',
  bytes: 2_100_000,
  pages: null,
}
const languages = [{ code: 'ar', name: 'العربيّة', status: 'published' as const }]

const linkIn = (language: string, ownWords = {}) =>
  toFileLink(guide, { language, languages, ownWords })

test('FIL-10 a link in a text says type and size in the words of its page', () => {
  expect(linkIn('ar')).toEqual({
    address: guide.address,
    facts: '(<bdi>PDF</bdi>، <bdi>2.1 ميغابايت</bdi>)',
  })
})

test('FIL-9 a link in a text names the language of a version in another', () => {
  expect(linkIn('fr', { file_megabytes: '{size} <Mo>' })).toEqual({
    address: guide.address,
    hrefLang: 'ar',
    facts: '(<bdi>PDF</bdi>, <bdi>2.1 &lt;Mo&gt;</bdi>, <bdi lang="en">in Arabic</bdi>)',
  })
})
