import { describe, expect, test } from 'vitest'
import { messages } from '../../../domain/messages.ts'
import { isIncomplete, languageChanges, readLanguage, valuesOf } from './language-values.ts'

const french = { name: 'Français', code: 'fr', status: 'published' } as const

describe('a language that was filled in', () => {
  test('is read as it will be kept', () => {
    expect(readLanguage({ name: ' Français ', code: 'FR', status: 'published' })).toEqual({
      language: french,
    })
  })

  test.each([
    [valuesOf(null), ['name', 'code']],
    [{ ...french, name: ' ' }, ['name']],
    [{ ...french, code: '' }, ['code']],
  ])('is incomplete as %j', (values, fields) => {
    const read = readLanguage(values)
    if (!('wrong' in read)) throw new Error('it was taken')
    expect(Object.keys(read.wrong)).toEqual(fields)
    expect(isIncomplete(read.wrong)).toBe(true)
  })

  test('is wrong, but not incomplete, with a code that is no tag', () => {
    const wrong = { code: messages.codeInvalid }
    expect(readLanguage({ ...french, code: 'fr_FR' })).toEqual({ wrong })
    expect(isIncomplete(wrong)).toBe(false)
  })
})

test('only what was changed is sent', () => {
  expect(readLanguage(valuesOf({ id: 3, ...french }))).toEqual({ language: french })
  expect(languageChanges(french, french)).toEqual({})
  expect(languageChanges({ ...french, status: 'pending' }, french)).toEqual({ status: 'pending' })
})
