import { expect, test } from 'vitest'
import { readSerialisedPhp } from './serialised-php.ts'

test('lengths of serialised PHP are bytes', () => {
  const text = 'a:3:{s:2:"ar";i:13;s:8:"مضخة";b:1;i:0;a:1:{s:1:"a";N;}}'
  expect(readSerialisedPhp(text)).toEqual(
    new Map<string, unknown>([
      ['ar', 13],
      ['مضخة', true],
      ['0', new Map([['a', null]])],
    ]),
  )
})

test.each([
  'O:8:"stdClass":0:{}',
  'a:1:{s:2:"en";i:1;',
  's:5:"ab";',
  's:-1:"ab";',
  'a:1:{s:9:"en";i:12;}',
  'i:;',
  'R:1;',
  `${'a:1:{i:0;'.repeat(10)}N;${'}'.repeat(10)}`,
])('%s is refused', (text) =>
  expect(() => readSerialisedPhp(text)).toThrow(/no |cut off|not |too deep/),
)
