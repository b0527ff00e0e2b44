import { productLanguages } from '../domain/languages/language.ts'
import { messages } from '../domain/messages.ts'
import { z } from '../domain/text/schema.ts'
import { credentials } from '../domain/people/credentials.ts'
import { mostListed } from '../domain/people/session.ts'
import { roleNames } from '../domain/people/user.ts'
import { type Endpoints, inPerson } from './endpoint.ts'
import { ownFactors, secondFactorNeeded } from './factor-parts.ts'
import { device, rowId, sentence, timestamp } from './shared.ts'
import { challenge, presentedPasskey } from './webauthn.ts'
import { accountForm, newPassword, userFiles } from './users.ts'

export const passwordInput = z.strictObject({
  current_password: credentials.shape.password,
  password: newPassword,
})

const proof = z
  .strictObject({
    password: credentials.shape.password.optional(),
    challenge: challenge.optional(),
    passkey: presentedPasskey.optional(),
  })
  .refine(({ password, ...byPasskey }) => isEither(password, byPasskey), {
    path: ['password'],
    error: messages.passwordRequired,
  })
  .describe('Either `password`, or `challenge` and `passkey`')

function isEither(
  password: unknown,
  { challenge, passkey }: { challenge?: unknown; passkey?: unknown },
) {
  if (password === undefined) return challenge !== undefined && passkey !== undefined
  return challenge === undefined && passkey === undefined
}

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

export const signedIn = z.strictObject({ token, user: ownUser })
export type SignInResponse = z.infer<typeof signedIn>

const mailChoices = z
  .strictObject({
    language: z.enum(productLanguages),
    inbox: z.boolean().describe('New messages of visitors are told'),
  })
  .optional()
  .describe('Only if the site sends mail')

const openSession = z
  .strictObject({
    id: z.string().meta({ examples: ['7f9c2ba4-e88f-4271-9d1c-5a3e0b6d8f21'] }),
    device,
    address: z
      .string()
      .meta({ description: 'IP address, or blank if unknown', examples: ['192.0.2.1'] }),
    created_at: timestamp,
    seen_at: timestamp.describe('Last use, to within five minutes'),
    current: z.boolean().describe('The one that asks'),
  })
  .meta({ id: 'Session', description: 'A session that is open.' })
export type SessionResponse = z.infer<typeof openSession>

const sessionList = z.strictObject({
  sessions: z.array(openSession).max(mostListed),
  total: z
    .int()
    .positive()
    .meta({ examples: [1] }),
})
export type SessionListResponse = z.infer<typeof sessionList>

const done = z.strictObject({ message: sentence(messages.accomplished) })

export const sessionEndpoints = {
  'POST /signin': {
    summary: 'Sign in (token valid for eight hours)',
    access: 'anyone',
    json: credentials,
    response: signedIn,
    accepted: secondFactorNeeded,
    errors: ['unauthorized', 'too-many-attempts'],
  },
  'POST /logout': {
    summary: 'Sign out (revokes the token)',
    access: 'account',
  },
} satisfies Endpoints

export const accountEndpoints = inPerson({
  'GET /account': {
    summary: 'Get the current user, and which mail goes to them',
    access: 'account',
    response: z.strictObject({
      user: ownUser,
      second_factor: ownFactors,
      mail: mailChoices,
      idle_minutes: z
        .int()
        .optional()
        .describe('The session ends when it is not used for so long')
        .meta({ examples: [30] }),
    }),
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
  'POST /account/proof': {
    summary: 'Prove who you are with your password or a passkey (good for ten minutes)',
    access: 'editor',
    json: proof,
    response: done,
    errors: ['no-passkeys-here', 'too-many-attempts'],
  },
  'GET /account/sessions': {
    summary: 'List your open sessions, this one first, then those used last',
    access: 'editor',
    response: sessionList,
  },
  'DELETE /account/sessions/:session': {
    summary: 'End one of your sessions',
    access: 'editor',
    proof: true,
    response: done,
  },
  'POST /account/sessions/end-others': {
    summary: 'End all your sessions but this one',
    access: 'editor',
    proof: true,
    response: done,
  },
})
