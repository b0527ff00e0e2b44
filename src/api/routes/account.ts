import type { Context } from 'hono'
import { accountEndpoints, type SessionResponse } from '../../contract/session.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { OpenSession } from '../../domain/people/session.ts'
import type { User } from '../../domain/people/user.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import type { ApiVariables } from '../http/permissions.ts'
import { sourceOf } from '../http/session-source.ts'
import type { SignInLimit } from '../../throttle/sign-in-limit.ts'
import { sessionIdOf } from './address-parameters.ts'
import { chosenAvatar } from './chosen-picture.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { newSession, toOwnUser } from './session.ts'

type Verified = { user: User; passwordHash: string; addressHash: string }

export function accountRoutes({ storage, tokens, now, addressOf }: ApiParts, limit: SignInLimit) {
  const { sessions, users } = storage

  /** Guessing here counts as signing in does. Throws Problem('invalid-input') if it is wrong. */
  async function withPassword<Result>(
    c: Context<ApiVariables>,
    { name, password }: { name: string; password: string },
    work: (verified: Verified) => Promise<Result>,
  ): Promise<Result> {
    const found = await sessions.findUser(c.get('sessionId'), now())
    if (!found) throw new Problem('unauthorized')
    const { email } = found.user
    return limit.attempt(addressOf(c), email, async (addressHash) => {
      const known = await users.findByEmail(email)
      const matches = known && (await verifyPassword(known.passwordHash, password))
      if (!matches) {
        throw new Problem('invalid-input', { fields: { [name]: messages.passwordWrong } })
      }
      return work({ ...known, addressHash })
    })
  }

  return createRoutes(accountEndpoints, {
    'GET /account': (c) => ({ user: toOwnUser(c.get('user')) }),

    'PATCH /account': async (c) => {
      const { fields, files } = c.req.valid('form')
      const avatar = await chosenAvatar(storage, files.avatar, fields, editOf(c))
      const { id } = c.get('user')
      const user = await users.change(id, { name: fields.name, avatar }, editOf(c))
      return { message: messages.accomplished, user: toOwnUser(user) }
    },

    'POST /account/password': async (c) => {
      const { current_password: current, password } = c.req.valid('json')
      const given = { name: 'current_password', password: current }
      const session = await withPassword(c, given, async ({ addressHash, ...verified }) => {
        const session = newSession(verified, addressHash, sourceOf(c, addressOf(c)), now())
        const passwordHash = await hashPassword(password)
        await sessions.changePassword(session, passwordHash, editOf(c).right)
        return session
      })
      return { message: messages.accomplished, token: await tokens.sign(session) }
    },

    'POST /account/proof': async (c) => {
      const given = { name: 'password', password: c.req.valid('json').password }
      await withPassword(c, given, ({ user, passwordHash }) =>
        sessions.prove(c.get('sessionId'), user.id, passwordHash, now()),
      )
      return { message: messages.accomplished }
    },

    'GET /account/sessions': async (c) => {
      const found = await sessions.list(c.get('user').id, c.get('sessionId'), now())
      return { sessions: found.sessions.map(toSession), total: found.total }
    },

    'DELETE /account/sessions/:session': async (c) => {
      await sessions.end(sessionIdOf(c), c.get('user').id, editOf(c).right, now())
      return { message: messages.accomplished }
    },

    'POST /account/sessions/end-others': async (c) => {
      await sessions.endOthers(c.get('sessionId'), c.get('user').id, editOf(c).right)
      return { message: messages.accomplished }
    },
  })
}

function toSession({ id, device, address, ...session }: OpenSession): SessionResponse {
  return {
    id,
    device,
    address,
    created_at: session.createdAt.toISOString(),
    seen_at: session.seenAt.toISOString(),
    current: session.isCurrent,
  }
}
