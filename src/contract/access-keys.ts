import { keyNameLimit, mostDays, mostListedKeys, scopes } from '../domain/people/access-key.ts'
import { messages } from '../domain/messages.ts'
import { requiredText, z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'
import { author, rowId, sentence, timestamp } from './shared.ts'

const scope = z
  .enum(scopes, {
    error: ({ input }) => (input === undefined ? messages.fieldRequired : undefined),
  })
  .describe('`read`: content can be read; `content`: it can be changed, too')

const accessKeyInput = z.strictObject({
  name: requiredText(keyNameLimit, messages.fieldRequired).describe('Of the program, for instance'),
  scope,
  days: z
    .int({
      error: ({ input }) => (input === undefined ? messages.fieldRequired : messages.keyDays),
    })
    .min(1, messages.keyDays)
    .max(mostDays, messages.keyDays)
    .describe('It ends after so many'),
})

const accessKey = z
  .strictObject({
    id: rowId,
    name: z.string().meta({ examples: ['Import'] }),
    scope,
    hint: z.string().meta({ description: 'Its last characters', examples: ['q7Xw'] }),
    made_by: author.omit({ key: true }),
    created_at: timestamp,
    expires_at: timestamp,
    used_at: timestamp.nullable().describe('Last use, to within five minutes'),
    ended_at: timestamp
      .nullable()
      .describe('When it was ended, or the account that made it; null if it was not'),
  })
  .meta({ id: 'AccessKey', description: 'Lets a program read or change content.' })
export type AccessKeyResponse = z.infer<typeof accessKey>

export const accessKeyEndpoints = {
  'GET /access-keys': {
    summary: 'List access keys: those that work, newest first, then the last that ended',
    access: 'admin',
    response: z.strictObject({ access_keys: z.array(accessKey).max(mostListedKeys) }),
  },
  'POST /access-keys': {
    summary: 'Make an access key for a program (at most 50 work at a time)',
    access: 'admin',
    proof: true,
    json: accessKeyInput,
    status: 201,
    response: z.strictObject({
      message: sentence(messages.accomplished),
      access_key: accessKey,
      key: z
        .string()
        .describe('It is shown only here; sent as `authorization: Bearer`')
        .meta({ examples: ['wajha_N3v0sWq5s1kZ2mJ9hQeRb5vYg8yTz3lq7mHcKpRq7Xw'] }),
    }),
    errors: ['too-many-keys'],
  },
  'DELETE /access-keys/:id': {
    summary: 'End an access key',
    access: 'admin',
    proof: true,
    response: z.strictObject({ message: sentence(messages.accomplished) }),
  },
} satisfies Endpoints
