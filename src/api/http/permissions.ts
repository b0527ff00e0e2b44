import type { Context, MiddlewareHandler } from 'hono'
import { type Call, isOwnAccount, scopesFor } from '../../contract/endpoint.ts'
import { isKey, type Scope } from '../../domain/people/access-key.ts'
import { Problem } from '../../domain/problem.ts'
import { isProved, isSeenLately, seenIntervalFor } from '../../domain/people/session.ts'
import { hasRole, type RoleName, type User } from '../../domain/people/user.ts'
import type { Storage } from '../../storage/create-storage.ts'
import type { KeyUser } from '../../storage/people/access-key-store.ts'
import type { SessionUser } from '../../storage/people/session-store.ts'
import type { AttemptLimit } from '../../throttle/attempt-limit.ts'
import { sourceOf } from './session-source.ts'
import type { Tokens } from './tokens.ts'

export type ApiVariables = {
  Variables: {
    requestId: string
    user: User
    /** Somebody who is about to sign in claims to be this user. */
    claimed: User | undefined
    sessionId: string
    provedAt: Date | null
    /** A program calls, with this key; there is no session. */
    key: KeyUser['key'] | undefined
    keyLimit: AttemptLimit
    tokens: Tokens
    storage: Storage
    now: () => Date
    addressOf: (c: Context) => string
    /** The page lies past the end of a list: the response cache does not keep it. */
    isPastEnd: boolean
  }
}

export function requireAccess(call: Call): MiddlewareHandler<ApiVariables> {
  const { access } = call
  if (access === 'withoutKey' || access === 'anyone') return (_c, next) => next()
  const bySession = staffOnly(access === 'account' ? 'editor' : access, {
    evenIfPasswordIsDue: access === 'account',
    evenIfLimited: isOwnAccount(call),
  })
  const byKey = keysOf(scopesFor(call))
  return (c, next) => (isKey(tokenOf(c)) ? byKey(c, next) : bySession(c, next))
}

export const requireProof: MiddlewareHandler<ApiVariables> = async (c, next) => {
  if (!isProved(c.get('provedAt'), c.get('now')())) {
    throw new Problem('forbidden', { needs: 'proof' })
  }
  await next()
}

/** The database is asked at each call whether the user is still signed in, and with which role. */
function staffOnly(
  role: RoleName,
  { evenIfPasswordIsDue, evenIfLimited }: Record<'evenIfPasswordIsDue' | 'evenIfLimited', boolean>,
): MiddlewareHandler<ApiVariables> {
  return async (c, next) => {
    const { user, mustChangePassword, isLimited, sessionId, provedAt } = await signedIn(c)
    c.set('user', user)
    if (mustChangePassword && !evenIfPasswordIsDue) {
      throw new Problem('forbidden', { needs: 'password' })
    }
    if (isLimited && !evenIfLimited) throw new Problem('forbidden', { needs: 'second-factor' })
    if (!hasRole(user, role)) throw new Problem('forbidden')
    c.set('sessionId', sessionId)
    c.set('provedAt', provedAt)
    await next()
  }
}

/** Calls are counted whether the key's scope has them or not. */
function keysOf(scopes: Scope[]): MiddlewareHandler<ApiVariables> {
  return async (c, next) => {
    const now = c.get('now')()
    const { accessKeys } = c.get('storage')
    const found = await accessKeys.findUser(tokenOf(c), now)
    if (!found) throw new Problem('unauthorized')
    const { user, key, usedAt } = found
    await c.get('keyLimit').consumeOrThrow(String(key.id))
    if (!isSeenLately(usedAt, now)) void accessKeys.see(key.id, now).catch(() => {})
    c.set('user', user)
    c.set('key', key)
    if (!scopes.includes(key.scope)) throw new Problem('forbidden')
    await next()
  }
}

function tokenOf(c: Context): string {
  return /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
}

async function signedIn(c: Context<ApiVariables>): Promise<SessionUser & { sessionId: string }> {
  const now = c.get('now')()
  const sessionId = await c.get('tokens').sessionOf(tokenOf(c), now)
  const found = sessionId && (await c.get('storage').sessions.findUser(sessionId, now))
  if (!found) throw new Problem('unauthorized')
  const interval = seenIntervalFor(found.idleMinutes)
  if (!isSeenLately(found.seenAt, now, interval)) writeSeen(c, sessionId, { now, interval })
  return { ...found, sessionId }
}

/** No call waits for it, or fails because of it. */
function writeSeen(
  c: Context<ApiVariables>,
  sessionId: string,
  when: { now: Date; interval: number },
): void {
  const source = sourceOf(c, c.get('addressOf')(c))
  void c
    .get('storage')
    .sessions.see(sessionId, source, when)
    .catch(() => {})
}
