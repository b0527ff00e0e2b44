import { expect, test } from 'vitest'
import { castIds } from '../../../../tests/support/staff.ts'
import { isChangedBy } from './own-conflicts.ts'

const { Layla, Omar } = castIds

test.each([
  ['her own tab', { id: Layla, name: 'Layla' }, true],
  ['Omar', { id: Omar, name: 'Omar' }, false],
  ['a program with her key', { id: Layla, name: 'Layla', key: 'Import' }, false],
  ['a deleted user', { id: null, name: '' }, false],
])('HST-5 Layla’s change meets one of %s', (_whose, author, isOwn) => {
  expect(isChangedBy(Layla, { changed_by: author })).toBe(isOwn)
})

test('nobody is signed in, and nothing is their own', () => {
  expect(isChangedBy(undefined, { changed_by: { id: null, name: '' } })).toBe(false)
})
