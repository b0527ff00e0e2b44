import { describe, expect, test } from 'vitest'
import type { RemovedResponse } from '../../../contract/trash.ts'
import { shellWords } from '../../app/shell/words.ts'
import { daysLeft, emptiedLanguages, nameOfRemoved, pathOfRemoved } from './removed-item.ts'
import { trashWords } from './words.ts'

const removed: RemovedResponse = {
  id: 4,
  kind: 'article',
  subject: '7',
  section: 'posts',
  action: 'delete',
  names: [
    { language: 'en', name: 'Opening in Hama' },
    { language: 'ar', name: 'افتتاح في حماة' },
  ],
  fields: [
    { field: 'title', language: 'ar' },
    { field: 'content', language: 'ar' },
    { field: 'image', language: null },
  ],
  removed_at: '2025-11-03T09:00:00.000Z',
  removed_by: { id: 1, name: 'Layla' },
  kept_until: '2025-12-03T09:00:00.000Z',
}

describe('something in the trash', () => {
  test('is called as it is in the language of who looks, else in any', () => {
    expect(nameOfRemoved(removed, 'ar', 'en')).toBe('افتتاح في حماة')
    expect(nameOfRemoved(removed, 'fr', 'en')).toBe('Opening in Hama')
    expect(nameOfRemoved({ ...removed, names: [] }, 'ar', 'en')).toBe(trashWords.en.unnamed)
    const section: RemovedResponse = { ...removed, kind: 'section', subject: 'aboutUs' }
    expect(nameOfRemoved(section, 'ar', 'en')).toBe(shellWords.en.pages.aboutUs)
  })

  test('says in which languages it was emptied, each once', () => {
    expect(emptiedLanguages(removed)).toEqual(['ar'])
  })

  test.each([
    ['2025-11-03T09:00:00.000Z', 30],
    ['2025-12-02T08:00:00.000Z', 2],
    ['2025-12-03T08:59:00.000Z', 1],
    ['2025-12-04T09:00:00.000Z', 0],
  ])('stays, at %s, for %i days', (now, days) => {
    expect(daysLeft(removed, new Date(now))).toBe(days)
  })

  test.each([
    [{}, '/dashboard/blog/7'],
    [{ kind: 'section', subject: 'contactUs' }, '/dashboard/contact'],
    [{ kind: 'card' }, '/dashboard/partners'],
    [{ kind: 'message' }, '/dashboard/inbox'],
  ] as const)('is edited, once it is back, where %j leads', (change, path) => {
    expect(pathOfRemoved({ ...removed, ...change })).toBe(path)
  })
})
