import { messages } from '../domain/messages.ts'
import { z } from '../domain/text/schema.ts'
import { credentials } from '../domain/people/credentials.ts'
import { roleNames } from '../domain/people/user.ts'
import type { Endpoints } from './endpoint.ts'
import { rowId, sentence } from './shared.ts'
import { accountForm, newPassword, userFiles } from './users.ts'

export const passwordInput = z.strictObject({
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
    avatar: z.string().describe('URL of a picture, or blank'),
  })
  .meta({ id: 'OwnUser', description: 'The current user.' })
export type OwnUserResponse = z.infer<typeof ownUser>

const signedIn = z.strictObject({ token, user: ownUser })
export type SignInResponse = z.infer<typeof signedIn>

export const sessionEndpoints = {
  'POST /signin': {
    summary: 'Sign in (token valid for eight hours)',
    access: 'anyone',
    json: credentials,
    response: signedIn,
    errors: ['unauthorized', 'too-many-attempts'],
  },
  'POST /logout': {
    summary: 'Sign out (revokes the token)',
    access: 'account',
  },
} satisfies Endpoints

export const accountEndpoints = {
  'GET /account': {
    summary: 'Get the current user',
    access: 'account',
    response: z.strictObject({ user: ownUser }),
  },
  'PATCH /account': {
    summary: 'Change your name or picture',
    access: 'editor',
    form: accountForm,
    files: userFiles,
    response: z.strictObject({ message: sentence(messages.accomplished), user: ownUser }),
  },
  'POST /account/password': {
    summary: 'Change your password (ends all sessions, starts a new one)',
    access: 'account',
    json: passwordInput,
    response: z.strictObject({ message: sentence(messages.accomplished), token }),
    errors: ['too-many-attempts'],
  },
} satisfies Endpoints
