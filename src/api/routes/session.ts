import { randomUUID } from 'node:crypto'
import { type OwnUserResponse, sessionEndpoints } from '../../contract/session.ts'
import { Problem } from '../../domain/problem.ts'
import type { User } from '../../domain/people/user.ts'
import type { NewSession } from '../../storage/people/session-store.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import type { SignInLimit } from '../../throttle/sign-in-limit.ts'
import { sessionHours } from '../http/tokens.ts'
import { nobodysHash, verifyPassword } from './passwords.ts'

type VerifiedUser = { user: User; passwordHash: string }

export function sessionRoutes({ storage, tokens, now, addressOf }: ApiParts, limit: SignInLimit) {
  return createRoutes(sessionEndpoints, {
    'POST /signin': async (c) => {
      const { email, password } = c.req.valid('json')
      const { session, user } = await limit.attempt(addressOf(c), email, async (address) => {
        const known = await storage.users.findByEmail(email)
        const passwordHash = known?.passwordHash ?? (await nobodysHash)
        const matches = await verifyPassword(passwordHash, password)
        if (!known || !matches || known.user.status !== 'active') {
          throw new Problem('unauthorized')
        }
        const session = newSession(known, address, now())
        await storage.sessions.open(session)
        return { session, user: known.user }
      })
      return { token: await tokens.sign(session), user: toOwnUser(user) }
    },

    'POST /logout': (c) => storage.sessions.close(c.get('sessionId')),
  })
}

export function newSession(
  { user, passwordHash }: VerifiedUser,
  address: string,
  now: Date,
): NewSession {
  const expiresAt = new Date(now.getTime() + sessionHours * 60 * 60 * 1000)
  return { id: randomUUID(), userId: user.id, passwordHash, now, expiresAt, address }
}

export function toOwnUser({ id, name, email, roleName, avatar }: User): OwnUserResponse {
  return { id, name, email, role_name: roleName, avatar }
}
