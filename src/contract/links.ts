import { linkPurposes } from '../domain/navigation/link.ts'
import { messages } from '../domain/messages.ts'
import { credentials } from '../domain/people/credentials.ts'
import { requiredText, z } from '../domain/text/schema.ts'
import type { Endpoints, ResponseOf } from './endpoint.ts'
import { sentence } from './shared.ts'
import { newPassword, userForm } from './users.ts'

/** Every invalid token gets the same response, whatever the reason. */
const token = requiredText(200, messages.fieldRequired, { kind: 'code' }).meta({
  examples: ['Xw3kzq0cT1mJ9hQeRb5vYg.5n0b8yTz3lq7mHcKpR2sVxW1dGfJ4aEuQ6iOoLtNhBk'],
})

const linkUse = z.strictObject({
  token,
  password: newPassword,
  name: userForm.shape.name.describe('Kept if it is not sent'),
})

const link = z
  .strictObject({
    purpose: z.enum(linkPurposes),
    name: z.string().meta({ examples: ['Layla'] }),
    email: z.string().meta({ examples: ['layla@naoura.example'] }),
  })
  .meta({ id: 'Link', description: 'Whose account a link opens, and what for.' })

export const linkEndpoints = {
  'POST /password-reset': {
    summary: 'Ask for a one-time link by mail (same response for every address)',
    access: 'anyone',
    json: credentials.pick({ email: true }),
    status: 202,
    response: z.strictObject({ message: sentence(messages.linkOnItsWay) }),
    errors: ['no-mail-server', 'too-many-attempts'],
  },
  'POST /links/look': {
    summary: 'See what a one-time link is for',
    access: 'anyone',
    json: z.strictObject({ token }),
    response: link,
    errors: ['not-found'],
  },
  'POST /links/use': {
    summary: 'Set a password by a one-time link (ends all sessions)',
    access: 'anyone',
    json: linkUse,
    response: z.strictObject({ message: sentence(messages.accomplished) }),
    errors: ['not-found'],
  },
} satisfies Endpoints
export type LinkResponse = ResponseOf<(typeof linkEndpoints)['POST /links/look']>
