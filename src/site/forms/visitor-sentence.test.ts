import { expect, test } from 'vitest'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { outcomeOf, visitorSentence } from './visitor-sentence.ts'

test('a visitor reads what is wrong with the form; everything else is a general error', () => {
  const readIn = (language: LanguageCode, sentence: string) =>
    visitorSentence({ language }, sentence)
  expect(readIn('en', messages.phoneInvalid)).toBe(messages.phoneInvalid)
  expect(readIn('en', messages.forbidden)).toBe('An error occurred')
  expect(readIn('ar', messages.forbidden)).toBe('حدث خطأ')
  expect(readIn('fr', messages.forbidden)).toBe('An error occurred')
})

test('in words of the company’s own, as far as there are any', () => {
  const spoken = { language: 'fr', ownWords: { refusal_phone: 'Numéro invalide' } }
  expect(visitorSentence(spoken, messages.phoneInvalid)).toBe('Numéro invalide')
  expect(visitorSentence(spoken, messages.tooLong)).toBe(messages.tooLong)
})

test.each([
  [messages.attachmentsUnavailable, true],
  [messages.unavailable, false],
])('without scripts "%s" makes files optional: %s', async (error, isRefused) => {
  const answer = Response.json({ error }, { status: 503 })
  const outcome = await outcomeOf(answer, { language: 'ar' }, {}, new FormData())
  expect(outcome).toMatchObject({ isSent: false, areFilesRefused: isRefused })
})
