import { describe, expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('a password is', () => {
  test.each([
    ['weak', ''],
    ['weak', 'Xk7!qR'],
    ['weak', 'aaaaaaaaaaaaaaaaaaaa'],
    ['weak', '1234567890'],
    ['weak', 'password1'],
    ['weak', 'abcdefghijkl'],
    ['fair', 'xk7qrw9mt2'],
    ['good', 'norias turn 7'],
    ['strong', 'norias turn by night'],
    ['strong', 'النواعير تدور ليلًا ونهارًا'],
    ['strong', 'k3wTr-9mQxz-Hv7Bn-p2Lcd'],
  ])('%s: %j', (strength, password) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  test('weaker by what is known of its owner', () => {
    const known = ['Layla Haddad', 'layla@naoura.example']
    expect(passwordStrength('Layla-Naoura-7')).toBe('good')
    expect(passwordStrength('Layla-Naoura-7', known)).toBe('weak')
  })
})
