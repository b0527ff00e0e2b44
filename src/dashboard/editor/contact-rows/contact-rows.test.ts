import { describe, expect, test } from 'vitest'
import { type ContactItem, socialTypes } from '../../../domain/contact/contact.ts'
import {
  added,
  changed,
  isFull,
  itemsOf,
  moved,
  removed,
  rowsOf,
  unusedTypes,
} from './contact-rows.ts'

const office: ContactItem = { type: 'phone', value: '+963 33 555 0142' }
const letters: ContactItem = { type: 'email', value: 'hello@naoura.example' }
const workshop: ContactItem = { type: 'phone', value: '+963 944 555 014' }
const page: ContactItem = { type: 'facebook', value: 'https://facebook.example/naoura' }
const rows = rowsOf([office, letters, workshop, page])

describe('the rows of contacts', () => {
  test('are kept as they came', () => {
    expect(itemsOf(rows)).toEqual([office, letters, workshop, page])
  })

  test('drop what is blank and write numbers in the digits of telephones (CON-7)', () => {
    const written = changed(changed(rows, 1, { value: ' ٠٣٣ ٥٥٥ ' }), 3, { value: '  ' })
    expect(itemsOf(written)).toEqual([{ type: 'phone', value: '033 555' }, letters, page])
  })

  test('take two phones and two email addresses (CON-2, CON-3)', () => {
    expect(isFull(rows, 'phone')).toBe(true)
    expect(added(rows, 'phone')).toBe(rows)
    const more = added(rows, 'email')
    expect(more.at(-1)).toEqual({ id: 5, type: 'email', value: '' })
    expect(isFull(more, 'email')).toBe(true)
  })

  test('take each type of link once, the first unused one first (CON-5)', () => {
    let all = rows
    for (const _ of socialTypes) all = added(all, 'link')
    expect(all.slice(3).map(({ type }) => type)).toEqual([
      'facebook',
      ...socialTypes.filter((type) => type !== 'facebook'),
    ])
    expect(isFull(all, 'link')).toBe(true)
    expect(unusedTypes(removed(all, 4))).toEqual(['facebook'])
  })

  test('move past the next one of their kind, whatever stands between', () => {
    expect(itemsOf(moved(rows, 'phone', 1, 0))).toEqual([workshop, letters, office, page])
    expect(itemsOf(moved(rows, 'phone', 0, 1))).toEqual([workshop, letters, office, page])
    expect(itemsOf(moved(rows, 'phone', 0, -1))).toEqual(itemsOf(rows))
    expect(itemsOf(moved(rows, 'email', 9, 1))).toEqual(itemsOf(rows))
  })
})
