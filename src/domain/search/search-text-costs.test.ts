import { test } from 'vitest'
import { richTextLimit } from '../rich-text/rich-text.ts'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { indexedWords, snippetAround } from './search-text.ts'

const most = (piece: string) => piece.repeat(Math.floor(richTextLimit / piece.length))
const different = (word: (number: number) => string) =>
  Array.from({ length: 20_000 }, (_, number) => word(number))
    .join(' ')
    .slice(0, richTextLimit)

const costly: Record<string, string> = {
  'marks that change places': `a${most('\u0301\u0323')}`,
  'a mark on each letter': most('كَ '),
  'a word without an end': most('ا'),
  'letters that become eighteen': most('ﷺ'),
  'the same words again and again': most('والكلمات السورية '),
  'ever new words': different((number) => `word${number}`),
  'ever new Arabic words': different((number) => `والكلمة${String.fromCodePoint(0x621 + number)}`),
}

test.each(Object.entries(costly))(
  'the words of a text are found in 100 ms, whatever it is: %s',
  (_name, text) => {
    expectThreadTime(100, () => indexedWords(text))
  },
)

test.each(Object.entries(costly))(
  'what of a text is shown is found in 100 ms, whatever it is: %s',
  (_name, text) => {
    expectThreadTime(100, () => snippetAround(text, ['noria']))
  },
)
