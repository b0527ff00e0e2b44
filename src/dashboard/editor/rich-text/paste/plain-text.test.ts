import { expect, test } from 'vitest'
import { emphasised, withoutInvisible } from './plain-text.ts'

const written = (line: string) =>
  emphasised(line)
    .map(({ text, marks }) =>
      marks.reduceRight((inner, mark) => `<${mark}>${inner}</${mark}>`, text),
    )
    .join('')

test.each([
  ['*عرض الربيع*', '<bold>عرض الربيع</bold>'],
  ['_للاستفسار_ +963', '<italic>للاستفسار</italic> +963'],
  ['~السعر القديم 700~', '<strike>السعر القديم 700</strike>'],
  ['السعر (*700*)، *الآن*', 'السعر (<bold>700</bold>)، <bold>الآن</bold>'],
  ['*_عرض_ الربيع*', '<bold><italic>عرض</italic></bold><bold> الربيع</bold>'],
  ['~*_700_*~', '<strike><bold><italic>700</italic></bold></strike>'],
  ['**Markdown** too', '<bold>Markdown</bold> too'],
])('%s is marked', (line, marked) => {
  expect(written(line)).toBe(marked)
})

test.each([
  'المضخة بسعر 500* دولار *تشمل التركيب',
  'رقم الطلب: A_12_B و ملف__نهائي__2',
  '2*3*4 = 24',
  '* one * two',
  'https://example.com/_a_/~b~?c=*d*',
  '~700 to ~800',
  '*',
  '****',
  'an * open star',
])('%s stays as it is', (line) => {
  expect(written(line)).toBe(line)
})

test('what nobody sees is no text', () => {
  expect(withoutInvisible('a\u200b\u00ad\ufeffb\vc')).toBe('ab\nc')
  expect(withoutInvisible('a\u2028b\u2029c\u0085d')).toBe('a\nb\nc\nd')
  expect(withoutInvisible(`a${'\u0301'.repeat(99)}b`)).toBe(`a${'\u0301'.repeat(8)}b`)
})
