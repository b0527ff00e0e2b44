import { describe, expect, test } from 'vitest'
import { messages } from '../../../domain/messages.ts'
import { translate } from './translate.ts'

describe('K-13: a sentence of the API', () => {
  test('is said in the words of the interface', () => {
    expect(translate('ar', messages.noResponse)).toBe('لم يصل ردّ من الخادم.')
    expect(translate('en', messages.noResponse)).toBe(messages.noResponse)
  })

  test('is filled with what it is about', () => {
    expect(translate('ar', messages.articleEmptied, { lang: 'العربية' })).toBe(
      'أُفرغ المقال باللغة العربية',
    )
    expect(translate('en', messages.articleEmptied, { lang: 'Arabic' })).toBe(
      'Article is empty in Arabic language',
    )
  })

  test('keeps the status or message of an error', () => {
    expect(translate('ar', 'Error: 418')).toBe('خطأ: 418')
  })

  test('says what the call of a gallery was answered', () => {
    const refused = messages.galleryFailed.replace('{message}', messages.galleryNotFound)
    expect(refused).toBe('Gallery update error: Not Found: Gallery endpoint not found')
    expect(translate('en', refused)).toBe(refused)
    expect(translate('ar', refused)).toBe('خطأ في تحديث المعرض: لم نعثر على خدمة المعرض')
  })

  test('names what already has an address', () => {
    const refused = messages.addressTakenBy.replace('{name}', 'About us')
    expect(translate('ar', refused)).toBe('هذا الرابط مستعمل: \u2068About us\u2069.')
  })

  test('is shown as it is when nobody knows it', () => {
    expect(translate('ar', 'The pump is dry.')).toBe('The pump is dry.')
  })
})
