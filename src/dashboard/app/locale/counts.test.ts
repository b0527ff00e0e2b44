import { expect, test } from 'vitest'
import { englishCount } from './counts.ts'

test('a counter has the two forms of English', () => {
  const words = englishCount({ one: '{n} word', other: '{n} words' })
  expect([0, 1, 2].map(words)).toEqual(['0 words', '1 word', '2 words'])
})
