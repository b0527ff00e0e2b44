import { messages } from '../domain/messages.ts'
import { ownTargets } from '../domain/navigation/navigation-input.ts'
import { redirectInput, redirectList } from '../domain/seo/redirect-input.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'
import { listPage, pagination, rowId, sentence, timestamp, trashId } from './shared.ts'

const path = z.string().meta({ examples: ['/about-us.html'] })
const times = z
  .int()
  .nonnegative()
  .meta({ examples: [12] })

const target = z.union([
  ...ownTargets,
  z.strictObject({ kind: z.literal('external'), address: z.string() }),
  z.strictObject({ kind: z.literal('path'), path }),
])

const redirect = z
  .strictObject({
    id: rowId,
    path,
    target,
    automatic: z.boolean().describe('Made because an address changed'),
    uses: times.describe('How often it was followed'),
    used_at: timestamp.nullable(),
  })
  .meta({ id: 'Redirect', description: 'Where an address leads that has no page.' })
export type RedirectResponse = z.infer<typeof redirect>

const missingAddress = z
  .strictObject({
    id: rowId,
    path,
    count: times.describe('How often it was asked for'),
    first_at: timestamp,
    last_at: timestamp,
    from_host: z
      .string()
      .meta({ description: 'Of the page with the link; or blank', examples: ['old.example'] }),
  })
  .meta({ id: 'MissingAddress', description: 'An address that visitors asked for in vain.' })
export type MissingAddressResponse = z.infer<typeof missingAddress>

export const redirectEndpoints = {
  'GET /redirects': {
    summary: 'List redirects, newest first',
    access: 'admin',
    query: listPage,
    response: z.strictObject({ redirects: z.array(redirect), pagination }),
  },
  'POST /redirects': {
    summary: 'Lead an address without a page somewhere else',
    access: 'admin',
    json: redirectInput,
    status: 201,
    response: z.strictObject({ message: sentence(messages.accomplished), redirect }),
    errors: ['address-taken', 'address-answers'],
  },
  'POST /redirects/import': {
    summary: 'Add up to 500 redirects (all or nothing; wrong lines are named: `lines.3`)',
    access: 'admin',
    json: redirectList,
    status: 201,
    response: z.strictObject({
      message: sentence(messages.accomplished),
      added: z.int().nonnegative(),
    }),
  },
  'DELETE /redirects/:id': {
    summary: 'Delete a redirect',
    access: 'admin',
    response: z.strictObject({ message: sentence(messages.deleted), trash_id: trashId }),
  },
} satisfies Endpoints

export const missingAddressEndpoints = {
  'GET /missing-addresses': {
    summary: 'List addresses that visitors asked for in vain, most asked for first',
    access: 'admin',
    query: listPage,
    response: z.strictObject({ addresses: z.array(missingAddress), pagination }),
  },
  'DELETE /missing-addresses/:id': {
    summary: 'Dismiss an address until it is asked for again',
    access: 'admin',
    response: z.strictObject({ message: sentence(messages.deleted) }),
  },
  'DELETE /missing-addresses': {
    summary: 'Dismiss all addresses until they are asked for again',
    access: 'admin',
    response: z.strictObject({
      message: sentence(messages.deleted),
      deleted: z.int().nonnegative(),
    }),
  },
} satisfies Endpoints
