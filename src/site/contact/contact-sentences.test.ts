import { expect, test } from 'vitest'
import { messages } from '../../domain/messages.ts'
import { visitorSentence } from './contact-sentences.ts'

test('a visitor reads what a form is refused for, and of all else that an error occurred', () => {
  expect(visitorSentence('en', messages.phoneInvalid)).toBe(messages.phoneInvalid)
  expect(visitorSentence('en', messages.forbidden)).toBe('An error occurred')
  expect(visitorSentence('ar', messages.forbidden)).toBe('حدث خطأ')
  expect(visitorSentence('fr', messages.forbidden)).toBe('An error occurred')
})
