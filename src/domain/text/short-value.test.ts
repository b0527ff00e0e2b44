import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../tests/support/timing.ts'
import { cleaned, type ValueKind } from './short-value.ts'

const kinds: ValueKind[] = [
  'line',
  'lines',
  'code',
  'link',
  'email',
  'phone',
  'whatsapp',
  'price',
  'oneTimeCode',
  'password',
]

describe('prose', () => {
  test.each([
    ['\u200bOpening\ufeff in\u00ad Hama\u200e', 'Opening in Hama'],
    ['\u202aLayla\u202c', 'Layla'],
    ['Cafe\u0301', 'Café'],
    ['Slide\u000bbreak', 'Slide break'],
    ['one\u2028two\u2029three\u0085four\ffive', 'one two three four five'],
    ['\u00a0\u3000\u2800Opening\u2007', 'Opening'],
    ['5\u00a0kW', '5\u00a0kW'],
    ['Lay\u200c\u200dla', 'Layla'],
    ['a\u0007b', 'ab'],
  ])('drops what nobody sees: %j', (pasted, stored) => {
    expect(cleaned('line', pasted)).toBe(stored)
  })

  test.each([
    ['a joiner in Persian', 'می\u200cخواهم'],
    ['a joiner after a vowel sign', 'مَ\u200cخو'],
    ['a joiner in Sinhala', 'ශ්\u200dරී'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a red heart', '❤\ufe0f'],
    ['a heart on fire', '❤\ufe0f\u200d🔥'],
    ['a waving hand of its colour', '👋🏽'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['the flag of Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
    ['a form of an ideograph', '葛\u{e0100}'],
    ['the end of an ayah', '\u06dd٧'],
  ])('keeps %s', (_what, text) => {
    expect(cleaned('line', text)).toBe(text)
  })

  test('of several joiners keeps one, and none at an end', () => {
    expect(cleaned('line', 'می\u200c\u200cخواهم\u200c')).toBe('می\u200cخواهم')
  })

  test('with lines keeps them', () => {
    expect(cleaned('lines', ' one\ntwo\u2028three ')).toBe('one\ntwo\nthree')
    expect(cleaned('lines', 'one\r\ntwo\rthree')).toBe('one\ntwo\nthree')
  })
})

describe('a one-time code', () => {
  test.each([
    '482917',
    ' 482 917 ',
    '482-917',
    '482\u00a0917',
    '482\u2013917\u200f',
    '\u202a482\u200b917\u202c',
    '٤٨٢٩١٧',
    '۴۸۲ ۹۱۷',
    '４８２９１７',
  ])('is read from %j', (typed) => {
    expect(cleaned('oneTimeCode', typed)).toBe('482917')
  })

  test('is the same in small letters, with or without hyphens', () => {
    expect(cleaned('oneTimeCode', 'k7q2-mv9d 3t8w\u2011xh5r')).toBe('K7Q2MV9D3T8WXH5R')
  })
})

describe('an email address', () => {
  test.each([
    'omar@naoura.example\u200b',
    '\u200fomar@naoura.example',
    'omar\u200c@naoura.example',
    'mailto:omar@naoura.example?subject=Wells',
    'MAILTO: omar@naoura.example',
    'mailto:omar%40naoura.example',
    'Omar <omar@naoura.example>,',
    '<mailto:omar@naoura.example>',
    'omar@naoura.example،',
    'omar@naoura.example. ; ',
    'Email:omar@naoura.example',
    'E-mail: <omar@naoura.example>',
    'البريد الإلكترونيّ: omar@naoura.example',
    '(omar@naoura.example)',
    '«omar@naoura.example»',
    '“omar@naoura.example”؟',
    'الإيميل omar@naoura.example',
    'Email address: omar@naoura.example',
    'Mail omar@naoura.example',
    'E: omar@naoura.example',
    '✉️ omar@naoura.example',
    '📧omar@naoura.example',
    'omar @ naoura.example',
    'omar@naoura.example (Omar)',
  ])('is read from %j', (pasted) => {
    expect(cleaned('email', pasted)).toBe('omar@naoura.example')
  })

  test.each([
    'omar hassan@naoura.example',
    'write @naoura.example',
    'a@naoura.example b@naoura.example',
  ])('is not guessed from %j', (pasted) => {
    expect(cleaned('email', pasted)).toBe(pasted)
  })
})

describe('a phone number', () => {
  test.each([
    ['\u202a+963 33 123 4567\u202c', '+963 33 123 4567'],
    ['\u200e+963331234567', '+963331234567'],
    ['+963\u200b331234567', '+963331234567'],
    ['+963\u201133\u20111234567', '+963-33-1234567'],
    ['+963\u201333\u22121234567', '+963-33-1234567'],
    ['011.234.5678', '011-234-5678'],
    ['011·234•5678', '011-234-5678'],
    ['tel:+963331234567', '+963331234567'],
    ['tel:%2B963%2033%201234567', '+963 33 1234567'],
    ['+٩٦٣ ۳۳ ١٢٣٤٥٦٧', '+963 33 1234567'],
    ['＋９６３（３３）１２３４５６７', '+963(33)1234567'],
    ['+963\u00a033\u202f1234567،', '+963 33 1234567'],
    ['Tel.: +963 33 1234567', '+963 33 1234567'],
    ['Mobile +963 944 123456', '+963 944 123456'],
    ['هاتف: 033 1234567', '033 1234567'],
    ['رقم الجوال: ٠٩٤٤١٢٣٤٥٦', '0944123456'],
    ['📞 +963 33 1234567', '+963 33 1234567'],
    ['☎️+963 33 1234567', '+963 33 1234567'],
    ['(+963) 33 1234567', '+963 33 1234567'],
    ['(00963) 33 1234567', '00963 33 1234567'],
    ['٩٦٣٣٣١٢٣٤٥٦٧+', '+963331234567'],
    ['963 33 123 4567 +', '+963 33 123 4567'],
    ['033/1234567', '033-1234567'],
    ['(033) / 123 45 67', '(033)-123 45 67'],
    ['+963/33/1234567', '+963-33-1234567'],
    ['2212345/2212346', '2212345/2212346'],
    ['<tel:+963331234567>', '+963331234567'],
    ['«+963 33 1234567»', '+963 33 1234567'],
    ['Ph. no. 033 1234567', '033 1234567'],
    ['هاتف رقم / 033 1234567', '033 1234567'],
    ['ت: ٠٣٣ ١٢٣٤٥٦٧', '033 1234567'],
    ['فاكس: 033 1234567', '033 1234567'],
    ['رقم الهاتف المحمول: ٠٩٤٤١٢٣٤٥٦', '0944123456'],
    ['الهاتف الأرضيّ: 033 1234567', '033 1234567'],
    ['هاتف/فاكس: 033 1234567', '033 1234567'],
    ['للتواصل والاستفسار: 033 1234567', '033 1234567'],
    ['جوّال 1: 0944 123 456', '0944 123 456'],
    ['Tel/Fax: 033 1234567', '033 1234567'],
    ['Phone number: 033 1234567', '033 1234567'],
    ['callto:+963331234567', '+963331234567'],
    ['🇸🇾 +963 33 1234567', '+963 33 1234567'],
    ['+963 944 123456 (WhatsApp)', '+963 944 123456'],
    ['٠٩٤٤١٢٣٤٥٦ واتساب', '0944123456'],
    ['(+963 33) 123 4567', '+963 33 123 4567'],
    ['Omar 033 1234567', 'Omar 033 1234567'],
  ])('is read from %j', (pasted, stored) => {
    expect(cleaned('phone', pasted)).toBe(stored)
  })

  test.each([
    ['00963944123456', '+963944123456'],
    ['٠٠٩٦٣ 944123456', '+963 944123456'],
    ['+00 963944123456', '+963944123456'],
    ['0944123456', '0944123456'],
    ['واتساب: +963 944 123456', '+963 944 123456'],
    ['واتسآب +963 944 123456', '+963 944 123456'],
    ['Whats app: +963 944 123456', '+963 944 123456'],
    ['+963 (0)944 123456', '+963 944 123456'],
    ['+963 (944) 123456', '+963 944 123456'],
  ])('of WhatsApp is read from %j', (pasted, stored) => {
    expect(cleaned('whatsapp', pasted)).toBe(stored)
  })
})

describe('a link', () => {
  test('drops the directions around it and keeps those inside', () => {
    expect(cleaned('link', '\u202ahttps://naoura.example\u202c ')).toBe('https://naoura.example')
    const turned = 'https://naoura.example/\u202egpj.exe'
    expect(cleaned('link', turned)).toBe(turned)
    expect(cleaned('link', '<https://naoura.example>،')).toBe('https://naoura.example')
    expect(cleaned('link', `\u202e${turned}`)).toBe(`\u202e${turned}`)
  })
})

test('a password keeps its spaces and its letters', () => {
  expect(cleaned('password', ' مُضَخَّةٌ café\u200b '.normalize('NFD'))).toBe(
    ' مُضَخَّةٌ café '.normalize('NFC'),
  )
})

test.each(['', ' ', '\u200b', '\ufeff\u00a0', '\u3164', '\u2800', '\u2066\u2069', '\u{e0001}'])(
  'there is nothing to see in %j',
  (text) => {
    for (const kind of kinds.filter((one) => one !== 'password')) {
      expect(cleaned(kind, text), kind).toBe('')
    }
  },
)

const telling = ['\u200c', '\u200d', '\u200b', '\ufe0f', '\u202e', '\u2069', '\v', '\u00a0']
const characters = fc.oneof(
  fc.constantFrom(...telling, ...'مَی葛❤👋🏽1\u20e3e\u0301 <>.,،?-+0()', 'mailto:', 'tel:', ' (fax)'),
  fc.string({ unit: 'binary', maxLength: 2 }),
)
const pasted = fc.array(characters, { maxLength: 30 }).map((parts) => parts.join(''))

test.each(kinds)('a %s that was cleaned stays as it is', (kind) => {
  fc.assert(
    fc.property(pasted, (text) => {
      const once = cleaned(kind, text)
      expect(cleaned(kind, once)).toBe(once)
    }),
    { numRuns: 500 },
  )
})

const length = 240_000
const longTexts = {
  letters: 'x'.repeat(length),
  spaces: ' '.repeat(length),
  'hidden characters': '\u200b'.repeat(length),
  'scattered hidden characters': 'م\u200c'.repeat(length / 2),
  marks: 'e\u0301\u0323'.repeat(length / 3),
  'marks on one letter': `e${'\u0301\u0323'.repeat(length / 2)}`,
  punctuation: `${',.'.repeat(length / 2)}x`,
  brackets: '<mailto:'.repeat(length / 8),
  'phone labels': 'tel. '.repeat(length / 5),
  digits: '0.'.repeat(length / 2),
}

test.each(kinds)('a %s takes time in proportion to its length', (kind) => {
  for (const [shape, text] of Object.entries(longTexts)) {
    expectLinear((part) => cleaned(kind, part), text, shape)
  }
})
