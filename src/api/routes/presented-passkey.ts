import type { Context } from 'hono'
import type { PresentedPasskey } from '../../contract/webauthn.ts'
import { type RelyingParty, relyingPartyOf } from '../../domain/people/passkey.ts'
import { Problem } from '../../domain/problem.ts'
import type { KnownPasskey, PasskeyUse } from '../../storage/people/passkey-store.ts'
import type { Step } from '../../storage/people/sign-in-step-store.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { verifyPresented } from '../http/passkey-ceremonies.ts'

type VerifiedUse = { known: KnownPasskey; use: PasskeyUse }
export type Presented = { challenge: string; passkey: PresentedPasskey }

export function partyOf(c: Context, { originOf }: Pick<ApiParts, 'originOf'>): RelyingParty {
  const party = relyingPartyOf(originOf(c))
  if (!party) throw new Problem('no-passkeys-here')
  return party
}

/**
 * Counts a try of the challenge, which the store uses up with what is returned. Throws
 * Problem('unauthorized') if anything is wrong.
 */
export async function verifyUse(
  party: RelyingParty,
  { storage: { signInSteps }, now }: Pick<ApiParts, 'storage' | 'now'>,
  known: KnownPasskey | undefined,
  { challenge, passkey }: Presented,
): Promise<VerifiedUse> {
  const step = await signInSteps.try(challenge, 'passkey', now())
  if (!step) throw new Problem('unauthorized')
  return verifyForStep(party, step, known, passkey)
}

/** The try is counted already. Throws as `verifyUse` does. */
export async function verifyForStep(
  party: RelyingParty,
  step: Step,
  known: KnownPasskey | undefined,
  passkey: PresentedPasskey,
): Promise<VerifiedUse> {
  if (!known) throw new Problem('unauthorized')
  const { userHandle } = passkey.response
  const isTheirs = step.userId === null || step.userId === known.user.id
  const isOfHolder = userHandle ? userHandle === known.handle : step.userId !== null
  if (!isTheirs || !isOfHolder || known.rpId !== party.id) throw new Problem('unauthorized')
  const verified = await verifyPresented(party, step.challenge, known.key, passkey)
  return { known, use: { stepId: step.id, id: known.key.id, ...verified } }
}
