import type { Context } from 'hono'
import { contactEndpoints } from '../../contract/inbox.ts'
import { leastSecondsToWrite } from '../../domain/contact/inbox-message.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { createAttemptLimit } from '../../throttle/attempt-limit.ts'
import { windows } from '../../throttle/bounds.ts'
import { networkOf } from '../../throttle/network-of.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'

export function contactRoutes({ storage, now, addressOf, originOf }: ApiParts) {
  const limit = createAttemptLimit({ ...windows.contact, now, shared: storage.attempts })

  return createRoutes(contactEndpoints, {
    'POST /contact': async (c) => {
      const { website, shown_for: shownFor, ...message } = c.req.valid('json')
      await requireOffer(storage, message.language)
      // A bot that filled in the hidden field gets the normal response.
      if (website === '') {
        refuseHaste(shownFor)
        await limit.consumeOrThrow(networkOf(addressOf(c)))
        await storage.messages.add(message, now(), pageOf(c, originOf(c)))
      }
      return { message: messages.messageSent }
    },
  })
}

async function requireOffer({ languages, sections }: Storage, language: string): Promise<void> {
  const { contactForm } = await sections.get('contactUs')
  if (!contactForm) throw new Problem('not-found')
  const published = await languages.published()
  if (published.some(({ code }) => code === language)) return
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
