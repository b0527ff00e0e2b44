import type { IncomingMessage } from 'node:http'

/**
 * Writes the target of a request in the one form everything matches it in, so that no part of the server
 * sees another path than the next: what needs no percent-encoding is decoded (RFC 3986 §6.2.2), and the
 * host of a whole address stands for the Host (RFC 9112 §3.2.2).
 */
export function normaliseTarget(incoming: IncomingMessage): void {
  const { url = '' } = incoming
  const whole = /^https?:\/\/([^/?#]*)/i.exec(url)
  if (whole) incoming.headers.host = whole[1]
  const target = whole ? url.slice(whole[0].length).replace(/^(?!\/)/, '/') : url
  incoming.url = target.includes('%') ? target.replace(/%[\da-f]{2}/gi, normalised) : target
}

function normalised(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
}
