import { accountEndpoints } from '../../contract/session.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import type { SignInLimit } from '../../throttle/sign-in-limit.ts'
import { chosenAvatar } from './chosen-picture.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { newSession, toOwnUser } from './session.ts'

export function accountRoutes({ storage, tokens, now, addressOf }: ApiParts, limit: SignInLimit) {
  return createRoutes(accountEndpoints, {
    'GET /account': (c) => ({ user: toOwnUser(c.get('user')) }),

    'PATCH /account': async (c) => {
      const { fields, files } = c.req.valid('form')
      const avatar = await chosenAvatar(storage, files.avatar, fields, editOf(c))
      const { id } = c.get('user')
      const user = await storage.users.change(id, { name: fields.name, avatar }, editOf(c))
      return { message: messages.accomplished, user: toOwnUser(user) }
    },

    'POST /account/password': async (c) => {
      const { current_password: current, password } = c.req.valid('json')
      const found = await storage.sessions.findUser(c.get('sessionId'), now())
      if (!found) throw new Problem('unauthorized')
      const { email } = found.user
      const session = await limit.attempt(addressOf(c), email, async (address) => {
        const known = await storage.users.findByEmail(email)
        const matches = known && (await verifyPassword(known.passwordHash, current))
        if (!matches) throw passwordWrong()
        const session = newSession(known, address, now())
        const passwordHash = await hashPassword(password)
        await storage.sessions.changePassword(session, passwordHash, editOf(c).right)
        return session
      })
      return { message: messages.accomplished, token: await tokens.sign(session) }
    },
  })
}

function passwordWrong(): Problem {
  return new Problem('invalid-input', { fields: { current_password: messages.passwordWrong } })
}
