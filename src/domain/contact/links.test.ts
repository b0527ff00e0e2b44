import { expect, test } from 'vitest'
import { linksIn, ownerOf, withoutLinks } from './links.ts'

const origin = 'https://naoura.example'

test.each<[string, string[]]>([
  [
    'Our site is www.a.example, or http://b.example/x?y=1',
    ['www.a.example,', 'http://b.example/x?y=1'],
  ],
  ['See https://naoura.example/en/products/ws-9', []],
  ['See https://naoura.example.cheap.example', ['https://naoura.example.cheap.example']],
  ['Write to rima@farm.com or rima.co@farm.example', []],
  ['Our shop is pumps.co.uk/new, or cheap-pumps(dot)xyz', ['pumps.co.uk/new,', 'cheap-pumps.xyz']],
  ['Dr.Rima thanks.Please come', []],
  ['Write to t.me/+R3xW8uQp or wa.me/963944555014', ['t.me/+R3xW8uQp', 'wa.me/963944555014']],
  ['Your parcel waits: rb.gy/PEfazRA', ['rb.gy/PEfazRA']],
  ['Is it by 10 a.m./p.m.? Wait.me/you', []],
  ['Cheap pumps at pumps.guru or on pump-boost.ink', ['pumps.guru', 'pump-boost.ink']],
])('MSG-10 "%.30s" leads to %j', (text, links) => {
  expect(linksIn(text, origin)).toEqual(links)
})

test.each([
  ['https://www.cheap.example/now?id=7', 'cheap.example'],
  ['www.cheap.example', 'cheap.example'],
  ['https://maps.app.goo.gl/Qx7L?g=1', 'maps.app.goo.gl/Qx7L'],
  ['https://www.linkedin.com/in/rima', 'linkedin.com/in/rima'],
  ['https://tinyurl.com/rima-cv', 'tinyurl.com/rima-cv'],
  ['https://forms.gle/8sK2kd', 'forms.gle/8sK2kd'],
  ['https://', ''],
])('MSG-10 "%s" belongs to "%s"', (link, owner) => {
  expect(ownerOf(link)).toBe(owner)
})

test('MSG-10 a text is read without its links and addresses', () => {
  const text = 'here https://a.example/x pumps.com or rima@farm.example and @rima هنا'
  expect(withoutLinks(text).split(/\s+/)).toEqual(['here', 'or', 'and', 'هنا'])
})
