import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from '../../contract/shared.ts'
import { leastSecondsToCheck } from '../../domain/contact/inbox-message.ts'
import { jsonIn } from '../../domain/text/json-text.ts'
import { z } from '../../domain/text/schema.ts'
import { createAttemptLimit } from '../../throttle/attempt-limit.ts'
import { windows } from '../../throttle/bounds.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { isSame } from '../http/tokens.ts'

export type FormName = number | 'contact'

const work = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, counters: [100, 400] } as const
const proofMinutes = 20
const ticketAge = { least: leastSecondsToCheck * 1000, most: windows.proof.window } as const

const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ until: z.number() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** Each challenge and ticket is signed for one form and one network, and works once. */
export function createProofs({ storage, tokens, now }: ApiParts) {
  const perNetwork = createAttemptLimit({ ...windows.challenge, now, shared: null })
  const spent = createAttemptLimit({ ...windows.proof, now, shared: storage.attempts })

  function secretsOf(form: FormName, network: string) {
    return {
      hmacSignatureSecret: tokens.keyedHash(`challenge ${form} ${network}`),
      hmacKeySignatureSecret: tokens.keyedHash('solution'),
    }
  }

  function of(form: FormName, network: string) {
    const ticketOf = (time: string) =>
      `${time}.${tokens.keyedHash(`ticket ${form} ${network} ${time}`)}`

    function ageOf(ticket: string): number | undefined {
      const [time = ''] = ticket.split('.', 1)
      return isSame(ticketOf(time), ticket) ? now().getTime() - Number(time) : undefined
    }

    return {
      async isSolved(proof = ''): Promise<boolean> {
        const { success, data } = solved.safeParse(decoded(proof))
        if (!success) return false
        const { challenge, solution } = data
        const { verified } = await verifySolution({
          challenge: challenge as Challenge,
          solution,
          deriveKey,
          ...secretsOf(form, network),
        })
        const isInTime = challenge.parameters.data.until > now().getTime()
        return verified && isInTime && !(await spent.consume(challenge.signature))
      },

      async redeem(ticket = ''): Promise<boolean> {
        const age = ageOf(ticket) ?? 0
        const isInTime = age >= ticketAge.least && age < ticketAge.most
        return isInTime && !(await spent.consume(ticket))
      },

      /** One that comes too early stays, so that haste does not begin anew. */
      ticket(given: string): string {
        const isEarly = (ageOf(given) ?? ticketAge.least) < ticketAge.least
        return isEarly ? given : ticketOf(String(now().getTime()))
      },
    }
  }

  return {
    of,

    async challenge(form: FormName, network: string): Promise<Challenge> {
      await perNetwork.consumeOrThrow(network)
      const { algorithm, cost, counters } = work
      const made = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(...counters),
        data: { until: now().getTime() + proofMinutes * 60_000 },
        deriveKey,
        ...secretsOf(form, network),
      })
      return made as Challenge
    },
  }
}

function decoded(proof: string): unknown {
  return jsonIn(Buffer.from(proof, 'base64').toString())
}
