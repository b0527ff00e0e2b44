import { expect, test } from 'vitest'
import { notesOn } from './text-notes.ts'

test.each([
  ['في حماة منذ 2009', 'ar', []],
  ['في حماة منذ ٢٠٠٩', 'ar', []],
  ['من ٢٠٠٩ إلى 2025', 'ar', ['mixedDigits']],
  ['From ٢٠٠٩ to 2025', 'en', ['mixedDigits']],
  ['Two  spaces', 'en', ['doubleSpace']],
  ['A line\n\nand another ', 'en', []],
  ['الآبار, والمضخّات', 'ar', ['latinMarks']],
  ['كم يعطي بئرك فعلًا?', 'ar', ['latinMarks']],
  ['الآبار، والمضخّات؛ كم؟', 'ar', []],
  ['أكثر من 1,200 منظومة', 'ar', []],
  ['Sawaqi S2, ومضخّة', 'ar', []],
  ['في حماة, منذ ٢٠٠٩  حتى 2025', 'ar', ['mixedDigits', 'doubleSpace', 'latinMarks']],
])('of %j in %s it is said: %j', (text, language, notes) => {
  expect(notesOn(text, language)).toEqual(notes)
})
