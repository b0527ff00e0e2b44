import { describe, expect, test } from 'vitest'
import { messages } from '../../domain/messages.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { said } from './said.ts'

describe('counters', () => {
  test('have the six forms of Arabic', () => {
    expect([0, 1, 2, 3, 11, 100].map(arabic.list.count)).toEqual([
      'لا مقالات',
      'مقال واحد',
      'مقالان',
      '3 مقالات',
      '11 مقالًا',
      '100 مقال',
    ])
  })

  test('have the two forms of English', () => {
    expect([0, 1, 2].map(english.form.words)).toEqual(['0 words', '1 word', '2 words'])
  })
})

describe('a sentence of the API', () => {
  test('is said in the words of the interface', () => {
    expect(said(arabic, messages.noResponse)).toBe('لم يصل ردّ من الخادم.')
    expect(said(english, messages.noResponse)).toBe(messages.noResponse)
  })

  test('is filled with what it is about', () => {
    expect(said(arabic, messages.articleEmptied, { lang: 'العربية' })).toBe(
      'أُفرغ المقال باللغة العربية',
    )
    expect(said(english, messages.articleEmptied, { lang: 'Arabic' })).toBe(
      'Article is empty in Arabic language',
    )
  })

  test('keeps the status or message of an error', () => {
    expect(said(arabic, 'Error: 418')).toBe('خطأ: 418')
  })

  test('is shown as it is when nobody knows it', () => {
    expect(said(arabic, 'The pump is dry.')).toBe('The pump is dry.')
  })
})

describe('the Arabic dictionary', () => {
  const sentences = sentencesOf(arabic)

  test('uses Arabic punctuation and Latin digits', () => {
    expect(sentences.filter((text) => /[\u0621-\u064A][,;?]/.test(text))).toEqual([])
    expect(sentences.filter((text) => /[\u0660-\u0669]/.test(text))).toEqual([])
  })

  test('leaves no sentence in English', () => {
    expect(sentences.filter((text) => !/[\u0621-\u064A]/.test(text))).toEqual([])
  })
})

function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).flatMap(sentencesOf)
}
