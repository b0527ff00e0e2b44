import { RateLimiterMemory } from 'rate-limiter-flexible'
import { normalisedEmail } from '../domain/user.ts'
import { counted } from './counted.ts'

const quarterOfAnHour = 15 * 60
/** As long as a timer can run. */
const twentyDays = 20 * 24 * 60 * 60

/** Failed attempts allowed in a quarter of an hour. */
export const signInLimits = { perAddress: 60, perAccountAndAddress: 10, perAccount: 40 } as const

export type SignInLimit = ReturnType<typeof createSignInLimit>

/**
 * Limits guessing per address and per account. An address its owner has signed in from is not held back
 * by others' failures, so nobody can lock an owner out.
 */
export function createSignInLimit() {
  const failures = (points: number) => new RateLimiterMemory({ points, duration: quarterOfAnHour })
  const perAddress = failures(signInLimits.perAddress)
  const perPair = failures(signInLimits.perAccountAndAddress)
  const perAccount = failures(signInLimits.perAccount)
  const trustedPairs = new RateLimiterMemory({ points: 1, duration: twentyDays })

  return {
    /** Counts an attempt as failed until `succeeded` takes it back. Throws Problem('too-many-attempts'). */
    async begin(address: string, email: string) {
      const account = normalisedEmail(email)
      const pair = `${account} ${address}`
      const isTrusted = (await trustedPairs.get(pair)) !== null
      await counted(perPair, pair)
      await counted(perAddress, address)
      if (!isTrusted) await counted(perAccount, account)
      return {
        async succeeded(): Promise<void> {
          await Promise.all([perPair.delete(pair), perAddress.reward(address)])
          if (!isTrusted) await perAccount.reward(account)
          await trustedPairs.set(pair, 1, twentyDays)
        },
      }
    },
  }
}
