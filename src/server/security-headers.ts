import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const year = 365 * 24 * 60 * 60

/** They are set on every response; pages replace this policy, which allows nothing. */
export const securityHeaders: MiddlewareHandler = secureHeaders({
  strictTransportSecurity: `max-age=${year}; includeSubDomains`,
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
})

export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

const pictures = "img-src 'self' data: blob: https://i.ytimg.com https://www.openstreetmap.org"
const frames = 'https://www.youtube-nocookie.com https://www.openstreetmap.org'

const shared = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  pictures,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/**
 * Cacheable pages cannot carry a nonce, so their own inline scripts are allowed by hash. Only those
 * carry the nonce of the rendering.
 */
export function policyByHashes(html: string, nonce: string): string {
  const hashes = inlineScripts(html, nonce).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const scripts = `script-src 'self' ${hashes.join(' ')}`
  return [...shared, `frame-src ${frames}`, scripts, "style-src 'self'"].join('; ')
}

/** The dashboard frames a preview, which is looked at and runs no scripts. */
export const previewPolicy = [
  "default-src 'none'",
  "font-src 'self'",
  "manifest-src 'self'",
  pictures,
  "style-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

export function policyByNonce(nonce: string): string {
  return [
    ...shared,
    `frame-src 'self' ${frames}`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "require-trusted-types-for 'script'",
    'trusted-types wajha-rich-text ProseMirrorClipboard',
  ].join('; ')
}

export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
}

/** JSON-LD is never executed. */
function inlineScripts(html: string, nonce: string): string[] {
  const scripts = html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/g)
  return [...scripts]
    .filter(([, attributes = '']) => attributes.includes(` nonce="${nonce}"`))
    .filter(([, attributes = '']) => !/\s(src=|type="application\/ld\+json")/.test(attributes))
    .map(([, , script = '']) => script)
    .filter(Boolean)
}
