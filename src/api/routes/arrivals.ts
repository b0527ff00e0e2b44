import type { Context } from 'hono'
import { leastSecondsToWrite } from '../../domain/contact/inbox-message.ts'
import { linksIn } from '../../domain/contact/suspicion.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { Problem } from '../../domain/problem.ts'
import type { Arrival } from '../../storage/messages/add-message.ts'
import { createAttemptLimit } from '../../throttle/attempt-limit.ts'
import { windows } from '../../throttle/bounds.ts'
import { networkOf } from '../../throttle/network-of.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createHostMemory } from './host-memory.ts'

type Sending = {
  website: string
  shownFor: number | undefined
  text: string
  languages: LanguageCode[]
}

export type Arrivals = ReturnType<typeof createArrivals>

/** The contact form and all others share one limit and one memory, whichever a visitor sends. */
export function createArrivals({ storage, tokens, now, addressOf, originOf }: ApiParts) {
  const hosts = createHostMemory()
  const limit = createAttemptLimit({ ...windows.contact, now, shared: storage.attempts })

  const senderOf = (c: Context) => {
    const network = networkOf(addressOf(c))
    return (day: Date) => tokens.keyedHash(`sender ${day.toISOString().slice(0, 10)} ${network}`)
  }

  return {
    senderOf,

    async receive(c: Context, { website, shownFor, text, languages }: Sending) {
      const isHiddenFieldFilled = website !== ''
      // A bot must not learn that it was recognised.
      if (!isHiddenFieldFilled) refuseHaste(shownFor)
      const network = networkOf(addressOf(c))
      await limit.consumeOrThrow(network)
      const at = now()
      const links = linksIn(text).filter((link) => !link.startsWith(originOf(c)))
      const isLinkSpread = hosts.see(links, network, at)
      const arrival: Arrival = {
        page: pageOf(c, originOf(c)),
        senderAt: senderOf(c),
        circumstances: { isHiddenFieldFilled, isLinkSpread, languages },
      }
      return { at, arrival }
    },
  }
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
