import type { Context, MiddlewareHandler } from 'hono'
import type { Access } from '../../contract/endpoint.ts'
import { Problem } from '../../domain/problem.ts'
import { isProved, isSeenLately } from '../../domain/people/session.ts'
import { hasRole, type RoleName, type User } from '../../domain/people/user.ts'
import type { Storage } from '../../storage/create-storage.ts'
import type { SessionUser } from '../../storage/people/session-store.ts'
import { sourceOf } from './session-source.ts'
import type { Tokens } from './tokens.ts'

export type ApiVariables = {
  Variables: {
    requestId: string
    user: User
    sessionId: string
    provedAt: Date | null
    tokens: Tokens
    storage: Storage
    now: () => Date
    addressOf: (c: Context) => string
    /** The page lies past the end of a list: the response cache does not keep it. */
    isPastEnd: boolean
  }
}

export function requireAccess(access: Access): MiddlewareHandler<ApiVariables> {
  if (access === 'withoutKey' || access === 'anyone') return (_c, next) => next()
  return access === 'account' ? staffOnly('editor', true) : staffOnly(access, false)
}

export const requireProof: MiddlewareHandler<ApiVariables> = async (c, next) => {
  if (!isProved(c.get('provedAt'), c.get('now')())) {
    throw new Problem('forbidden', { needs: 'proof' })
  }
  await next()
}

/** The database is asked at each call whether the user is still signed in, and with which role. */
function staffOnly(role: RoleName, evenIfPasswordIsDue: boolean): MiddlewareHandler<ApiVariables> {
  return async (c, next) => {
    const { user, mustChangePassword, sessionId, provedAt } = await signedIn(c)
    if (mustChangePassword && !evenIfPasswordIsDue) {
      throw new Problem('forbidden', { needs: 'password' })
    }
    if (!hasRole(user, role)) throw new Problem('forbidden')
    c.set('user', user)
    c.set('sessionId', sessionId)
    c.set('provedAt', provedAt)
    await next()
  }
}

async function signedIn(c: Context<ApiVariables>): Promise<SessionUser & { sessionId: string }> {
  const now = c.get('now')()
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const sessionId = token && (await c.get('tokens').sessionOf(token, now))
  const found = sessionId && (await c.get('storage').sessions.findUser(sessionId, now))
  if (!found) throw new Problem('unauthorized')
  if (!isSeenLately(found.seenAt, now)) writeSeen(c, sessionId, now)
  return { ...found, sessionId }
}

/** No call waits for it, or fails because of it. */
function writeSeen(c: Context<ApiVariables>, sessionId: string, now: Date): void {
  const source = sourceOf(c, c.get('addressOf')(c))
  void c
    .get('storage')
    .sessions.see(sessionId, source, now)
    .catch(() => {})
}
