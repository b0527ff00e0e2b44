import { expect, test } from 'vitest'
import { partNames } from './part-names.ts'
import { partWords } from './words.ts'

const hall = { id: 'hallaaaa', kind: 'Choice', items: [{ id: 'northaaa' }, { id: 'southaaa' }] }
const phones = ['homeaaaa', 'workaaaa'].map((id) => ({ id, kind: 'Phone', items: [] }))
const { nameOfValue } = partNames([hall, ...phones], partWords.en)
const plain = (name: string) => name.replace(/[\u2066-\u2069]/g, '')

test('what differs is named with its part, numbered among its like', () => {
  expect(plain(nameOfValue('label:hallaaaa', 'Label'))).toBe('Choice: Label')
  expect(plain(nameOfValue('label:workaaaa', 'Label'))).toBe('Phone (2): Label')
  expect(plain(nameOfValue('option:southaaa', 'Option'))).toBe('Choice: Option (2)')
  expect(nameOfValue('field:workaaaa', 'Field')).toBe('Phone (2)')
})

test('the document itself and parts that are gone have plain names', () => {
  expect(nameOfValue('title', 'Title')).toBe('Title')
  expect(nameOfValue('label:goneaaaa', 'Label')).toBe('Label')
})
