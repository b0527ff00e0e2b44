import type { PasskeyResponse } from '../../contract/factor-parts.ts'
import { passkeyEndpoints } from '../../contract/passkeys.ts'
import { messages } from '../../domain/messages.ts'
import { passkeyLimits } from '../../domain/people/passkey.ts'
import type { Passkey } from '../../domain/people/factors.ts'
import type { Device } from '../../domain/people/session.ts'
import { Problem } from '../../domain/problem.ts'
import { passkeyRefused } from '../../storage/people/passkey-store.ts'
import { createAttemptLimit } from '../../throttle/attempt-limit.ts'
import { windows } from '../../throttle/bounds.ts'
import { networkOf } from '../../throttle/network-of.ts'
import type { SignInLimit } from '../../throttle/sign-in-limit.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import {
  creationOptionsOf,
  newChallenge,
  requestOptionsOf,
  verifyCreated,
} from '../http/passkey-ceremonies.ts'
import { sourceOf } from '../http/session-source.ts'
import { passkeyIdOf } from './address-parameters.ts'
import { partyOf, verifyUse } from './presented-passkey.ts'
import { withRecoveryCodes } from './recovery-codes.ts'
import { newSession, toOwnUser } from './session.ts'

export function passkeyRoutes(parts: ApiParts, limit: SignInLimit) {
  const { storage, tokens, now, addressOf } = parts
  const { passkeys, sessions, signInSteps } = storage
  const begun = createAttemptLimit({ ...windows.passkeySteps, shared: storage.attempts, now })

  return createRoutes(passkeyEndpoints, {
    'POST /signin/passkey/options': async (c) => {
      const party = partyOf(c, parts)
      await begun.consumeOrThrow(networkOf(addressOf(c)))
      const step = { userId: null, purpose: 'passkey', challenge: newChallenge() } as const
      const { id } = await signInSteps.open(step, now())
      return { challenge: id, options: requestOptionsOf(party, step.challenge) }
    },

    'POST /signin/passkey': async (c) => {
      const presented = c.req.valid('json')
      const [party, from] = [partyOf(c, parts), addressOf(c)]
      const found = await passkeys.find(presented.passkey.id)
      const email = found?.user.email ?? ''
      c.set('claimed', found?.user)
      const { session, user } = await limit.attempt(from, email, async (addressHash) => {
        const { known, use } = await verifyUse(party, parts, found, presented)
        const session = newSession(known, addressHash, sourceOf(c, from), now(), 'passkey')
        await sessions.open(session, use)
        return { session, user: known.user }
      })
      return { token: await tokens.sign(session), user: toOwnUser(user) }
    },

    'POST /account/passkeys/options': async (c) => {
      const party = partyOf(c, parts)
      const { id: userId, email, name } = c.get('user')
      const own = await passkeys.ofUser(userId)
      if (own.passkeys.length >= passkeyLimits.ofUser) throw new Problem('passkeys-full')
      const step = { userId, purpose: 'new-passkey', challenge: newChallenge() } as const
      const { id } = await signInSteps.open(step, now(), editOf(c).right)
      const options = creationOptionsOf(party, step.challenge, { ...own, email, name })
      return { challenge: id, options }
    },

    'POST /account/passkeys': async (c) => {
      const { challenge, passkey } = c.req.valid('json')
      const party = partyOf(c, parts)
      const { id: userId } = c.get('user')
      const edit = editOf(c)
      const step = await signInSteps.try(challenge, 'new-passkey', edit.at)
      if (step?.userId !== userId) throw passkeyRefused()
      const created = await verifyCreated(party, step.challenge, passkey)
      const name = nameOf(sourceOf(c, addressOf(c)).device)
      const added = { ...created, rpId: party.id, name }
      const given = await withRecoveryCodes(storage, userId, (codes) =>
        passkeys.add(userId, added, { stepId: step.id, codes }, edit),
      )
      return {
        message: messages.accomplished,
        ...given,
        passkey: toPasskey({ ...created, name, createdAt: edit.at, usedAt: null }),
      }
    },

    'PATCH /account/passkeys/:passkey': async (c) => {
      const { name } = c.req.valid('json')
      await passkeys.rename(passkeyIdOf(c), c.get('user').id, name, editOf(c))
      return { message: messages.accomplished }
    },

    'DELETE /account/passkeys/:passkey': async (c) => {
      await passkeys.remove(passkeyIdOf(c), c.get('user').id, editOf(c))
      return { message: messages.accomplished }
    },
  })
}

export function toPasskey({ id, name, isBackedUp, createdAt, usedAt }: Passkey): PasskeyResponse {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    used_at: usedAt && usedAt.toISOString(),
    backed_up: isBackedUp,
  }
}

function nameOf({ browser, system }: Device): string {
  return [browser, system].filter(Boolean).join(' · ')
}
