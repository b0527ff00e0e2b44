import { z } from '../domain/text/schema.ts'
import { secondMethods } from '../domain/people/factors.ts'
import { recoveryCodeCount } from '../domain/people/recovery-code.ts'
import { timestamp } from './shared.ts'
import { exampleId, requestOptions } from './webauthn.ts'

export const secondFactorNeeded = z
  .strictObject({
    second_factor: z.strictObject({
      challenge: z
        .string()
        .describe('Sent with the second step; works once')
        .meta({ examples: ['q7Yw0mT4rJ2xVb9sKc5uHd1eLf8gNa3z'] }),
      methods: z.array(z.enum(secondMethods)).meta({ examples: [['code', 'recovery_code']] }),
      expires_at: timestamp,
      passkey: requestOptions.optional(),
    }),
  })
  .meta({ id: 'SecondFactorNeeded', description: 'The password was right; a second step follows.' })
export type SecondFactorResponse = z.infer<typeof secondFactorNeeded>['second_factor']

export const recoveryCodes = z
  .array(z.string().meta({ examples: ['K7Q2-MV9D-3T8W-XH5R'] }))
  .max(recoveryCodeCount)
  .describe('Shown only here; the former ones no longer work')

export const firstRecoveryCodes = recoveryCodes
  .optional()
  .describe('If none is left; shown only here')

export const passkey = z
  .strictObject({
    id: z.string().meta({ examples: [exampleId] }),
    name: z.string().meta({ description: 'Blank if unknown', examples: ['Firefox · Windows'] }),
    created_at: timestamp,
    used_at: timestamp.nullable(),
    backed_up: z.boolean().describe('A service keeps it, which can bring it to other devices'),
  })
  .meta({ id: 'Passkey' })
export type PasskeyResponse = z.infer<typeof passkey>

export const ownFactors = z
  .strictObject({
    authenticator: z.strictObject({ since: timestamp }).nullable(),
    passkeys: z.array(passkey),
    recovery_codes_left: z
      .int()
      .min(0)
      .max(recoveryCodeCount)
      .meta({ examples: [10] }),
    required: z.literal(true).optional().describe('This user must have one'),
  })
  .meta({ id: 'OwnFactors', description: 'Second factors of the current user.' })
export type OwnFactorsResponse = z.infer<typeof ownFactors>
