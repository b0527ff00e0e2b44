import { describe, expect, test } from 'vitest'
import { withOrdinarySpaces, withOrdinarySpacesInHtml } from './no-break-spaces.ts'

const shown =
  (mend: (text: string) => string) =>
  (text: string): string =>
    mend(text.replaceAll('~', '\u00a0')).replaceAll('\u00a0', '~')

describe('no-break spaces', () => {
  const mended = shown(withOrdinarySpaces)

  test.each([
    ['The~new~pump~near~Hama.', 'The new pump near Hama.'],
    ['محطة~الضخ~الجديدة،~في~ريف', 'محطة الضخ الجديدة، في ريف'],
    ['word~~ ~word', 'word    word'],
    ['word ~word', 'word  word'],
    ['~~word~', '  word '],
    ['in~2025.~The~next', 'in 2025. The next'],
    ['word~\n~word', 'word \n word'],
  ])('%j between words become spaces', (text, ordinary) => {
    expect(mended(text)).toBe(ordinary)
  })

  test.each([
    '5~kW',
    '٥~كيلوواط',
    '1~250,50~€',
    'J.~R.~Smith',
    'د.~سمير',
    'أ.د.~ليلى',
    'Dr.~Haddad',
    'Fig.~3',
    '\u00a7~7',
    'Quoi~?',
    '«~bonjour~»',
    '~',
    '~ ~',
  ])('%j stay', (text) => {
    expect(mended(text)).toBe(text)
  })

  test('hold four numbers together, and no more', () => {
    expect(mended('1~2~3~4~5~6')).toBe('1~2~3~4 5~6')
  })

  test('in HTML are looked at across marks, and within one block', () => {
    const html =
      '<p><strong>New</strong>~pump,<br />~5<em>~kW</em></p><p>~</p><p>one~</p><p>two</p>'
    expect(shown(withOrdinarySpacesInHtml)(html)).toBe(
      '<p><strong>New</strong> pump,<br /> 5<em>~kW</em></p><p>~</p><p>one </p><p>two</p>',
    )
  })
})
