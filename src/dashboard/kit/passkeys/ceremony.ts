import type * as browser from '@simplewebauthn/browser'
import type { Failure, Result } from '../../../api/client/send.ts'
import type { CreatedPasskey, PresentedPasskey } from '../../../contract/webauthn.ts'
import { accountApi } from '../../../api/client/account-api.ts'
import { sessionApi } from '../../../api/client/session-api.ts'
import { client } from '../../app/client.ts'
import { passkeyPlace } from './place.ts'

/** Another ceremony took over if it is `silent`. */
type Trouble = 'cancelled' | 'late' | 'unsupported' | 'known' | 'failed' | 'elsewhere' | 'silent'

export type PasskeyFailure = { trouble: Trouble; address?: string | undefined } | Failure
type Ceremony<Passkey> =
  | { ok: true; value: { challenge: string; passkey: Passkey } }
  | (PasskeyFailure & { ok: false })

/** Browsers offer passkeys in the field of the email until `autofill` aborts or one is chosen. */
export function presentPasskey(autofill?: AbortSignal): Promise<Ceremony<PresentedPasskey>> {
  const begin = client(sessionApi).passkeyOptions
  return ceremony(begin, autofill, async ({ startAuthentication }, optionsJSON) => {
    const useBrowserAutofill = autofill !== undefined
    const presented = await startAuthentication({ optionsJSON, useBrowserAutofill })
    const { id, rawId, type, response } = presented
    return { id, rawId, type, response }
  })
}

export function createPasskey(): Promise<Ceremony<CreatedPasskey>> {
  const begin = client(accountApi).passkeyOptions
  return ceremony(begin, undefined, async ({ startRegistration }, optionsJSON) => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
  })
}

type Library = Pick<typeof browser, 'startAuthentication' | 'startRegistration'>
type Options = { timeout: number } & ({ rpId: string } | { rp: { id: string } })
type Begun<Asked> = { challenge: string; options: Asked }

async function ceremony<Asked extends Options, Passkey>(
  begin: () => Promise<Result<Begun<Asked>>>,
  stop: AbortSignal | undefined,
  run: (library: Library, options: Asked) => Promise<Passkey>,
): Promise<Ceremony<Passkey>> {
  const { isUsable, address } = passkeyPlace()
  if (!isUsable) return { ok: false, trouble: 'elsewhere', address }
  if (!('PublicKeyCredential' in window)) return { ok: false, trouble: 'unsupported' }
  const begun = await begin()
  if (!begun.ok) return begun
  const { challenge, options } = begun.value
  const library = await import('@simplewebauthn/browser')
  if (stop?.aborted) return { ok: false, trouble: 'silent' }
  const cancel = () => library.WebAuthnAbortService.cancelCeremony()
  stop?.addEventListener('abort', cancel)
  const startedAt = performance.now()
  try {
    return { ok: true, value: { challenge, passkey: await run(library, options) } }
  } catch (error) {
    const isLate = performance.now() - startedAt >= options.timeout
    const trouble = isLate ? 'late' : troubleOf(error)
    const domain = 'rp' in options ? options.rp.id : options.rpId
    const elsewhere = `https://${domain}${location.pathname}`
    return { ok: false, trouble, ...(trouble === 'elsewhere' && { address: elsewhere }) }
  } finally {
    stop?.removeEventListener('abort', cancel)
  }
}

const troubles: Record<string, Trouble> = {
  AbortError: 'silent',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'elsewhere',
}

function troubleOf(error: unknown): Trouble {
  return (error instanceof Error && troubles[error.name]) || 'failed'
}
