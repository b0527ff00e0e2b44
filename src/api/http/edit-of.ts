import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { type Actor, originOf, type Refusal } from '../../domain/audit/audit.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import type { User } from '../../domain/people/user.ts'
import type { ApiVariables } from './permissions.ts'
import { sourceOf } from './session-source.ts'

/**
 * An edit says who makes a change, by what right, when, and from which revision on: that of the
 * form, else of `If-Match`.
 */
export function editOf(c: Context<ApiVariables>, base?: number): Edit {
  const { id, name, roleName: role } = c.get('user')
  const key = c.get('key')
  const at = c.get('now')()
  const source = sourceOf(c, c.get('addressOf')(c))
  const holder = key ? { keyId: key.id } : { sessionId: c.get('sessionId') }
  const by = { id, name, ...(key && { key: key.name }) }
  const right = { ...holder, role, at, source }
  return { by, right, at, base: base ?? matched(c.req.header('if-match')) }
}

/** Whoever calls is a visitor until their session is known. */
export function actorIn(c: Context<ApiVariables>): Actor {
  const user = c.get('user') as User | undefined
  const key = c.get('key')?.name
  const by = user ? { id: user.id, name: user.name, ...(key && { key }) } : { id: null, name: '' }
  const source = sourceOf(c, c.get('addressOf')(c))
  return { origin: user ? originOf(by) : 'visitor', by, source, at: c.get('now')() }
}

/** Only whom a role refuses is told of: what else a call needs, people are asked for every day. */
export function refusalIn(c: Context<ApiVariables>, problem: unknown): Refusal | undefined {
  if (!(problem instanceof Problem)) return undefined
  const details = { call: `${c.req.method} ${routePath(c)}` }
  if (problem.code === 'unauthorized' && /\/signin(\/|$)/.test(c.req.path)) {
    // A password may have been typed in place of an email.
    const { id = '', name = '', email = '' } = c.get('claimed') ?? {}
    const told = { name, email }
    return { kind: 'sign-in-refused', who: actorIn(c), subject: String(id), details: told }
  }
  const isForbidden = problem.code === 'forbidden' && problem.needs === undefined
  if (isForbidden && c.get('user')) {
    return { kind: 'access-refused', who: actorIn(c), subject: details.call, details }
  }
  if (problem.code !== 'too-many-attempts') return undefined
  return { kind: 'limit-reached', who: actorIn(c), subject: details.call, details }
}

export function revisionTag(revision: number): string {
  return `"${revision}"`
}

function matched(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const revision = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1]
  if (revision) return Number(revision)
  throw new Problem('invalid-input', { fields: { 'if-match': messages.numberInvalid } })
}

/** A save whose conflict carries the document as `respond` answers it. */
export async function answeringConflicts<Document, Saved>(
  respond: (document: Document) => object,
  saving: Promise<Saved>,
): Promise<Saved> {
  try {
    return await saving
  } catch (error) {
    if (!(error instanceof Problem) || !error.conflict?.saved) throw error
    const document = respond(error.conflict.saved as Document)
    throw new Problem(error.code, { conflict: { ...error.conflict, document } })
  }
}
