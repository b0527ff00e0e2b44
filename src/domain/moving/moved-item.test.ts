import { expect, test } from 'vitest'
import { isHomeThere, itemDate, oldPaths, wasPublic } from './moved-item.ts'
import type { ExportedItem } from './read-part.ts'

const clock = { zone: 'Asia/Damascus', now: new Date('2026-11-28T00:00:00Z') }
const none = '0000-00-00 00:00:00'
const never = 'Mon, 30 Nov -0001 00:00:00 +0000'

test.each([
  [
    '2014-03-01 06:30:00',
    'Sun, 02 Mar 2014 06:30:00 +0000',
    '2014-03-03 08:30:00',
    '2014-03-01T06:30',
  ],
  [none, 'Sun, 02 Mar 2014 08:30:00 +0200', '2014-03-03 08:30:00', '2014-03-02T06:30'],
  [none, never, '2014-03-03 08:30:00', '2014-03-03T06:30'],
  ['', '', '2014-02-30 08:30:00', null],
  ['2027-01-01 00:00:00', '', none, null],
  ['1969-01-01 00:00:00', never, none, null],
])(
  'of the dates %s, %s and %s the first valid one counts (IMP-6)',
  (gmt, published, local, date) => {
    expect(itemDate({ dates: { gmt, published, local } }, clock)).toBe(date)
  },
)

test.each([
  ['publish', '2014-03-01 06:30:00', false, true],
  ['', '2014-03-01 06:30:00', false, true],
  ['publish', none, false, true],
  ['publish', '2026-12-01 06:30:00', false, false],
  ['publish', '2014-03-01 06:30:00', true, false],
  ['private', '2014-03-01 06:30:00', false, false],
  ['draft', none, false, false],
])('of %j at %s, with a password: %s, it is %s that it was public', (...given) => {
  const [status, gmt, hasPassword, isPublic] = given
  const dates = { gmt, published: '', local: '' }
  expect(wasPublic({ status, dates, hasPassword }, clock)).toBe(isPublic)
})

test('each former address of an item is known', () => {
  const item = (address: string, slug = 'pump', oldSlugs: string[] = []) =>
    oldPaths({ address, slug, oldSlugs } as ExportedItem, ['ar', 'en'])
  const paths = (...given: Parameters<typeof item>) => item(...given).map(({ path }) => path)
  expect(paths('https://old.example/2014/%d9%85%d8%b6%d8%ae%d8%a9/', 'مضخة', ['motor'])).toEqual([
    '/2014/مضخة',
    '/2014/motor',
    '/2014/مضخة',
  ])
  expect(paths('https://old.example/?p=12')).toEqual([])
  expect(paths('https://old.example/')).toEqual([])
})

test.each([
  ['/site/', 'home', true],
  ['/site/ar/', 'الرئيسية', true],
  ['/site/?lang=ar', 'home', true],
  ['/site/it/', 'it', false],
  ['/site/about/', 'about', false],
  ['/site/?page_id=7', '', false],
  ['/sites/', 'home', false],
])('of a site in a folder, %s with the slug %j is the home page: %s (IMP-35)', (path, slug, is) => {
  expect(isHomeThere({ address: `https://old.example${path}`, slug }, 'old.example/site')).toBe(is)
})
