import { expect, test } from 'vitest'
import { monogram } from './monogram.ts'

test.each([
  ['Al-Ghab Growers’ Cooperative', 'A'],
  ['The Noria Carpenters’ Guild', 'N'],
  ['theatre of Hama', 'T'],
  ['الغاب', 'غ'],
  ['زجاج قاسيون', 'ز'],
  ['إِدلب', 'إِ'],
  ['ال', 'ا'],
  ['7 Springs', '7'],
])('%s is shown as %s', (name, expected) => {
  expect(monogram(name)).toBe(expected)
})
