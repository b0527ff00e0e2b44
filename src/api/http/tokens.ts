import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

export const sessionHours = 8

const algorithm = 'HS256'
const issuer = 'wajha'
const audience = 'wajha-dashboard'
const expected = {
  algorithms: [algorithm],
  issuer,
  audience,
  requiredClaims: ['jti', 'exp'],
}

export type Tokens = ReturnType<typeof createTokens>

/** Signed names of sessions. A token proves nothing by itself: its session must be open. */
export function createTokens(secret: string) {
  const key = new TextEncoder().encode(secret)
  return {
    sign: (session: { id: string; userId: number; now: Date; expiresAt: Date }): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setJti(session.id)
        .setSubject(String(session.userId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(session.now)
        .setExpirationTime(session.expiresAt)
        .sign(key),

    /** The session a genuine token that has not expired at `now` names, else undefined. */
    async sessionOf(token: string, now: Date): Promise<string | undefined> {
      const verified = await jwtVerify(token, key, { ...expected, currentDate: now }).catch(
        () => undefined,
      )
      return verified?.payload.jti
    },

    /** Stable while the secret is; without the secret nobody can guess the text. */
    keyedHash: (text: string): string =>
      createHmac('sha256', key).update(`address ${text}`).digest('base64url'),
  }
}
