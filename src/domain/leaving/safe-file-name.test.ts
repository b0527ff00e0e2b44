import { expect, test } from 'vitest'
import { dice } from '../../../tests/support/dice.ts'
import { safeFileName, safeStem } from './safe-file-name.ts'

test.each([
  ['دليل المزارع.pdf', 'دليل-المزارع.pdf'],
  ['a<b>:"c/d\\e|f?g*.pdf', 'a-b-c-d-e-f-g.pdf'],
  ['CON.txt', '_CON.txt'],
  ['lpt1', '_lpt1'],
  ['../../etc.pdf', 'etc.pdf'],
  ['dots... .pdf', 'dots.pdf'],
  ['\u202egpj.exe', 'gpj.exe'],
  ['Cafe\u0301.pdf', 'Café.pdf'],
  ['', 'file'],
])('%j is safe as %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('a name that is cut ends with a whole word', () => {
  const words = Array.from({ length: 12 }, () => 'كلمات').join('-')
  expect(safeStem(words)).toBe(Array.from({ length: 6 }, () => 'كلمات').join('-'))
})

test('any name is safe on Windows, macOS and Linux (EXP-7)', () => {
  const roll = dice(7)
  const letters = [...'aبʼ-.. :*/\\\0\n\u200f\u202e👩‍🔧é\u0301COM1']
  for (let turn = 0; turn < 500; turn++) {
    const written = Array.from({ length: roll(150) }, () => letters[roll(letters.length)]).join('')
    for (const name of [safeFileName(`${written}.pdf`), `${safeStem(written)}.zh-hant.public.md`]) {
      expect(Buffer.byteLength(name), written).toBeLessThanOrEqual(120)
      expect(name).toBe(name.normalize('NFC'))
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Z}<>:"/\\|?*]|^[.-]|[. ]$/u)
      expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
    }
  }
})
