import { Hono } from 'hono'
import { acceptsQuery, noParameters } from './accepts.ts'
import type { ApiParts } from './api-parts.ts'
import { type ApiVariables, requireRole } from './permissions.ts'

export function languageCalls({ storage }: ApiParts) {
  return new Hono<ApiVariables>().get(
    '/languages',
    requireRole('editor'),
    acceptsQuery(noParameters),
    async (c) => c.json(await storage.languages.all()),
  )
}
