import { randomUUID } from 'node:crypto'
import { type OwnUserResponse, sessionEndpoints } from '../../contract/session.ts'
import { Problem } from '../../domain/problem.ts'
import type { User } from '../../domain/people/user.ts'
import type { SessionSource } from '../../domain/people/session.ts'
import type { NewSession } from '../../storage/people/session-rows.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import type { SignInLimit } from '../../throttle/sign-in-limit.ts'
import { sourceOf } from '../http/session-source.ts'
import { sessionHours } from '../http/tokens.ts'
import { nobodysHash, verifyPassword } from './passwords.ts'

type VerifiedUser = { user: User; passwordHash: string }

export function sessionRoutes({ storage, tokens, now, addressOf }: ApiParts, limit: SignInLimit) {
  return createRoutes(sessionEndpoints, {
    'POST /signin': async (c) => {
      const { email, password } = c.req.valid('json')
      const from = addressOf(c)
      const { session, user } = await limit.attempt(from, email, async (addressHash) => {
        const known = await storage.users.findByEmail(email)
        const passwordHash = known?.passwordHash ?? (await nobodysHash)
        const matches = await verifyPassword(passwordHash, password)
        if (!known || !matches || known.user.status !== 'active') {
          throw new Problem('unauthorized')
        }
        const session = newSession(known, addressHash, sourceOf(c, from), now())
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
  addressHash: string,
  source: SessionSource,
  now: Date,
): NewSession {
  const expiresAt = new Date(now.getTime() + sessionHours * 60 * 60 * 1000)
  return { id: randomUUID(), userId: user.id, passwordHash, now, expiresAt, addressHash, source }
}

export function toOwnUser({ id, name, email, roleName, avatar }: User): OwnUserResponse {
  return { id, name, email, role_name: roleName, avatar }
}
