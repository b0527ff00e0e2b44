import { describe, expect, test } from 'vitest'
import { contactTextsOf } from './inbox-message.ts'
import { messages } from '../messages.ts'
import { wrongContactFields } from './wrong-contact-fields.ts'

const right = { name: 'Rima', email: 'rima@farm.example', phone: '', message: 'Less water.' }

describe('what a visitor writes', () => {
  test('is right with a name, an address and a message', () => {
    expect(wrongContactFields(right)).toEqual({})
    expect(wrongContactFields({ ...right, phone: '٠٩٤٤ 555 014' })).toEqual({})
  })

  test('is wrong where something is missing, all of it said at once', () => {
    const blank = { name: '', email: ' ', phone: '', message: '\n' }
    const { fieldRequired } = messages
    expect(wrongContactFields(blank)).toEqual({
      name: fieldRequired,
      email: fieldRequired,
      message: fieldRequired,
    })
  })

  test.each([
    ['email', 'rima', messages.emailAddressInvalid],
    ['email', 'rima@farm', messages.emailAddressInvalid],
    ['email', 'ri ma@farm.example', messages.emailAddressInvalid],
    ['phone', '12345', messages.phoneInvalid],
    ['phone', 'call me', messages.phoneInvalid],
  ] as const)('is wrong with %s of %j', (field, text, sentence) => {
    expect(wrongContactFields({ ...right, [field]: text })).toEqual({ [field]: sentence })
  })

  test.each([
    ['name', 100],
    ['message', 5_000],
  ] as const)('has a bound: %s of %i characters', (field, length) => {
    const longest = 'ن'.repeat(length)
    expect(wrongContactFields({ ...right, [field]: longest })).toEqual({})
    expect(wrongContactFields({ ...right, [field]: `${longest}ن` })).toEqual({
      [field]: messages.tooLong,
    })
  })

  test('is read from the form without the spaces around it', () => {
    const form = new FormData()
    form.append('name', ' Rima ')
    form.append('other', 'x')
    expect(contactTextsOf(form)).toEqual({ name: 'Rima', email: '', phone: '', message: '' })
  })
})
