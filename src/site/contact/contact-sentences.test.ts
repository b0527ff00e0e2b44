import { expect, test } from 'vitest'
import { messages } from '../../domain/messages.ts'
import { visitorSentence } from './contact-sentences.ts'

test('a visitor reads what is wrong with the form; everything else is a general error', () => {
  expect(visitorSentence('en', messages.phoneInvalid)).toBe(messages.phoneInvalid)
  expect(visitorSentence('en', messages.forbidden)).toBe('An error occurred')
  expect(visitorSentence('ar', messages.forbidden)).toBe('حدث خطأ')
  expect(visitorSentence('fr', messages.forbidden)).toBe('An error occurred')
})
