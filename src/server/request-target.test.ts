import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { normaliseTarget } from './request-target.ts'

function normalised(url: string, host = 'naoura.example') {
  const incoming = { url, headers: { host } }
  normaliseTarget(incoming as IncomingMessage)
  return incoming
}

test.each([
  ['/dashboard', '/dashboard'],
  ['/%64ashboard', '/dashboard'],
  ['/%6cogi%6E?a=%61', '/login?a=a'],
  ['/dashboard%2edata', '/dashboard.data'],
  ['/%2564ashboard', '/%2564ashboard'],
  ['/ar/%d8%a7%D9%84', '/ar/%D8%A7%D9%84'],
  ['/media/..%2f..%2ftoken-secret', '/media/..%2F..%2Ftoken-secret'],
  ['/search?q=%26%3d%2b', '/search?q=%26%3D%2B'],
  ['/100%', '/100%'],
  ['/%zz', '/%zz'],
])('%s is matched as %s', (sent, matched) => {
  expect(normalised(sent).url).toBe(matched)
})

test.each([
  ['http://other.example/blog?page=2', '/blog?page=2'],
  ['HTTPS://other.example/%62log', '/blog'],
  ['http://other.example', '/'],
  ['http://other.example?page=2', '/?page=2'],
])('the host of the whole address %s stands for the Host', (sent, matched) => {
  expect(normalised(sent)).toEqual({ url: matched, headers: { host: 'other.example' } })
})

test('of all bytes, encoded in capitals or small letters, those of letters, digits and -._~ alone are decoded', () => {
  const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'
  for (let byte = 0; byte < 256; byte++) {
    const capitals = `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    const letter = String.fromCharCode(byte)
    const expected = `/${plain.includes(letter) ? letter : capitals}`
    for (const encoded of [capitals, capitals.toLowerCase()]) {
      expect(normalised(`/${encoded}`).url, encoded).toBe(expected)
    }
  }
})
