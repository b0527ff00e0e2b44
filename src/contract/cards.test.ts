import { describe, expect, test } from 'vitest'
import { messages } from '../domain/messages.ts'
import type { CardText } from '../domain/partners/partner-card.ts'
import { cardForm, newCardForm } from './cards.ts'

const growers: CardText = {
  name: 'Al-Ghab Growers’ Cooperative',
  description: '412 families and 38 shared wells.',
  phone_number: '+963 33 555 0171',
  contacts: { whatsapp: '+963 944 555 171' },
}

describe('the form of a card', () => {
  const fields = ['name', 'description', 'phone_number'] as const

  test.each(fields)('requires the %s of a new one', (field) => {
    const { [field]: _, ...others } = growers
    for (const given of [others, { ...growers, [field]: '' }, { ...growers, [field]: ' \n ' }]) {
      const issues = newCardForm.safeParse(given).error?.issues ?? []
      expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
        [field, messages.fieldRequired],
      ])
    }
  })

  test.each(fields)('takes a %s of its limit, spaces around not counted', (field) => {
    const limit = { name: 200, description: 2_000, phone_number: 60 }[field]
    for (const length of [limit - 1, limit, limit + 1]) {
      const text = ` ${'n'.repeat(length)} `
      const message = length <= limit ? undefined : messages.tooLong
      for (const form of [newCardForm, cardForm]) {
        const { error } = form.safeParse({ ...growers, [field]: text })
        expect(error?.issues[0]?.message, String(length)).toBe(message)
      }
    }
  })

  test('changes only what is sent', () => {
    expect(cardForm.parse({})).toEqual({})
    expect(cardForm.parse({ name: ' Al-Ghab ' })).toEqual({ name: 'Al-Ghab' })
    expect(cardForm.parse({ name: '', contacts: '' })).toEqual({ name: '', contacts: {} })
  })

  test('knows no other field', () => {
    expect(cardForm.safeParse({ position: '1' }).success).toBe(false)
    expect(newCardForm.safeParse({ ...growers, id: '7' }).success).toBe(false)
  })
})
