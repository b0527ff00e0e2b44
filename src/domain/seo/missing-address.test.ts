import { expect, test } from 'vitest'
import { hostOf, isWorthListing } from './missing-address.ts'

test.each(['/about-us.html', '/ar/من-نحن', '/prices', '/blog/999', '/catalogue.pdf'])(
  'somebody may want to lead on from %s',
  (path) => {
    expect(isWorthListing(path)).toBe(true)
  },
)

test.each([
  '/wp-login.php',
  '/blog/wp-includes/x.js',
  '/index.php',
  '/.env',
  '/.well-known/traffic-advice',
  '/old/.git/config',
  '/backup.sql',
  '/phpmyadmin',
  '/apple-touch-icon.png',
  `/${'x'.repeat(500)}`,
])('nobody wants to lead on from %s', (path) => {
  expect(isWorthListing(path)).toBe(false)
})

test.each([
  ['https://www.old.example:8080/links?q=private', 'www.old.example:8080'],
  ['about:blank', ''],
  ['not an address', ''],
  [undefined, ''],
])('of the page %s that led there its host is kept', (referrer, host) => {
  expect(hostOf(referrer)).toBe(host)
})
