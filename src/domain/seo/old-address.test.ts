import { expect, test } from 'vitest'
import {
  feedAsked,
  isOldSitemap,
  listPath,
  pathsAskedFor,
  queriedPath,
  wordsAskedFor,
} from './old-address.ts'

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
  ['/', '?p=12', '/?p=12'],
  ['/', '?page_id=12&utm_source=x', '/?p=12'],
  ['/', '?attachment_id=12', '/?p=12'],
  ['/', '?lang=ar&p=12', '/?p=12&lang=ar'],
  ['/ar/', '?page_id=12', '/?p=12&lang=ar'],
  ['/en', '?p=12', '/?p=12'],
  ['/index.php', '?cat=3', '/?cat=3'],
  ['/', '?tag=%D9%85%d8%a7%D8%A1&lang=AR', '/?tag=%D9%85%D8%A7%D8%A1&lang=ar'],
  ['/ar', '?tag_id=7', '/?cat=7&lang=ar'],
  ['/', '?pagename=about/history', '/?pagename=about%2Fhistory'],
  ['/', '?name=how-much-water&lang=ar', '/?name=how-much-water&lang=ar'],
  ['/', '?name=Omar+Naji', undefined],
  ['/page/2', '?s=water', '/?s=water'],
  ['/ar/page/3/', '?tag_id=7', '/?cat=7&lang=ar'],
  ['/page/2', '?lang=ar', '/page/2?lang=ar'],
  ['/page/2', '?utm_source=x', undefined],
  ['/about/page/2', '?s=water', undefined],
  ['/', '?tag_id=x', undefined],
  ['/', '?lang=ar', '/?lang=ar'],
  ['/about', '?lang=ar', '/about?lang=ar'],
  ['/', '?p=012', undefined],
  ['/', '?p=12345678901', undefined],
  ['/', '?tag=a%00b', undefined],
  ['/', '?x=12', undefined],
  ['/', '', undefined],
  ['/about', '?p=12', undefined],
  ['/blog/7', '?lang=ar', undefined],
  ['/ar/about', '?lang=ar', undefined],
])('%s with %j asks for %j (IMP-62)', (path, search, asked) => {
  expect(queriedPath(path, search)).toBe(asked)
})

test.each([
  ['/?p=12&lang=ar', ['/?p=12&lang=ar', '/?p=12']],
  ['/?cat=3', ['/?cat=3']],
  ['/?author=1&lang=ar', ['/ar/page']],
  ['/?m=20140503', ['/2014']],
  ['/?category_name=water', ['/category/water']],
  ['/?pagename=about%2Fhistory', ['/about/history']],
  ['/?pagename=%2F%2Fabout%2F&lang=ar', ['/ar/about']],
  ['/?name=How-much-water&lang=ar', ['/ar/How-much-water', '/ar/how-much-water']],
  ['/?feed=rss2&lang=ar', ['/ar/feed']],
  ['/?s=water&lang=ar', ['/?s=&lang=ar', '/?s=']],
  ['/?lang=ar', ['/?lang=ar', '/ar']],
  ['/about?lang=ar', ['/ar/about', '/about']],
  ['/index.php/2014/05', ['/index.php/2014/05', '/2014/05', '/2014']],
  ['/index.php', ['/index.php', '/']],
  ['/2014/03/Wheel/amp', ['/2014/03/Wheel/amp', '/2014/03/Wheel', '/2014/03/wheel']],
  ['/wheel/comment-page-2', ['/wheel/comment-page-2', '/wheel']],
  ['/de/blog/7', ['/de/blog/7']],
  ['/2014/03/wheel-7/2', ['/2014/03/wheel-7/2', '/2014/03/wheel-7']],
  [
    '/u/Wheel-300x200.JPEG',
    ['/u/Wheel-300x200.JPEG', '/u/wheel-300x200.jpeg', '/u/wheel-300x200.jpg', '/u/wheel.jpg'],
  ],
  ['/ar/search/ماء', ['/ar/search/ماء', '/?s=&lang=ar', '/?s=']],
])('%s may be kept as %j (IMP-62)', (asked, paths) => {
  expect(pathsAskedFor(asked)).toEqual(paths)
})

test.each([
  ['/category/water/feed', { list: '/category/water', feed: '/feed' }],
  ['/ar/feed/rss2', { list: '/ar', feed: '/ar/feed' }],
  ['/comments/feed', { list: '', feed: '/feed' }],
  ['/feed.xml', undefined],
  ['/feeding', undefined],
])('%s is a feed of %j (IMP-62)', (path, asked) => {
  expect(feedAsked(path)).toEqual(asked)
})

test.each([
  ['/?s=water+wheel', 'water wheel'],
  ['/ar/search/ماء+عذب/page/2', 'ماء عذب'],
  ['/search', undefined],
  ['/?p=12', undefined],
])('%s seeks %j (IMP-62)', (asked, words) => {
  expect(wordsAskedFor(asked)).toBe(words)
})

test.each([
  ['/wp-sitemap.xml', true],
  ['/wp-sitemap-posts-post-1.xml', true],
  ['/sitemap_index.xml', true],
  ['/sitemap-index.xml', true],
  ['/post_tag-sitemap2.xml', true],
  ['/sitemap.xml', false],
  ['/wp-sitemap-index.xsl', false],
  ['/2014/wp-sitemap.xml', false],
])('%s lists the addresses of an old site: %s (IMP-62)', (path, isOld) => {
  expect(isOldSitemap(path)).toBe(isOld)
})
