import { randomUUID } from 'node:crypto'
import { type OwnUserResponse, sessionEndpoints } from '../../contract/session.ts'
import { Problem } from '../../domain/problem.ts'
import type { Factor } from '../../domain/people/factors.ts'
import type { User } from '../../domain/people/user.ts'
import { methodsOf } from '../../domain/people/factors.ts'
import { type RelyingParty, relyingPartyOf } from '../../domain/people/passkey.ts'
import type { SessionSource } from '../../domain/people/session.ts'
import type { NewSession } from '../../storage/people/session-rows.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import type { SignInLimit } from '../../throttle/sign-in-limit.ts'
import { newChallenge, requestOptionsOf } from '../http/passkey-ceremonies.ts'
import { sourceOf } from '../http/session-source.ts'
import { sessionHours } from '../http/tokens.ts'
import { nobodysHash, verifyPassword } from './passwords.ts'

type VerifiedUser = { user: User; passwordHash: string }

export function sessionRoutes(
  { storage, tokens, now, addressOf, originOf }: ApiParts,
  limit: SignInLimit,
) {
  async function openStep({ user, passwordHash }: VerifiedUser, party: RelyingParty | null) {
    const challenge = newChallenge()
    const begun = {
      userId: user.id,
      purpose: 'second-factor',
      challenge,
      passwordHash,
    } as const
    const { id, expiresAt } = await storage.signInSteps.open(begun, now())
    const { passkeys } = await storage.passkeys.ofUser(user.id)
    const usable = passkeys.filter(({ rpId }) => rpId === party?.id)
    return {
      challenge: id,
      expires_at: expiresAt.toISOString(),
      ...(party && usable.length > 0 && { passkey: requestOptionsOf(party, challenge, usable) }),
    }
  }

  return createRoutes(sessionEndpoints, {
    'POST /signin': async (c) => {
      const { email, password } = c.req.valid('json')
      const from = addressOf(c)
      return limit.attempt(from, email, async (addressHash) => {
        const known = await storage.users.findByEmail(email)
        c.set('claimed', known?.user)
        const passwordHash = known?.passwordHash ?? (await nobodysHash)
        const matches = await verifyPassword(passwordHash, password)
        if (!known || !matches || known.user.status !== 'active') {
          throw new Problem('unauthorized')
        }
        const methods = methodsOf(await storage.factors.of(known.user.id))
        if (methods.length > 0) {
          const step = await openStep(known, relyingPartyOf(originOf(c)))
          c.status(202)
          return { second_factor: { ...step, methods } }
        }
        const session = newSession(known, addressHash, sourceOf(c, from), now())
        await storage.sessions.open(session)
        return { token: await tokens.sign(session), user: toOwnUser(known.user) }
      })
    },

    'POST /logout': (c) => storage.sessions.close(c.get('sessionId'), editOf(c)),
  })
}

export function newSession(
  { user, passwordHash }: VerifiedUser,
  addressHash: string,
  source: SessionSource,
  now: Date,
  factor?: Factor,
): NewSession {
  const expiresAt = new Date(now.getTime() + sessionHours * 60 * 60 * 1000)
  return {
    id: randomUUID(),
    userId: user.id,
    passwordHash,
    now,
    expiresAt,
    addressHash,
    source,
    factor,
  }
}

export function toOwnUser({ id, name, email, roleName, avatar }: User): OwnUserResponse {
  return { id, name, email, role_name: roleName, avatar }
}
