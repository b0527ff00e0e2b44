import { expect, test } from 'vitest'
import { sayLanguages } from './say-languages.ts'

test('an item of several languages has the name of each', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const nameOf = (code: string) => names.of(code) ?? ''
  expect(sayLanguages('en ar', nameOf)).toBe('English · Arabic')
  expect(sayLanguages('fr', nameOf)).toBe('French')
  expect(sayLanguages('العربية', nameOf)).toBe('العربية')
})
