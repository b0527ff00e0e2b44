import { expect, test } from 'vitest'
import { textChanges } from './text-changes.ts'

/** `[removed]` and `{added}` words. */
function marked(before: string, after: string, language = 'en') {
  const signs = { same: ['', ''], added: ['{', '}'], removed: ['[', ']'] } as const
  const changes = textChanges(before, after, language)
  return changes.map(({ text, kind }) => signs[kind][0] + text + signs[kind][1]).join('')
}

test.each([
  ['Opening in Hama', 'Opening in Homs', 'Opening in [Hama]{Homs}'],
  ['Opening in Hama', 'Opening in Hama', 'Opening in Hama'],
  ['', 'Opening', '{Opening}'],
  ['Opening', '', '[Opening]'],
  ['Written yesterday', 'Saved meanwhile', '[Written yesterday]{Saved meanwhile}'],
  ['One, two.', 'One, two, three.', 'One, two{, three}.'],
])('from %j to %j', (before, after, shown) => {
  expect(marked(before, after)).toBe(shown)
})

test('Arabic words are whole, with their vowel signs (LED-10)', () => {
  expect(marked('كم يعطي بئرُك فعلًا؟', 'كم تعطي بئرُك فعلًا؟', 'ar')).toBe('كم [يعطي]{تعطي} بئرُك فعلًا؟')
})

test('texts that take too long to compare are shown whole (LED-11)', () => {
  const letters = (start: number) =>
    Array.from({ length: 60_000 }, (_, index) => `w${(index * 7919 + start) % 50_021}`).join(' ')
  const [before, after] = [letters(0), letters(17)]
  expect(textChanges(before, after, 'en')).toEqual([
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ])
})
