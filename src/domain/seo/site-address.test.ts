import { describe, expect, test } from 'vitest'
import { canonicalPath, encodedPath, readablePath, siteAddress } from './site-address.ts'

describe('an address asks for a place in a language', () => {
  test.each([
    ['/', 'en', { kind: 'home' }],
    ['/ar', 'ar', { kind: 'home' }],
    ['/blog', 'en', { kind: 'section', section: 'posts' }],
    ['/ar/products/12', 'ar', { kind: 'article', section: 'products', id: 12 }],
    ['/contact', 'en', { kind: 'contact' }],
    ['/ar/search', 'ar', { kind: 'search' }],
    ['/ar/sitemap.xml', 'ar', { kind: 'reserved' }],
    ['/dashboard/blog/7', 'en', { kind: 'reserved' }],
    ['/api/languages', 'en', { kind: 'reserved' }],
    ['/blog/seven', 'en', { kind: 'unknown' }],
    ['/blog/7/8', 'en', { kind: 'unknown' }],
    ['/contact/us', 'en', { kind: 'unknown' }],
    ['/about-us.html', 'en', { kind: 'page', slug: 'about-us.html' }],
    ['/ar/من-نحن', 'ar', { kind: 'page', slug: 'من-نحن' }],
    ['/share/home', 'en', { kind: 'reserved' }],
    ['/files/0f1e/en/catalogue.pdf', 'en', { kind: 'reserved' }],
    ['/files', 'en', { kind: 'page', slug: 'files' }],
    ['/about/us', 'en', { kind: 'unknown' }],
    ['/faq', 'faq', { kind: 'home' }],
  ])('%s', (path, language, target) => {
    expect(siteAddress(path)).toEqual({ language, target })
  })
})

test.each([
  ['/Blog', '/blog'],
  ['/BLOG/1', '/blog/1'],
  ['/AR/Blog/7-Hama', '/ar/blog/7-Hama'],
  ['/en/Contact', '/contact'],
  ['/ar/SEARCH', '/ar/search'],
  ['/About-Us', '/About-Us'],
  ['/ar/%D9%85%D9%86', '/ar/%D9%85%D9%86'],
  ['/ar/من-نحن', '/ar/من-نحن'],
  ['/it', '/it'],
  ['/older/Blog', '/older/Blog'],
  ['//Blog//', '/blog'],
])('ADR-2 %s is written %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('an old address is looked up as it was written', () => {
  expect(readablePath('/AR/Blog/2020/Hama')).toBe('/ar/Blog/2020/Hama')
})

test('what is read travels encoded, and comes back', () => {
  const path = '/ar/من نحن/50%?#'
  expect(encodedPath(path)).not.toMatch(/[^\x21-\x7e]|[?#]/)
  expect(readablePath(encodedPath(path))).toBe(path)
})
