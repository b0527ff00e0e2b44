import type { Context } from 'hono'
import { leastSecondsToWrite } from '../../domain/contact/inbox-message.ts'
import { needsCheck } from '../../domain/contact/suspicion.ts'
import type { Guard } from '../../domain/forms/form.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { Problem } from '../../domain/problem.ts'
import type { Arrival } from '../../storage/messages/add-message.ts'
import { createAttemptLimit } from '../../throttle/attempt-limit.ts'
import { windows } from '../../throttle/bounds.ts'
import { networkOf } from '../../throttle/network-of.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createProofs, type FormName } from './proofs.ts'
import { createSpread, numbersOf, tracesOf } from './spread.ts'

type Sending = {
  form: FormName
  guard?: Guard
  website: string
  shown_for?: number | undefined
  proof?: string | undefined
  ticket?: string | undefined
  name: string
  email: string
  text: string
  languages: LanguageCode[]
}

export type Arrivals = ReturnType<typeof createArrivals>

/** The contact form and all others share one limit and one memory, whichever a visitor sends. */
export function createArrivals(parts: ApiParts) {
  const { storage, tokens, now, addressOf, originOf } = parts
  const proofs = createProofs(parts)
  const spread = createSpread()
  const limit = createAttemptLimit({ ...windows.contact, now, shared: storage.attempts })

  const senderOf = (c: Context) => {
    const network = networkOf(addressOf(c))
    return (day: Date) => tokens.keyedHash(`sender ${day.toISOString().slice(0, 10)} ${network}`)
  }

  return {
    senderOf,

    challenge: (c: Context, form: FormName) => proofs.challenge(form, networkOf(addressOf(c))),

    async receive(c: Context, { form, guard, languages, name, email, text, ...sent }: Sending) {
      const isHiddenFieldFilled = sent.website !== ''
      // A bot must not learn that it was recognised.
      if (!isHiddenFieldFilled) refuseHaste(sent.shown_for)
      const network = networkOf(addressOf(c))
      const proving = proofs.of(form, network)
      const isChecked = await proving.redeem(sent.ticket)
      if (!isChecked) await limit.consumeOrThrow(network)
      const isProven = isChecked || (await proving.isSolved(sent.proof))
      const ticket = isProven || sent.ticket === undefined ? undefined : proving.ticket(sent.ticket)
      if (needsCheck({ signs: isProven ? [] : ['no-proof'], provenSigns: [], guard }))
        throw new Problem('proof-needed', { ticket })
      const at = now()
      const origin = originOf(c)
      const isUnchecked = !isProven && sent.ticket === undefined
      const traces = tracesOf({ name, email, text, origin })
      const { known, campaign } = spread.see(traces, {
        network,
        at,
        isHiddenFieldFilled,
        isUnchecked,
      })
      const arrival: Arrival = {
        page: pageOf(c, origin),
        senderAt: senderOf(c),
        ticket,
        traces: { wording: traces.wording, ...numbersOf(traces) },
        campaign,
        circumstances: { isHiddenFieldFilled, isProven, ...known, languages, origin },
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
