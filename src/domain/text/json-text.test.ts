import { expect, test } from 'vitest'
import { jsonIn } from './json-text.ts'
import { messages } from '../messages.ts'

test('a byte order mark before the text is passed over', () => {
  expect(jsonIn('\uFEFF{"title":"\uFEFFHama"}')).toEqual({ title: '\uFEFFHama' })
})

test.each(['{"__proto__":{"x":1}}', '[{"a":{"\\u005f_proto__":null}}]'])(
  'a prototype is refused as an unknown field: %s',
  (text) => {
    expect(() => jsonIn(text)).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        fields: { ['__proto__']: messages.unknownField },
      }),
    )
  },
)

test('what is no JSON is undefined', () => {
  expect(jsonIn('{"title":')).toBeUndefined()
  expect(jsonIn('\uFEFF\uFEFF{}')).toBeUndefined()
})
