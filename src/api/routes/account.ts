import type { Context } from 'hono'
import { accountEndpoints, type SessionResponse } from '../../contract/session.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { mustHaveSecondFactor } from '../../domain/people/security.ts'
import type { OpenSession } from '../../domain/people/session.ts'
import type { User } from '../../domain/people/user.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { actorIn, editOf } from '../http/edit-of.ts'
import type { ApiVariables } from '../http/permissions.ts'
import { sourceOf } from '../http/session-source.ts'
import { asRefused } from '../../storage/people/passkey-store.ts'
import type { SignInLimit } from '../../throttle/sign-in-limit.ts'
import { sessionIdOf } from './address-parameters.ts'
import { chosenAvatar } from './chosen-picture.ts'
import { hashPassword, refuseEasyPassword, verifyPassword } from './passwords.ts'
import { partyOf, type Presented, verifyUse } from './presented-passkey.ts'
import { toFactors } from './factors.ts'
import { newSession, toOwnUser } from './session.ts'

type Verified = { user: User; passwordHash: string; addressHash: string }

export function accountRoutes(parts: ApiParts, limit: SignInLimit) {
  const { storage, tokens, now, addressOf, refused } = parts
  const { factors, sessions, users } = storage

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
        tellOfRefusal(c)
        throw new Problem('invalid-input', { fields: { [name]: messages.passwordWrong } })
      }
      return work({ ...known, addressHash })
    })
  }

  /** Throws Problem('invalid-input') if it is wrong, because the session goes on. */
  async function proveByPasskey(c: Context<ApiVariables>, presented: Presented): Promise<void> {
    const { id: userId, email } = c.get('user')
    const party = partyOf(c, parts)
    await limit.attempt(addressOf(c), email, async () => {
      const found = await storage.passkeys.find(presented.passkey.id)
      const own = found?.user.id === userId ? found : undefined
      try {
        const { known, use } = await verifyUse(party, parts, own, presented).catch(asRefused)
        await sessions.prove(c.get('sessionId'), userId, known.passwordHash, now(), use)
      } catch (error) {
        if (error instanceof Problem && error.code === 'invalid-input') tellOfRefusal(c)
        throw error
      }
    })
  }

  function tellOfRefusal(c: Context<ApiVariables>): void {
    const subject = String(c.get('user').id)
    refused({ kind: 'proof-refused', who: actorIn(c), subject, details: {} })
  }

  return createRoutes(accountEndpoints, {
    'GET /account': async (c) => {
      const { idleMinutes, secondFactorFor } = await storage.security.read()
      const user = c.get('user')
      const isRequired = mustHaveSecondFactor(secondFactorFor, user.roleName)
      return {
        user: toOwnUser(user),
        second_factor: {
          ...toFactors(await factors.of(user.id)),
          ...(isRequired && { required: true as const }),
        },
        ...(storage.mails.isOn && { mail: await users.mailChoices(user.id) }),
        ...(idleMinutes !== null && { idle_minutes: idleMinutes }),
      }
    },

    'PATCH /account': async (c) => {
      const { fields, files } = c.req.valid('form')
      const avatar = await chosenAvatar(storage, files.avatar, fields, editOf(c))
      const { id } = c.get('user')
      const user = await users.change(
        id,
        { name: fields.name, avatar, language: fields.language, mailInbox: fields.mail_inbox },
        editOf(c),
      )
      return { message: messages.accomplished, user: toOwnUser(user) }
    },

    'POST /account/password': async (c) => {
      const { current_password: current, password } = c.req.valid('json')
      await refuseEasyPassword(storage, password, c.get('user'))
      const given = { name: 'current_password', password: current }
      const session = await withPassword(c, given, async ({ addressHash, ...verified }) => {
        const session = newSession(verified, addressHash, sourceOf(c, addressOf(c)), now())
        const passwordHash = await hashPassword(password)
        await sessions.changePassword(session, passwordHash, editOf(c))
        return session
      })
      return { message: messages.accomplished, token: await tokens.sign(session) }
    },

    'POST /account/proof': async (c) => {
      const { password = '', challenge, passkey } = c.req.valid('json')
      if (challenge && passkey) {
        await proveByPasskey(c, { challenge, passkey })
        return { message: messages.accomplished }
      }
      const given = { name: 'password', password }
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
      await sessions.end(sessionIdOf(c), c.get('user').id, editOf(c))
      return { message: messages.accomplished }
    },

    'POST /account/sessions/end-others': async (c) => {
      await sessions.endOthers(c.get('sessionId'), c.get('user').id, editOf(c))
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
