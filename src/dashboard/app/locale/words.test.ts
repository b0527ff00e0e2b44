import { describe, expect, test } from 'vitest'
import { messages } from '../../../domain/messages.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { said } from './said.ts'

describe('counters', () => {
  test('have the two forms of English', () => {
    expect([0, 1, 2].map(english.form.words)).toEqual(['0 words', '1 word', '2 words'])
  })
})

describe('K-13: a sentence of the API', () => {
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

  test('says what the call of a gallery was answered', () => {
    const refused = messages.galleryFailed.replace('{message}', messages.galleryNotFound)
    expect(refused).toBe('Gallery update error: Not Found: Gallery endpoint not found')
    expect(said(english, refused)).toBe(refused)
    expect(said(arabic, refused)).toBe('خطأ في تحديث المعرض: لم نعثر على خدمة المعرض')
  })

  test('is shown as it is when nobody knows it', () => {
    expect(said(arabic, 'The pump is dry.')).toBe('The pump is dry.')
  })
})
