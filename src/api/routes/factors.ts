import type { OwnFactorsResponse } from '../../contract/factor-parts.ts'
import { factorEndpoints } from '../../contract/factors.ts'
import { messages } from '../../domain/messages.ts'
import type { Factors, UsedFactor } from '../../domain/people/factors.ts'
import { Problem } from '../../domain/problem.ts'
import type { SealedAuthenticator } from '../../storage/people/factor-store.ts'
import { wrongCode } from '../../storage/people/factor-rows.ts'
import { createAttemptLimit } from '../../throttle/attempt-limit.ts'
import { windows } from '../../throttle/bounds.ts'
import type { SignInLimit } from '../../throttle/sign-in-limit.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { newAuthenticator, stepOfCode } from '../http/authenticator.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import { sourceOf } from '../http/session-source.ts'
import { toPasskey } from './passkeys.ts'
import { partyOf, verifyForStep } from './presented-passkey.ts'
import { hashedRecoveryCodes, verifiedSelector, withRecoveryCodes } from './recovery-codes.ts'
import { newSession, toOwnUser } from './session.ts'

type SecondStep = { code?: string | undefined; recovery_code?: string | undefined }

export function factorRoutes(parts: ApiParts, signInLimit: SignInLimit) {
  const { storage, tokens, now, addressOf, originOf } = parts
  const { factors, passkeys, sessions, signInSteps, users } = storage
  const perAccount = createAttemptLimit({ ...windows.secondFactor, shared: storage.attempts, now })

  return createRoutes(factorEndpoints, {
    'POST /signin/second-factor': async (c) => {
      const { challenge, passkey, ...given } = c.req.valid('json')
      const step = await signInSteps.try(challenge, 'second-factor', now())
      const known = step?.userId ? await users.findById(step.userId) : undefined
      if (!step || !known) throw new Problem('unauthorized')
      const { user } = known
      const from = addressOf(c)
      await perAccount.consumeOrThrow(String(user.id))
      const session = await signInLimit.attempt(from, user.email, async (addressHash) => {
        const session = newSession(known, addressHash, sourceOf(c, from), now(), 'passkey')
        if (passkey) {
          const found = await passkeys.find(passkey.id)
          const { use } = await verifyForStep(partyOf(c, parts), step, found, passkey)
          await sessions.open(session, use)
        } else {
          await sessions.openBySecondStep(session, step.id, await verified(user.id, given))
        }
        return session
      })
      await perAccount.reward(String(user.id))
      return { token: await tokens.sign(session), user: toOwnUser(user) }
    },

    'POST /account/authenticator': async (c) => {
      const { id, email } = c.get('user')
      const made = newAuthenticator(new URL(originOf(c)).hostname, email)
      await factors.beginAuthenticator(id, tokens.seal(made.key, ownerOf(id)), editOf(c))
      return made
    },

    'POST /account/authenticator/confirm': async (c) => {
      const { id } = c.get('user')
      const begun = await factors.authenticator(id)
      if (!begun || begun.isConfirmed) throw new Problem('not-found')
      await perAccount.consumeOrThrow(String(id))
      const step = stepOf(begun, c.req.valid('json').code)
      if (step === undefined) throw wrongCode('code')
      await perAccount.reward(String(id))
      const given = await withRecoveryCodes(storage, id, (codes) =>
        factors.confirmAuthenticator(begun, step, codes, editOf(c)),
      )
      return { message: messages.accomplished, ...given }
    },

    'DELETE /account/authenticator': async (c) => {
      await factors.removeAuthenticator(c.get('user').id, editOf(c))
      return { message: messages.accomplished }
    },

    'POST /account/recovery-codes': async (c) => {
      const { id } = c.get('user')
      const { shown, hashes } = await hashedRecoveryCodes()
      await factors.replaceRecoveryCodes(id, hashes, editOf(c))
      return { recovery_codes: shown }
    },
  })

  async function verified(
    userId: number,
    { code, recovery_code }: SecondStep,
  ): Promise<UsedFactor> {
    if (recovery_code !== undefined) {
      const selector = await verifiedSelector(storage, userId, recovery_code)
      if (selector === undefined) throw wrongCode('recovery_code')
      return { factor: 'recovery-code', selector }
    }
    const authenticator = await factors.authenticator(userId)
    const step = authenticator && stepOf(authenticator, code ?? '')
    if (step === undefined) throw wrongCode('code')
    return { factor: 'authenticator', step }
  }

  /** No code is right under another signing secret than the app was set up under. */
  function stepOf({ userId, secret }: SealedAuthenticator, code: string): number | undefined {
    const key = tokens.unseal(secret, ownerOf(userId))
    return key === undefined ? undefined : stepOfCode(key, code, now())
  }
}

export function ownerOf(userId: number): string {
  return `authenticator ${userId}`
}

export function toFactors(factors: Factors): OwnFactorsResponse {
  const { authenticator, passkeys, recoveryCodesLeft } = factors
  return {
    authenticator: authenticator && { since: authenticator.since.toISOString() },
    passkeys: passkeys.map(toPasskey),
    recovery_codes_left: recoveryCodesLeft,
  }
}
