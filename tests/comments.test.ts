import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const files = globSync('{src,tests,faults,bench,scripts}/**/*.{ts,tsx,js}')
/** Words that a sentence seldom begins with, and half a sentence often. */
const middle =
  /^(?:Of|In|For|With|Without|By|To|From|On|At|As(?! few)|Like|Under|Than|Also|Not|And|But|Or|Where|Who|Whose|What|Which|Whether|How|Because|So that|Until|Unless|Since|While|That of|Null (?:where|for|until|if))\b/
const lowerCase = /^[a-z][a-z']* /
/** Names that are written in lower case. */
const name = /^(?:npm|systemd|glibc|sharp|react-aria|oxlint-disable|axe|nginx) /
/** Some sentences do begin with such a word: "In a terminal, Ctrl+C has …". */
const most = 12
const comments = files.flatMap(commentsOf)

/** A comment that says what names and code cannot is worth raising it. */
const mostComments = 3_029

test('comments stay few', () => {
  expect(comments.length).toBeGreaterThan(1_000)
  expect(comments.length).toBeLessThanOrEqual(mostComments)
})

test('comments begin where their sentence begins', () => {
  const fragments = comments.filter(isFragment)
  expect(fragments.length, fragments.join('\n')).toBeLessThanOrEqual(most)
})

test.each(['Of the page.', 'Without its ending.', 'whether it is there'])(
  '"%s" is a fragment',
  (comment) => expect(isFragment(comment)).toBe(true),
)

function isFragment(comment: string): boolean {
  return middle.test(comment) || (lowerCase.test(comment) && !name.test(comment))
}

/** Lines of `//` that follow each other are one comment. */
function commentsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { comments } = parseSync(file, text)
  return comments.flatMap(({ type, value, start }, index) => {
    const before = comments[index - 1]
    const goesOn =
      type === 'Line' && before?.type === 'Line' && /^\n[ \t]*$/.test(text.slice(before.end, start))
    return goesOn ? [] : [value.replace(/^[*\s]+/, '')]
  })
}
