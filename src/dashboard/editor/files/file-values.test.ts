import { expect, test } from 'vitest'
import { fileLimits } from '../../../domain/files/library-file.ts'
import { messages } from '../../../domain/messages.ts'
import {
  draftOf,
  fileForm,
  isDirtyDraft,
  nameOfFile,
  withFile,
  wrongVersions,
} from './file-values.ts'

const english = {
  title: 'Pump guide',
  type: 'pdf' as const,
  bytes: 4_000,
  pages: 8,
  preview: null,
  address: '/files/0f/en/pump-guide.pdf',
}
const saved = {
  id: '0f'.repeat(16),
  added_at: '2026-11-03T09:00:00.000Z',
  added_by: 'Omar',
  versions: { en: english },
  revision: 3,
}
const chosen = (name: string, size = 1) => new File(['x'.repeat(size)], name)

test('a chosen file gives its name to a version without a title', () => {
  const draft = withFile({}, { language: 'ar', file: chosen('دليل_المضخّات  2026.pdf') })
  expect(draft.ar?.title).toBe('دليل المضخّات 2026')
  const replaced = withFile(draftOf(saved), { language: 'en', file: chosen('other.pdf') })
  expect(replaced.en?.title).toBe('Pump guide')
})

test('a save sends new titles, new files and the languages that go', () => {
  const draft = draftOf(saved)
  expect(isDirtyDraft(draft, saved)).toBe(false)
  const file = chosen('guide.pdf')
  const changed = {
    en: { title: '', file: null, isRemoved: true },
    ar: { title: 'دليل', file, isRemoved: false },
  }
  expect(isDirtyDraft(changed, saved)).toBe(true)
  expect(fileForm(changed, saved)).toEqual({
    titles: { ar: 'دليل' },
    uploads: { ar: file },
    remove: ['en'],
  })
})

test('a version has a title and a file of at most 25 MB', () => {
  const languages = ['ar', 'en']
  const one = { title: '', file: null, isRemoved: false }
  expect(wrongVersions({}, null, languages)).toEqual({ 'file.ar': messages.fileNeedsVersion })
  expect(wrongVersions({ en: { ...one, isRemoved: true } }, saved, languages)).toEqual({
    'file.ar': messages.fileNeedsVersion,
  })
  expect(
    wrongVersions({ ...draftOf(saved), ar: { ...one, title: 'دليل' } }, saved, languages),
  ).toEqual({
    'file.ar': messages.fieldRequired,
  })
  expect(wrongVersions({ en: one }, saved, languages)).toEqual({
    'title.en': messages.fieldRequired,
  })
  const file = chosen('large.pdf', fileLimits.bytes + 1)
  expect(wrongVersions({ en: { ...one, title: 'Large', file } }, null, languages)).toEqual({
    'file.en': messages.fileTooLarge,
  })
})

test('a file is called as in the language, else as in another', () => {
  expect(nameOfFile(saved, 'en')).toEqual({ title: 'Pump guide', language: 'en' })
  expect(nameOfFile(saved, 'ar')).toEqual({ title: 'Pump guide', language: 'en' })
})
