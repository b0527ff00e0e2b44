import type { Context } from 'hono'
import { leastSecondsToWrite } from '../../domain/contact/inbox-message.ts'
import { linksIn, needsCheck } from '../../domain/contact/suspicion.ts'
import type { Guard } from '../../domain/forms/form.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { Problem } from '../../domain/problem.ts'
import type { Arrival } from '../../storage/messages/add-message.ts'
import { createAttemptLimit } from '../../throttle/attempt-limit.ts'
import { windows } from '../../throttle/bounds.ts'
import { networkOf } from '../../throttle/network-of.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createHostMemory } from './host-memory.ts'
import { createProofs, type FormName } from './proofs.ts'

type Sending = {
  form: FormName
  guard?: Guard
  website: string
  shown_for?: number | undefined
  proof?: string | undefined
  ticket?: string | undefined
  text: string
  languages: LanguageCode[]
}

export type Arrivals = ReturnType<typeof createArrivals>

/** The contact form and all others share one limit and one memory, whichever a visitor sends. */
export function createArrivals(parts: ApiParts) {
  const { storage, tokens, now, addressOf, originOf } = parts
  const proofs = createProofs(parts)
  const hosts = createHostMemory()
  const limit = createAttemptLimit({ ...windows.contact, now, shared: storage.attempts })

  return {
    challenge: (c: Context, form: FormName) => proofs.challenge(form, networkOf(addressOf(c))),

    async receive(c: Context, { form, guard, text, languages, ...sent }: Sending) {
      const isHiddenFieldFilled = sent.website !== ''
      // A bot must not learn that it was recognised.
      if (!isHiddenFieldFilled) refuseHaste(sent.shown_for)
      const network = networkOf(addressOf(c))
      const proving = proofs.of(form, network)
      const isChecked = await proving.redeem(sent.ticket)
      if (!isChecked) await limit.consumeOrThrow(network)
      const isProven = isChecked || (await proving.isSolved(sent.proof))
      const ticket = isProven || sent.ticket === undefined ? undefined : proving.ticket(sent.ticket)
      if (needsCheck({ signs: isProven ? [] : ['no-proof'], guard }))
        throw new Problem('proof-needed', { ticket })
      const at = now()
      const links = linksIn(text).filter((link) => !link.startsWith(originOf(c)))
      const isLinkSpread = hosts.see(links, network, at)
      const arrival: Arrival = {
        page: pageOf(c, originOf(c)),
        senderAt: (day) => tokens.keyedHash(`sender ${day.toISOString().slice(0, 10)} ${network}`),
        ticket,
        isProven,
        circumstances: { isHiddenFieldFilled, isProven, isLinkSpread, languages },
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
