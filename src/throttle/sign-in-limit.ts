import { Problem } from '../domain/problem.ts'
import { normalisedEmail } from '../domain/people/email.ts'
import { createAttemptLimit, type SharedAttempts } from './attempt-limit.ts'
import { signInTurns, windows } from './bounds.ts'
import { networkOf } from './network-of.ts'
import { createSpacing } from './spacing.ts'

export type SignInLimit = ReturnType<typeof createSignInLimit>

type SignInParts = {
  storage: {
    attempts: SharedAttempts | null
    /**
     * The addresses, as keyed hashes, are those from which owners of accounts have signed in
     * lately.
     */
    knownAddresses: { has(account: string, hashed: string, now: Date): Promise<boolean> }
  }
  tokens: { keyedHash(text: string): string }
  now: () => Date
}

/**
 * Limits guessing per address and per account. Owners cannot be locked out: too many failures of an
 * account let attempts from addresses it does not know take turns, and those it knows do not wait.
 */
export function createSignInLimit({ storage, tokens, now }: SignInParts) {
  const shared = storage.attempts
  const perAddress = createAttemptLimit({ ...windows.perAddress, shared, now })
  const perPair = createAttemptLimit({ ...windows.perAccountAndAddress, shared, now })
  const perAccount = createAttemptLimit({ ...windows.perAccount, shared, now })
  const spacing = createSpacing(signInTurns)

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
