import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Link } from '../../domain/navigation/link.ts'

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

type LinkState = Link & { passwordHash: string }

export type Tokens = ReturnType<typeof createTokens>

/**
 * Tokens are signed names of sessions. A token proves nothing by itself: its session must be open.
 */
export function createTokens(secret: string) {
  const key = new TextEncoder().encode(secret)

  function linkToken({ id, purpose, userId, passwordHash }: LinkState): string {
    const state = `link ${purpose} ${userId} ${id} ${passwordHash}`
    return `${id}.${createHmac('sha256', key).update(state).digest('base64url')}`
  }

  /** It is stored nowhere, and another secret voids it. */
  function previewToken(id: string): string {
    return `${id}.${createHmac('sha256', key).update(`preview ${id}`).digest('base64url')}`
  }

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

    async sessionOf(token: string, now: Date): Promise<string | undefined> {
      const verified = await jwtVerify(token, key, { ...expected, currentDate: now }).catch(
        () => undefined,
      )
      return verified?.payload.jti
    },

    /**
     * It is made of the link, its user and the password, so it is stored nowhere and another
     * password voids it.
     */
    linkToken,

    /** Reads the id of a link; whether the token is that link's, `isOf` says. */
    linkIn: (token: string): string => token.split('.', 1)[0] ?? '',

    isOf(link: LinkState, token: string): boolean {
      return isSame(linkToken(link), token)
    },

    previewToken,

    /** The id of a preview link; undefined unless the token is that link's. */
    previewIn(token: string): string | undefined {
      const [id = ''] = token.split('.', 1)
      return isSame(previewToken(id), token) ? id : undefined
    },

    ...createSealing(secret),

    /** It tells secrets apart without revealing them. */
    check: createHmac('sha256', key).update('secret check').digest('base64url'),

    /** It is stable while the secret is, and cannot be guessed without it. */
    keyedHash: (text: string): string =>
      createHmac('sha256', key).update(`address ${text}`).digest('base64url'),
  }
}

export function isSame(mine: string, given: string): boolean {
  const [one, other] = [Buffer.from(mine), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const sealed = { cipher: 'aes-256-gcm', iv: 12, tag: 16 } as const

/** The database alone does not yield what is sealed, nor does a row that is moved to another owner. */
function createSealing(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'wajha sealed values', 32))
  return {
    seal(text: string, owner: string): string {
      const iv = randomBytes(sealed.iv)
      const cipher = createCipheriv(sealed.cipher, key, iv).setAAD(Buffer.from(owner))
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')
    },

    unseal(text: string, owner: string): string | undefined {
      const bytes = Buffer.from(text, 'base64url')
      const [iv, tag] = [
        bytes.subarray(0, sealed.iv),
        bytes.subarray(sealed.iv).subarray(0, sealed.tag),
      ]
      try {
        const decipher = createDecipheriv(sealed.cipher, key, iv, { authTagLength: sealed.tag })
        decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
        const content = bytes.subarray(sealed.iv + sealed.tag)
        return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
