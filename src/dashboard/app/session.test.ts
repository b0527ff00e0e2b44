import { describe, expect, test } from 'vitest'
import { addressAfterSignIn, signInAddress } from './session.ts'

const origin = 'https://naoura.example'
const after = (next: string) =>
  addressAfterSignIn(`${origin}/login?${new URLSearchParams({ next })}`)

describe('after signing in', () => {
  test('the page that was asked for is shown', () => {
    const asked = signInAddress({ pathname: '/dashboard/products', search: '?page=2' })
    expect(addressAfterSignIn(`${origin}${asked}`)).toBe('/dashboard/products?page=2')
  })

  test.each([
    '',
    '/blog',
    '/dashboards',
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    '/dashboard/../../blog',
    'javascript:alert(1)',
  ])('%j leads to the dashboard instead', (next) => {
    expect(after(next)).toBe('/dashboard')
  })
})
