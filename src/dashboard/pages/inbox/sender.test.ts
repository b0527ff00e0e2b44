import { expect, test } from 'vitest'
import { rimasMessage } from '../../../../tests/support/cast.ts'
import { quoteOf, senderOf } from './sender.ts'

const { name, email, phone } = rimasMessage
const form = { id: 3, title: 'Visit the noria' }

test.each([
  [{ name, email, phone, form }, name],
  [{ name: '', email, phone, form }, phone],
  [{ name: '', email, phone: '', form }, email],
  [{ name: '', email: '', phone: '', form }, form.title],
])('a message of a form is known by its sender, else by its form: %o', (message, shown) => {
  expect(senderOf(message)).toBe(shown)
})

test('a message without a text is quoted by its answers', () => {
  const answers = [
    { field: 'dayaaaaa', kind: 'date', label: 'Day', value: '2026-12-01' },
    { field: 'hallaaaa', kind: 'choices', label: 'Halls', value: 'North\nSouth' },
  ] as const
  expect(quoteOf({ message: '', answers: [...answers] })).toBe(
    'Day: Dec 1, 2026\nHalls: North\nSouth',
  )
  expect(quoteOf({ message: 'Hello.', answers: [...answers] })).toBe('Hello.')
})
