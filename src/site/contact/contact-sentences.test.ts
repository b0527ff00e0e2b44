import { expect, test } from 'vitest'
import { messages } from '../../domain/messages.ts'
import { saidToVisitor } from './contact-sentences.ts'

test('a visitor reads what a form is refused for, and of all else that an error occurred', () => {
  expect(saidToVisitor('en', messages.phoneInvalid)).toBe(messages.phoneInvalid)
  expect(saidToVisitor('en', messages.forbidden)).toBe('An error occurred')
  expect(saidToVisitor('ar', messages.forbidden)).toBe('حدث خطأ')
  expect(saidToVisitor('fr', messages.forbidden)).toBe('An error occurred')
})
