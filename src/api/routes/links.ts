import { linkEndpoints } from '../../contract/links.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { OpenLink } from '../../storage/people/link-store.ts'
import { createAttemptLimit } from '../../throttle/attempt-limit.ts'
import { windows } from '../../throttle/bounds.ts'
import { networkOf } from '../../throttle/network-of.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { sourceOf } from '../http/session-source.ts'
import { hashPassword, refuseEasyPassword } from './passwords.ts'

export function linkRoutes({ storage, tokens, now, addressOf }: ApiParts) {
  const shared = storage.attempts
  const perAddress = createAttemptLimit({ ...windows.linksPerAddress, shared, now })
  const perAccount = createAttemptLimit({ ...windows.linksPerAccount, shared, now })

  return createRoutes(linkEndpoints, {
    'POST /password-reset': async (c) => {
      const { email } = c.req.valid('json')
      if (!storage.mails.isOn) throw new Problem('no-mail-server')
      const address = addressOf(c)
      await perAddress.consumeOrThrow(networkOf(address))
      const { language } = sourceOf(c, address)
      if (!(await perAccount.consume(email))) await storage.links.request(email, language, now())
      return { message: messages.linkOnItsWay }
    },

    'POST /links/look': async (c) => {
      const { purpose, user } = await opened(c.req.valid('json').token)
      return { purpose, name: user.name, email: user.email }
    },

    'POST /links/use': async (c) => {
      const { token, password, name } = c.req.valid('json')
      const link = await opened(token)
      const owner = { ...link.user, name: name ?? link.user.name }
      await refuseEasyPassword(storage, password, owner)
      const passwordHash = await hashPassword(password)
      const source = sourceOf(c, addressOf(c))
      await storage.links.use(link, { passwordHash, name, source }, now())
      return { message: messages.accomplished }
    },
  })

  async function opened(token: string): Promise<OpenLink> {
    const link = await storage.links.find(tokens.linkIn(token), now())
    if (!link || !tokens.isOf(link, token)) throw new Problem('not-found')
    return link
  }
}
