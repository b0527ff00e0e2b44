import type { IncomingMessage } from 'node:http'

/**
 * Normalises the request target, so that no two parts of the server see different paths: unneeded
 * percent-encoding is decoded (RFC 3986 §6.2.2), and the host of an absolute target replaces Host
 * (RFC 9112 §3.2.2).
 */
export function normaliseTarget(incoming: IncomingMessage): void {
  const { url = '' } = incoming
  const whole = url.startsWith('/') ? undefined : /^https?:\/\/([^/?#]*)/i.exec(url)
  if (whole) incoming.headers.host = whole[1]
  const target = whole ? url.slice(whole[0].length).replace(/^(?!\/)/, '/') : url
  incoming.url = unneeded.test(target) ? target.replace(/%[\da-f]{2}/gi, normalised) : target
}

/**
 * These are small letters of the encoding, and letters, digits and `-._~` encoded; Arabic addresses
 * have neither.
 */
const unneeded = /%(?:.?[a-f]|2[DE]|3\d|[46][1-9A-F]|5[\dAF]|7[\dAE])/

function normalised(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
}
