import type { Context } from 'hono'
import { contactEndpoints } from '../../contract/inbox.ts'
import { leastSecondsToWrite } from '../../domain/contact/inbox-message.ts'
import { linksIn } from '../../domain/contact/suspicion.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { createAttemptLimit } from '../../throttle/attempt-limit.ts'
import { windows } from '../../throttle/bounds.ts'
import { networkOf } from '../../throttle/network-of.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { createHostMemory } from './host-memory.ts'

export function contactRoutes({ storage, tokens, now, addressOf, originOf }: ApiParts) {
  const hosts = createHostMemory()
  const limit = createAttemptLimit({ ...windows.contact, now, shared: storage.attempts })

  return createRoutes(contactEndpoints, {
    'POST /contact': async (c) => {
      const { website, shown_for: shownFor, ...message } = c.req.valid('json')
      const languages = await requireOffer(storage, message.language)
      const isHiddenFieldFilled = website !== ''
      // A bot must not learn that it was recognised.
      if (!isHiddenFieldFilled) refuseHaste(shownFor)
      const network = networkOf(addressOf(c))
      await limit.consumeOrThrow(network)
      const at = now()
      const links = linksIn(message.message).filter((link) => !link.startsWith(originOf(c)))
      const isLinkSpread = hosts.see(links, network, at)
      await storage.messages.add(message, at, {
        page: pageOf(c, originOf(c)),
        senderAt: (day) => tokens.keyedHash(`sender ${day.toISOString().slice(0, 10)} ${network}`),
        circumstances: { isHiddenFieldFilled, isLinkSpread, languages },
      })
      return { message: messages.messageSent }
    },
  })
}

async function requireOffer(
  { languages, sections }: Storage,
  language: string,
): Promise<LanguageCode[]> {
  const { contactForm } = await sections.get('contactUs')
  if (!contactForm) throw new Problem('not-found')
  const codes = (await languages.published()).map(({ code }) => code)
  if (codes.includes(language)) return codes
  throw new Problem('invalid-input', { fields: { language: messages.languageUnknown } })
}

const longestPath = 300

/** The path of the page with the form, or blank: only what the site itself names is believed. */
function pageOf(c: Context, origin: string): string {
  const referrer = c.req.header('referer') ?? ''
  if (!URL.canParse(referrer)) return ''
  const { origin: from, pathname } = new URL(referrer)
  return from === origin && pathname.length <= longestPath ? pathname : ''
}

function refuseHaste(shownFor: number | undefined): void {
  if (shownFor === undefined || shownFor >= leastSecondsToWrite * 1000) return
  throw new Problem('too-many-attempts', { retryAfter: leastSecondsToWrite })
}
