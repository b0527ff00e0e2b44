import { describe, expect, test } from 'vitest'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { isMentioned, isSender, personIn } from './person.ts'

describe('one person', () => {
  test.each([
    [' Rima@Farm.example ', { email: 'rima@farm.example' }],
    ['+963 944 555 014', { digits: '963944555014' }],
    ['٠٩٤٤ ٥٥٥ ٠١٤', { digits: '944555014' }],
    ['00963 (944) 555-014', { digits: '963944555014' }],
    ['Rima', undefined],
    ['555 014', undefined],
    ['', undefined],
  ])('is looked for by %s', (written, person) => {
    expect(personIn(written)).toEqual(person)
  })

  const rima = { name: 'Rima', email: 'RIMA@farm.example', phone: '+963 944 555 014' }
  test.each([
    ['rima@farm.example', true],
    ['+963944555014', true],
    ['0944 555 014', true],
    ['٠٠٩٦٣٩٤٤٥٥٥٠١٤', true],
    ['+963 (0)944 555 014', true],
    ['ima@farm.example', false],
    ['0944 555 015', false],
  ])('has sent what came from that address or number: %s', (written, sent) => {
    const person = personIn(written)
    expect(person && isSender(person, rima)).toBe(sent)
  })

  test('without a number has sent nothing of a number', () => {
    expect(isSender({ digits: '944555014' }, { ...rima, phone: '' })).toBe(false)
  })

  test.each([
    ['rima@farm.example', 'Write to Rima@Farm.example, please', true],
    ['rima@farm.example', 'Write to Rima', false],
    ['0944 555 014', 'هاتف ريما: ٠٩٤٤-٥٥٥-٠١٤.', true],
    ['0944 555 014', 'Call +963 944 555 014 or 0944 555 015', true],
    ['0944 555 014', '0944 555 wells, 014 pumps', false],
    ['+963 944 555 014', 'هاتف ريما: ٠٩٤٤ ٥٥٥ ٠١٤', true],
    ['+963 944 555 014', 'Call +963 (0)944 555 014', true],
    ['0944 555 014', 'Call 0944\u2011555\u2013014 or 0944·555·015', true],
    ['0944 555 014', 'Call ０９４４ ５５５ ０１４', true],
    ['+963 944 555 014', 'Call 555 014', false],
    ['+963 944 555 014', 'Order 4445 5501 4', false],
    ['rima@farm.example', 'Write to rima\u00ad@\u200bfarm.example', true],
    ['rima@farm.example', 'Write to ｒｉｍａ＠ｆａｒｍ．ｅｘａｍｐｌｅ', true],
  ])('%s is mentioned where it is written', (written, text, mentioned) => {
    const person = personIn(written)
    expect(person && isMentioned(person, ['', text])).toBe(mentioned)
  })

  test('is looked for in the longest text in linear time', () => {
    expectThreadTime(1_000, () => {
      isMentioned({ digits: '944555014' }, ['- '.repeat(100_000), '0'.repeat(200_000)])
    })
  })
})
