import { timingSafeEqual } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const period = 30
const options = { algorithm: 'SHA1', digits: 6, period } as const

/** An app is set up with `uri`, or with `key` where that cannot be scanned. */
export function newAuthenticator(issuer: string, label: string): { key: string; uri: string } {
  const totp = new TOTP({ ...options, issuer, label, secret: new Secret({ size: 20 }) })
  return { key: totp.secret.base32, uri: totp.toString() }
}

/**
 * The step, counted from 1970, of which a code is; undefined if it is of neither this one nor the one
 * before.
 */
export function stepOfCode(key: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...options, secret: Secret.fromBase32(key) })
  const current = Math.floor(now.getTime() / 1000 / period)
  return [current, current - 1].find((step) =>
    isSame(totp.generate({ timestamp: step * period * 1000 }), code),
  )
}

function isSame(expected: string, given: string): boolean {
  const [mine, other] = [Buffer.from(expected), Buffer.from(given)]
  return mine.length === other.length && timingSafeEqual(mine, other)
}
