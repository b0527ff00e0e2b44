import { expect, test } from 'vitest'
import { listPath, numberedPaths } from './old-address.ts'

test.each([
  ['/page/2', '/page'],
  ['/ar/page/2', '/ar/page'],
  ['/category/pumps/page/3', '/category/pumps'],
  ['/category/water/pumps', '/category/pumps'],
  ['/ar/category/ماء/مضخات/page/3', '/ar/category/مضخات'],
  ['/2014/05', '/2014'],
  ['/ar/2014/05/03/page/2', '/ar/2014'],
  ['/blog/page/2', '/blog'],
  ['/2014', undefined],
  ['/category/pumps', undefined],
  ['/2014/05/03/canal', undefined],
  ['/page', undefined],
])('%s is asked for as %s (IMP-62)', (path, list) => {
  expect(listPath(path)).toBe(list)
})

test.each([
  ['?p=12', ['/?p=12']],
  ['?page_id=12&utm_source=x', ['/?p=12']],
  ['?lang=ar&p=12', ['/?p=12&lang=ar', '/?p=12']],
  ['?p=012', []],
  ['?p=12345678901', []],
  ['?x=12', []],
  ['', []],
])('%j asks for %j (IMP-62)', (search, paths) => {
  expect(numberedPaths(search)).toEqual(paths)
})
