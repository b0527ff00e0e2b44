import type { z } from 'zod'
import type { ProblemCode } from '../../domain/problem.ts'
import { type Permission, permissionOf } from './permissions.ts'
import type { UploadRules } from './receive-form.ts'

type Answer = { status: 200 | 201 | 204; type?: string; schema?: z.ZodType }

/** What a middleware says about the call it stands in. */
type Part = {
  summary?: string
  answer?: Answer
  query?: z.ZodType
  json?: z.ZodType
  form?: { fields: z.ZodType; files: UploadRules }
  refusals?: ProblemCode[]
}

/** A route as its middlewares describe it; `path` as Hono writes it: `/languages/:id`. */
export type Call = Part & { method: string; path: string; permission: Permission | undefined }

export type Route = { method: string; path: string; handler: object }

const parts = new WeakMap<object, Part>()

/** The middleware itself; what it says is found again by `callsOf`. */
export function described<Middleware extends object>(middleware: Middleware, part: Part) {
  parts.set(middleware, part)
  return middleware
}

/** Every call of an app, in the order its routes were added. */
export function callsOf(routes: Route[]): Call[] {
  const calls = new Map<string, Call>()
  for (const { method, path, handler } of routes) {
    if (method === 'ALL') continue
    const name = `${method} ${path}`
    const known = calls.get(name) ?? { method, path, permission: undefined }
    const permission = known.permission ?? permissionOf(handler)
    calls.set(name, { ...known, ...parts.get(handler), permission })
  }
  return [...calls.values()]
}
