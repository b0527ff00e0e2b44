import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { Problem } from '../../domain/problem.ts'
import { credentials, roleNames, type User } from '../../domain/user.ts'
import type { NewSession } from '../../storage/people/session-store.ts'
import { accepts } from '../http/accepts.ts'
import { answers, answersNothing, refuses } from '../http/answers.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { nobodysHash, verifyPassword } from './passwords.ts'
import { type ApiVariables, anyone, requireAccount } from '../http/permissions.ts'
import { rowId } from '../http/shared-answers.ts'
import type { SignInLimit } from '../http/sign-in-limit.ts'
import { sessionHours } from '../http/tokens.ts'

export const tokenAnswer = z.string().meta({ examples: ['header.payload.signature'] })
export const ownUserAnswer = z
  .strictObject({
    id: rowId,
    name: z.string().meta({ examples: ['Layla'] }),
    email: z.string().meta({ examples: ['layla@naoura.example'] }),
    role_name: z.enum(roleNames),
    avatar: z.string().describe('The address of a picture, or blank'),
  })
  .meta({ id: 'OwnUser', description: 'Who is signed in.' })
export type OwnUserAnswer = z.infer<typeof ownUserAnswer>

const signInAnswer = z.strictObject({ token: tokenAnswer, user: ownUserAnswer })
export type SignInAnswer = z.infer<typeof signInAnswer>

type VerifiedUser = { user: User; passwordHash: string }

export function sessionCalls({ storage, tokens, now, addressOf }: ApiParts, limit: SignInLimit) {
  return new Hono<ApiVariables>()
    .post(
      '/signin',
      anyone,
      accepts(credentials),
      answers('Sign in: a token for eight hours', signInAnswer),
      refuses('unauthorized', 'too-many-attempts'),
      async (c) => {
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
        return c.json({ token: await tokens.sign(session), user: presentOwnUser(user) })
      },
    )

    .post(
      '/logout',
      requireAccount,
      answersNothing('Sign out: the token is dead at once'),
      async (c) => {
        await storage.sessions.close(c.get('sessionId'))
        return c.body(null, 204)
      },
    )
}

/** A session for a user whose password has been verified. */
export function newSession(
  { user, passwordHash }: VerifiedUser,
  address: string,
  now: Date,
): NewSession {
  const expiresAt = new Date(now.getTime() + sessionHours * 60 * 60 * 1000)
  return { id: randomUUID(), userId: user.id, passwordHash, now, expiresAt, address }
}

export function presentOwnUser({ id, name, email, roleName, avatar }: User): OwnUserAnswer {
  return { id, name, email, role_name: roleName, avatar }
}
