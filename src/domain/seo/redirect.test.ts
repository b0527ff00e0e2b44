import { describe, expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { pathOfAddress, redirectsIn } from './redirect.ts'

describe('an old address is written as people read it', () => {
  test.each([
    ['/about-us.html', '/about-us.html'],
    ['/about/', '/about'],
    ['//about//team', '/about/team'],
    ['/en/about', '/about'],
    ['/AR/من-نحن', '/ar/من-نحن'],
    ['/ar/%D9%85%D9%86-%D9%86%D8%AD%D9%86', '/ar/من-نحن'],
    ['https://www.old.example/about-us/', '/about-us'],
    ['/a/../b', '/b'],
    ['/Cafe\u0301', '/Café'],
    ['/', '/'],
  ])('%s is %s', (written, path) => {
    expect(pathOfAddress(written)).toBe(path)
  })

  test.each([
    'about',
    '/index.php?id=7',
    '/about#team',
    '/%zz',
    '/a%00b',
    'mailto:a@b.example',
    'https://',
    '',
  ])('"%s" is none', (written) => {
    expect(pathOfAddress(written)).toBeUndefined()
  })
})

test('a list is read line by line, and what is wrong in it is named (SEO-4)', () => {
  const list = [
    '/old-prices /products',
    '',
    '  /jobs\thttps://jobs.example/all?at=hama  ',
    'old /products',
    '/only-one',
    '/a /b /c',
    '/script javascript:alert(1)',
    '/news http://Naoura.example/%D8%A3%D8%AE%D8%A8%D8%A7%D8%B1',
    '/home https://naoura.example',
    '/find https://naoura.example/search?q=pump',
    '/other-port https://naoura.example:8443/',
    `/${'x'.repeat(500)} /products`,
    '\ufeff\u200e/pasted \u202a/products\u202c',
    '/marked https://jobs.example/\u202egpj.exe',
    '/turned /a/\u202egpj.exe',
  ].join('\r\n')
  expect(redirectsIn(list, 'https://naoura.example')).toEqual({
    listed: [
      { path: '/old-prices', target: { kind: 'path', path: '/products' }, line: 1 },
      {
        path: '/jobs',
        target: { kind: 'external', address: 'https://jobs.example/all?at=hama' },
        line: 3,
      },
      { path: '/news', target: { kind: 'path', path: '/أخبار' }, line: 8 },
      { path: '/home', target: { kind: 'path', path: '/' }, line: 9 },
      {
        path: '/other-port',
        target: { kind: 'external', address: 'https://naoura.example:8443/' },
        line: 11,
      },
      { path: '/pasted', target: { kind: 'path', path: '/products' }, line: 13 },
    ],
    wrong: {
      4: messages.addressInvalid,
      5: messages.leadsNowhere,
      6: messages.leadsNowhere,
      7: messages.leadsNowhere,
      10: messages.leadsNowhere,
      12: messages.addressInvalid,
      14: messages.directionInvalid,
      15: messages.directionInvalid,
    },
  })
})
