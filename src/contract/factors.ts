import { messages } from '../domain/messages.ts'
import { requiredText, z } from '../domain/text/schema.ts'
import { inPerson } from './endpoint.ts'
import { firstRecoveryCodes, recoveryCodes } from './factor-parts.ts'
import { signedIn } from './session.ts'
import { presentedPasskey } from './webauthn.ts'
import { sentence } from './shared.ts'

export const oneTimeCode = requiredText(100, messages.fieldRequired, {
  kind: 'oneTimeCode',
  tooLong: messages.codeWrong,
})

const secondStep = z
  .strictObject({
    challenge: requiredText(100, messages.fieldRequired, { kind: 'code' }),
    code: oneTimeCode.optional().describe('Six digits of the authenticator app'),
    recovery_code: oneTimeCode.optional(),
    passkey: presentedPasskey.optional(),
  })
  .refine(({ challenge: _challenge, ...given }) => Object.values(given).length === 1, {
    path: ['code'],
    message: messages.fieldRequired,
  })

const done = { message: sentence(messages.accomplished) }

export const factorEndpoints = inPerson({
  'POST /signin/second-factor': {
    summary: 'Finish signing in, where `POST /signin` answered 202',
    access: 'anyone',
    json: secondStep,
    response: signedIn,
    errors: ['unauthorized', 'no-passkeys-here', 'too-many-attempts'],
  },
  'POST /account/authenticator': {
    summary: 'Begin to set up an authenticator app, which a code then confirms',
    access: 'editor',
    proof: true,
    response: z.strictObject({
      uri: z
        .string()
        .describe('Shown as a QR code')
        .meta({
          examples: [
            'otpauth://totp/naoura.example:layla%40naoura.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          ],
        }),
      key: z
        .string()
        .describe('Typed where the code cannot be scanned')
        .meta({ examples: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'] }),
    }),
    errors: ['authenticator-set-up'],
  },
  'POST /account/authenticator/confirm': {
    summary: 'Confirm the authenticator app with a code, after which signing in takes two steps',
    access: 'editor',
    json: z.strictObject({ code: oneTimeCode }),
    response: z.strictObject({
      ...done,
      recovery_codes: firstRecoveryCodes,
    }),
    errors: ['not-found', 'too-many-attempts'],
  },
  'DELETE /account/authenticator': {
    summary: 'Remove the authenticator app',
    access: 'editor',
    proof: true,
    response: z.strictObject(done),
    errors: ['not-found'],
  },
  'POST /account/recovery-codes': {
    summary: 'Make new recovery codes',
    access: 'editor',
    proof: true,
    response: z.strictObject({ recovery_codes: recoveryCodes }),
    errors: ['not-found'],
  },
})
