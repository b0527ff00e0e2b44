import { messages } from '../domain/messages.ts'
import { idleMinutesRange, secondFactorGroups } from '../domain/people/security.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'
import { sentence } from './shared.ts'

const security = z
  .strictObject({
    second_factor_for: z
      .enum(secondFactorGroups, messages.invalidInput)
      .describe('Who must have a second factor, and does nothing else before one is set up'),
    strong_passwords: z
      .boolean(messages.invalidInput)
      .describe('Refuses new passwords that are easy to guess'),
    idle_minutes: z
      .int(messages.numberInvalid)
      .min(idleMinutesRange.min, messages.numberInvalid)
      .max(idleMinutesRange.max, messages.numberInvalid)
      .nullable()
      .describe('Ends sessions not used for so many minutes; null ends none')
      .meta({ examples: [30] }),
  })
  .meta({ id: 'Security', description: 'How accounts are protected.' })
export type SecurityResponse = z.infer<typeof security>

export const securityEndpoints = {
  'GET /security': {
    summary: 'See how accounts are protected',
    access: 'admin',
    response: security,
  },
  'PATCH /security': {
    summary: 'Change how accounts are protected (takes effect at once)',
    access: 'admin',
    proof: true,
    json: security.partial(),
    response: z.strictObject({ message: sentence(messages.accomplished), security }),
    errors: ['second-factor-first'],
  },
} satisfies Endpoints
