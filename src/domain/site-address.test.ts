import { describe, expect, test } from 'vitest'
import { encodedPath, readablePath, siteAddress } from './site-address.ts'

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
    ['/about/us', 'en', { kind: 'unknown' }],
    // A language to the router, which has it or not.
    ['/faq', 'faq', { kind: 'home' }],
  ])('%s', (path, language, place) => {
    expect(siteAddress(path)).toEqual({ language, place })
  })
})

test('what is read travels encoded, and comes back', () => {
  const path = '/ar/من نحن/50%?#'
  expect(encodedPath(path)).not.toMatch(/[^\x21-\x7e]|[?#]/)
  expect(readablePath(encodedPath(path))).toBe(path)
})
