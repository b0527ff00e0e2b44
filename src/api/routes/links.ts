import { linkEndpoints } from '../../contract/links.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { OpenLink } from '../../storage/people/link-store.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { hashPassword } from './passwords.ts'

export function linkRoutes({ storage, tokens, now }: ApiParts) {
  return createRoutes(linkEndpoints, {
    'POST /links/look': async (c) => {
      const { purpose, user } = await opened(c.req.valid('json').token)
      return { purpose, name: user.name, email: user.email }
    },

    'POST /links/use': async (c) => {
      const { token, password, name } = c.req.valid('json')
      const link = await opened(token)
      const passwordHash = await hashPassword(password)
      await storage.links.use(link, { passwordHash, name }, now())
      return { message: messages.accomplished }
    },
  })

  async function opened(token: string): Promise<OpenLink> {
    const link = await storage.links.find(tokens.linkIn(token), now())
    if (!link || !tokens.isOf(link, token)) throw new Problem('not-found')
    return link
  }
}
