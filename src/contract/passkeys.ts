import { messages } from '../domain/messages.ts'
import { passkeyLimits } from '../domain/people/passkey.ts'
import { requiredText, z } from '../domain/text/schema.ts'
import { inPerson } from './endpoint.ts'
import { signedIn } from './session.ts'
import { firstRecoveryCodes, passkey } from './factor-parts.ts'
import { sentence } from './shared.ts'
import {
  challenge,
  createdPasskey,
  creationOptions,
  presentedPasskey,
  requestOptions,
} from './webauthn.ts'

const passkeyName = requiredText(passkeyLimits.name, messages.fieldRequired)

const done = z.strictObject({ message: sentence(messages.accomplished) })

export const passkeyEndpoints = inPerson({
  'POST /signin/passkey/options': {
    summary: 'Begin to sign in, or to prove who you are, with a passkey',
    access: 'anyone',
    response: z.strictObject({ challenge, options: requestOptions }),
    errors: ['no-passkeys-here', 'too-many-attempts'],
  },
  'POST /signin/passkey': {
    summary: 'Sign in with a passkey (token valid for eight hours)',
    access: 'anyone',
    json: z.strictObject({ challenge, passkey: presentedPasskey }),
    response: signedIn,
    errors: ['unauthorized', 'no-passkeys-here', 'too-many-attempts'],
  },
  'POST /account/passkeys/options': {
    summary: 'Begin to add a passkey',
    access: 'editor',
    proof: true,
    response: z.strictObject({ challenge, options: creationOptions }),
    errors: ['no-passkeys-here', 'passkeys-full'],
  },
  'POST /account/passkeys': {
    summary: 'Add a passkey',
    access: 'editor',
    proof: true,
    json: z.strictObject({ challenge, passkey: createdPasskey }),
    status: 201,
    response: done.extend({ passkey, recovery_codes: firstRecoveryCodes }),
    errors: ['no-passkeys-here', 'passkeys-full'],
  },
  'PATCH /account/passkeys/:passkey': {
    summary: 'Rename a passkey',
    access: 'editor',
    json: z.strictObject({ name: passkeyName }),
    response: done,
  },
  'DELETE /account/passkeys/:passkey': {
    summary: 'Remove a passkey, which no longer signs in',
    access: 'editor',
    proof: true,
    response: done,
  },
})
