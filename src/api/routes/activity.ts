import { activityEndpoints, type ActivityEntry } from '../../contract/activity.ts'
import { type AuditEntry, auditKinds, changedFields } from '../../domain/audit/audit.ts'
import { pagination } from '../../domain/search/pagination.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'

export function activityRoutes({ storage: { audit } }: ApiParts) {
  return createRoutes(activityEndpoints, {
    'GET /activity': async (c) => {
      const { page, limit, from, to, ...filter } = c.req.valid('query')
      const time = { from: dateOf(from), to: dateOf(to) }
      const { entries, total } = await audit.list({ ...filter, ...time }, page, limit)
      return { entries: entries.map(toResponse), pagination: pagination(page, limit, total) }
    },

    'GET /activity/check': async () => {
      const { fault, ...checked } = await audit.check()
      return { ...checked, broken_at: fault?.id ?? null }
    },
  })
}

function toResponse({ at, by, source, details, ...entry }: AuditEntry): ActivityEntry {
  const { changes = {}, ...others } = details
  return {
    ...entry,
    group: auditKinds[entry.kind].group,
    at: at.toISOString(),
    by: { id: by.id, name: by.name },
    address: source.address,
    device: source.device,
    details: others,
    changes: changedFields.flatMap((field) => {
      const [from, to] = changes[field] ?? []
      return from === undefined || to === undefined ? [] : [{ field, from, to }]
    }),
  }
}

function dateOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text)
}
