import { expect, test } from 'vitest'
import { generatedPassword } from './generated-password.ts'
import { passwordStrength } from './password-strength.ts'

test('a generated password is strong, readable and never the same', () => {
  const passwords = Array.from({ length: 200 }, () => generatedPassword())
  expect(new Set(passwords).size).toBe(200)
  for (const password of passwords) {
    expect(password).toMatch(/^([a-km-np-zA-HJ-NP-Z2-9]{5}-){3}[a-km-np-zA-HJ-NP-Z2-9]{5}$/)
    expect(passwordStrength(password)).toBe('strong')
  }
})

test('no character is likelier than another: bytes beyond the last whole round are thrown again', () => {
  const thrown = [255, 224, 223, 0]
  const password = generatedPassword(() => Uint8Array.of(thrown.shift() ?? 0))
  expect(password).toBe('9aaaa-aaaaa-aaaaa-aaaaa')
})
