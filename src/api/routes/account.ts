import { Hono } from 'hono'
import { z } from 'zod'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { passwordChange } from '../../domain/user-change.ts'
import { accepts, acceptsQuery, noParameters } from '../http/accepts.ts'
import { answers, refuses } from '../http/answers.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { editOf } from '../http/edit-of.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { type ApiVariables, requireAccount } from '../http/permissions.ts'
import { newSession, ownUserAnswer, presentOwnUser, tokenAnswer } from './session.ts'
import { doneAnswer } from '../http/shared-answers.ts'
import type { SignInLimit } from '../http/sign-in-limit.ts'

/** What everybody who is signed in may see and change of themselves. */
export function accountCalls({ storage, tokens, now, addressOf }: ApiParts, limit: SignInLimit) {
  return new Hono<ApiVariables>()
    .get(
      '/account',
      requireAccount,
      acceptsQuery(noParameters),
      answers('Who is signed in', z.strictObject({ user: ownUserAnswer })),
      (c) => c.json({ user: presentOwnUser(c.get('user')) }),
    )

    .post(
      '/account/password',
      requireAccount,
      accepts(passwordChange),
      answers(
        'Change one’s own password: all sessions end, a new one begins',
        z.strictObject({ message: doneAnswer(messages.accomplished), token: tokenAnswer }),
      ),
      refuses('too-many-attempts'),
      async (c) => {
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
        return c.json({ message: messages.accomplished, token: await tokens.sign(session) })
      },
    )
}

function passwordWrong(): Problem {
  return new Problem('invalid-input', { fields: { current_password: messages.passwordWrong } })
}
