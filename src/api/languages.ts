import { Hono } from 'hono'
import type { ApiParts } from './api-parts.ts'
import { type ApiVariables, requireRole } from './permissions.ts'

export function languageCalls({ storage }: ApiParts) {
  return new Hono<ApiVariables>().get('/languages', requireRole('editor'), async (c) =>
    c.json(await storage.languages.all()),
  )
}
