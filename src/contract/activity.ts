import { auditFields, auditKindNames, auditOrigins, changedFields } from '../domain/audit/audit.ts'
import { auditGroups } from '../domain/audit/audit-groups.ts'
import { messages } from '../domain/messages.ts'
import { searchQuery } from '../domain/search/page-parameters.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'
import {
  author,
  device,
  idParameter,
  listPage,
  optionalMoment,
  pagination,
  rowId,
  timestamp,
} from './shared.ts'

const activityFilter = listPage.extend({
  kind: z.enum([...auditGroups, ...auditKindNames], messages.invalidInput).optional(),
  user: idParameter.optional(),
  from: optionalMoment,
  to: optionalMoment,
  q: searchQuery.default(''),
})

const value = z.string().meta({ examples: ['editor'] })

const entry = z
  .strictObject({
    id: rowId.describe('Entries are numbered without a gap'),
    at: timestamp,
    kind: z.enum(auditKindNames),
    group: z.enum(auditGroups),
    origin: z
      .enum(auditOrigins)
      .describe('`machine` is its owner at the command line, `key` a program with an access key'),
    by: author
      .omit({ key: true })
      .describe('No name is known of visitors; that of `machine` is its system user'),
    subject: z.string().meta({ description: 'Id of what it is about, or blank', examples: ['2'] }),
    address: z.string().meta({ description: 'Or blank', examples: ['192.0.2.1'] }),
    device,
    details: auditFields.omit({ changes: true }).partial(),
    changes: z.array(z.strictObject({ field: z.enum(changedFields), from: value, to: value })),
  })
  .meta({ id: 'ActivityEntry', description: 'Who did what, as the audit trail has it.' })
export type ActivityEntry = z.infer<typeof entry>

const check = z
  .strictObject({
    entries: z
      .int()
      .nonnegative()
      .meta({ examples: [1_204] }),
    since: timestamp.nullable(),
    until: timestamp.nullable(),
    broken_at: rowId
      .nullable()
      .describe('The first entry that was changed, removed or inserted; null if none was'),
  })
  .meta({ id: 'ActivityCheck', description: 'So many entries follow from one another.' })
export type ActivityCheck = z.infer<typeof check>

export const activityEndpoints = {
  'GET /activity': {
    summary: 'List what administrators, editors and programs did, newest first',
    access: 'admin',
    query: activityFilter,
    response: z.strictObject({ entries: z.array(entry), pagination }),
  },
  'GET /activity/check': {
    summary: 'Check that no entry was changed, removed or inserted',
    access: 'admin',
    response: check,
  },
} satisfies Endpoints
