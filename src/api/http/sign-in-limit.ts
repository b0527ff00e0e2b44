import { Problem } from '../../domain/problem.ts'
import { normalisedEmail } from '../../domain/user.ts'
import type { ApiParts } from './api-parts.ts'
import { createAttemptLimit } from './attempt-limit.ts'
import { networkOf } from './network-of.ts'
import { createSpacing } from './spacing.ts'

/** Failed attempts in a quarter of an hour. */
const signInLimits = { perAddress: 60, perAccountAndAddress: 10, perAccount: 40 } as const

export type SignInLimit = ReturnType<typeof createSignInLimit>

/**
 * Limits guessing per address and per account. Owners cannot be locked out: too many failures of an
 * account let attempts from addresses it does not know take turns, and those it knows do not wait.
 */
export function createSignInLimit({
  storage,
  tokens,
  now,
}: Pick<ApiParts, 'storage' | 'tokens' | 'now'>) {
  const limit = (name: keyof typeof signInLimits) =>
    createAttemptLimit({ name, points: signInLimits[name], now, shared: storage.attempts })
  const perAddress = limit('perAddress')
  const perPair = limit('perAccountAndAddress')
  const perAccount = limit('perAccount')
  const spacing = createSpacing({ apart: 2_000, longest: 10_000 })

  /**
   * Runs `check`, which gets the address as a keyed hash, unless there were too many failures. A rejected
   * `check` counts as one, unless the store or a turn was unavailable. Throws Problem('too-many-attempts').
   */
  async function attempt<Result>(
    address: string,
    email: string,
    check: (address: string) => Promise<Result>,
  ): Promise<Result> {
    const network = networkOf(address)
    const account = normalisedEmail(email)
    const pair = `${account} ${network}`
    // The address first: a blocked one must not fill the other counters.
    await perAddress.consumeOrThrow(network)
    const takeBack = [() => perAddress.reward(network)]
    try {
      await perPair.consumeOrThrow(pair)
      takeBack.push(() => perPair.reward(pair))
      const hashed = tokens.keyedHash(network)
      if (!(await storage.knownAddresses.has(account, hashed, now()))) {
        const isTooMany = await perAccount.consume(account)
        takeBack.push(() => perAccount.reward(account))
        if (isTooMany) await spacing.turn(account)
      }
      const result = await check(hashed)
      await Promise.all(takeBack.map((back) => back()))
      await perPair.delete(pair)
      return result
    } catch (error) {
      if (!isFailure(error)) await Promise.all(takeBack.map((back) => back()))
      throw error
    }
  }

  return { attempt }
}

function isFailure(error: unknown): boolean {
  return (
    error instanceof Problem && (error.code === 'unauthorized' || error.code === 'invalid-input')
  )
}
