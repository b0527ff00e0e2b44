import type { Context, MiddlewareHandler } from 'hono'
import { Problem } from '../../domain/problem.ts'
import { hasRole, type RoleName, type User } from '../../domain/user.ts'
import type { Storage } from '../../storage/create-storage.ts'
import type { SessionUser } from '../../storage/people/session-store.ts'
import type { Tokens } from './tokens.ts'

export type ApiVariables = {
  Variables: {
    requestId: string
    user: User
    sessionId: string
    tokens: Tokens
    storage: Storage
    now: () => Date
    /** Past the end of a list: the response cache does not keep it. */
    isPastEnd: boolean
  }
}
export type Permission = 'withoutKey' | 'anyone' | RoleName

/** Which permission a route's middleware asks for; a route without one is a defect the tests find. */
const permissions = new WeakMap<object, Permission>()

export function permissionOf(handler: object): Permission | undefined {
  return permissions.get(handler)
}

/** A call that browsers can open: it needs nothing and stands before the check of the api key. */
export const withoutKey: MiddlewareHandler<ApiVariables> = (_c, next) => next()
permissions.set(withoutKey, 'withoutKey')

/** A call that needs the api key only. */
export const anyone: MiddlewareHandler<ApiVariables> = (_c, next) => next()
permissions.set(anyone, 'anyone')

/** A call for signed-in staff with at least this role, both read from the database at each call. */
export function requireRole(role: RoleName): MiddlewareHandler<ApiVariables> {
  return staffOnly(role, false)
}

/** The same of one's own account: all that is left to those whose password is to be changed. */
export const requireAccount: MiddlewareHandler<ApiVariables> = staffOnly('editor', true)

function staffOnly(role: RoleName, evenIfPasswordIsDue: boolean): MiddlewareHandler<ApiVariables> {
  const middleware: MiddlewareHandler<ApiVariables> = async (c, next) => {
    const { user, mustChangePassword, sessionId } = await signedIn(c)
    if (mustChangePassword && !evenIfPasswordIsDue) {
      throw new Problem('forbidden', { needs: 'password' })
    }
    if (!hasRole(user, role)) throw new Problem('forbidden')
    c.set('user', user)
    c.set('sessionId', sessionId)
    await next()
  }
  permissions.set(middleware, role)
  return middleware
}

async function signedIn(c: Context<ApiVariables>): Promise<SessionUser & { sessionId: string }> {
  const now = c.get('now')()
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const sessionId = token && (await c.get('tokens').sessionOf(token, now))
  const found = sessionId && (await c.get('storage').sessions.findUser(sessionId, now))
  if (!found) throw new Problem('unauthorized')
  return { ...found, sessionId }
}
