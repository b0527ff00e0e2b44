import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Hono } from 'hono'
import { Problem } from '../domain/problem.ts'
import { credentials, type RoleName, type User } from '../domain/user.ts'
import { accepts } from './accepts.ts'
import type { ApiParts } from './api-parts.ts'
import { type ApiVariables, anyone, requireRole } from './permissions.ts'
import { createSignInLimit } from './sign-in-limit.ts'
import { sessionHours } from './tokens.ts'

export type SignInAnswer = {
  token: string
  user: { id: number; name: string; email: string; role_name: RoleName; avatar: string }
}

export function sessionCalls({ storage, tokens, now, addressOf }: ApiParts) {
  const limit = createSignInLimit()

  return new Hono<ApiVariables>()
    .post('/signin', anyone, accepts(credentials), async (c) => {
      const { email, password } = c.req.valid('json')
      const attempt = await limit.begin(addressOf(c), email)
      const known = await storage.users.findByEmail(email)
      const matches = await verify(known?.passwordHash ?? (await nobodysHash), password)
      if (!known || !matches || known.user.status !== 'active') throw new Problem('unauthorized')
      await attempt.succeeded()
      return c.json({ token: await openSession(known.user), user: presentUser(known.user) })
    })

    .post('/logout', requireRole('editor'), async (c) => {
      await storage.sessions.close(c.get('sessionId'))
      return c.body(null, 204)
    })

  async function openSession(user: User): Promise<string> {
    const opened = now()
    const expiresAt = new Date(opened.getTime() + sessionHours * 60 * 60 * 1000)
    const session = { id: randomUUID(), userId: user.id, now: opened, expiresAt }
    await storage.sessions.open(session)
    return tokens.sign(session)
  }
}

/** An address nobody has takes as long to refuse as a wrong password. */
const nobodysHash = hash(randomUUID())

function presentUser({ id, name, email, roleName, avatar }: User): SignInAnswer['user'] {
  return { id, name, email, role_name: roleName, avatar }
}
