import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companyNameIn, demoNames } from './identity.ts'

test('the demo is known by the names it has', () => {
  const { company } = JSON.parse(readFileSync('demo/content.json', 'utf8'))
  expect(Object.values(company.name).toSorted()).toEqual([...demoNames].toSorted())
})

test('a name is borrowed from the default language', () => {
  expect(companyNameIn({ en: 'Amal', ar: 'الأمل' }, 'ar')).toEqual({
    name: 'الأمل',
    nameLanguage: 'ar',
  })
  expect(companyNameIn({ en: 'Amal', ar: '' }, 'ar')).toEqual({ name: 'Amal', nameLanguage: 'en' })
  expect(companyNameIn({}, 'ar')).toEqual({ name: '', nameLanguage: 'en' })
})
