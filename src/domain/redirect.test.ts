import { describe, expect, test } from 'vitest'
import { messages } from './messages.ts'
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
    `/${'x'.repeat(500)} /products`,
  ].join('\r\n')
  expect(redirectsIn(list)).toEqual({
    listed: [
      { path: '/old-prices', target: { kind: 'path', path: '/products' }, line: 1 },
      {
        path: '/jobs',
        target: { kind: 'external', address: 'https://jobs.example/all?at=hama' },
        line: 3,
      },
    ],
    wrong: {
      4: messages.addressInvalid,
      5: messages.leadsNowhere,
      6: messages.leadsNowhere,
      7: messages.leadsNowhere,
      8: messages.addressInvalid,
    },
  })
})
