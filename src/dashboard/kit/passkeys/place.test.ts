import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

const at = (address: string, isSecure = true) => placeOf(new URL(address), isSecure)

test('passkeys work where there is a name and encryption', () => {
  expect(at('https://naoura.example/login')).toEqual({ isUsable: true })
  expect(at('http://localhost:3000/login')).toEqual({ isUsable: true })
})

test.each([
  [
    'http://127.0.0.1:3000/login?next=%2Fdashboard',
    'http://localhost:3000/login?next=%2Fdashboard',
  ],
  ['http://127.0.0.2/login', 'http://localhost/login'],
  ['http://[::1]:3000/login', 'http://localhost:3000/login'],
])('%s leads to %s', (address, there) => {
  expect(at(address)).toEqual({ isUsable: false, address: there })
})

test('an address without encryption leads to the encrypted one', () => {
  expect(at('http://naoura.example:8080/login', false)).toEqual({
    isUsable: false,
    address: 'https://naoura.example/login',
  })
})

test.each(['http://192.0.2.1/login', 'https://192.0.2.1/login', 'https://[2001:db8::1]/login'])(
  'the number of %s has no name to lead to',
  (address) => {
    expect(at(address)).toEqual({ isUsable: false })
  },
)
