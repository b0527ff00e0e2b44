import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reasonWords } from './reason-words.ts'
import { sayReason } from './say-reason.ts'

const sources = globSync('src/{domain,storage,commands,server}/**/{moving/*,move-in*}.ts').filter(
  (file) => !file.includes('.test.'),
)
const isOther = /throw new|CommandFailure|notTakenOfOurs|^\s*'Not taken in: /

function reasonsIn(file: string): string[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !isOther.test(line))
  return [...lines.join('\n').matchAll(/'([A-Z][^'\n]* [^'\n]*[.])'|`([A-Z]\w* [^`\n]*[.])`/g)]
    .map(([, plain, filled]) => plain ?? filled ?? '')
    .map((reason) => reason.replace(/\$\{[^}]+\}/g, 'Pump'))
}

test('every reason of the report is said in Arabic', () => {
  const reasons = sources.flatMap(reasonsIn)
  expect(reasons.length).toBeGreaterThan(45)
  expect(reasons.filter((reason) => sayReason('ar', reason) === reason)).toEqual([])
})

test('no reason is said that the report does not give', () => {
  const texts = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  const beginnings = Object.keys(reasonWords.ar).map((one) => one.split(/\{|: /)[0]?.trim() ?? '')
  expect(beginnings.filter((beginning) => !texts.includes(beginning))).toEqual([])
})

test('what a reason is about stands in it, isolated', () => {
  expect(sayReason('ar', 'Its address is /ar/about-2, as /ar/about is taken.')).toBe(
    'رابطه \u2068/ar/about-2\u2069 لأن الرابط \u2068/ar/about\u2069 مستعمل.',
  )
  expect(sayReason('ar', 'Became a link: https://maps.example/1')).toBe(
    'صار رابطًا: \u2068https://maps.example/1\u2069',
  )
})

test('a screen names no option of the command', () => {
  const reason = 'This kind is not taken in: --as case-study=posts would.'
  expect(sayReason('en', reason)).not.toContain('--')
  expect(sayReason('en', 'It has no title.')).toBe('It has no title.')
})
