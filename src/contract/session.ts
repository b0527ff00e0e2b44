import { messages } from '../domain/messages.ts'
import { z } from '../domain/schema.ts'
import { credentials, roleNames } from '../domain/user.ts'
import type { Endpoints } from './endpoint.ts'
import { rowId, sentence } from './shared.ts'
import { newPassword } from './users.ts'

/** Of one's own password. */
export const passwordChange = z.strictObject({
  current_password: credentials.shape.password,
  password: newPassword,
})

const token = z.string().meta({ examples: ['header.payload.signature'] })
const ownUser = z
  .strictObject({
    id: rowId,
    name: z.string().meta({ examples: ['Layla'] }),
    email: z.string().meta({ examples: ['layla@naoura.example'] }),
    role_name: z.enum(roleNames),
    avatar: z.string().describe('The address of a picture, or blank'),
  })
  .meta({ id: 'OwnUser', description: 'Who is signed in.' })
export type OwnUserResponse = z.infer<typeof ownUser>

const signedIn = z.strictObject({ token, user: ownUser })
export type SignInResponse = z.infer<typeof signedIn>

export const sessionEndpoints = {
  'POST /signin': {
    summary: 'Sign in: a token for eight hours',
    access: 'anyone',
    json: credentials,
    response: signedIn,
    errors: ['unauthorized', 'too-many-attempts'],
  },
  'POST /logout': {
    summary: 'Sign out: the token is dead at once',
    access: 'account',
  },
} satisfies Endpoints

export const accountEndpoints = {
  'GET /account': {
    summary: 'Who is signed in',
    access: 'account',
    response: z.strictObject({ user: ownUser }),
  },
  'POST /account/password': {
    summary: 'Change one’s own password: all sessions end, a new one begins',
    access: 'account',
    json: passwordChange,
    response: z.strictObject({ message: sentence(messages.accomplished), token }),
    errors: ['too-many-attempts'],
  },
} satisfies Endpoints
