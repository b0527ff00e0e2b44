import type { Context } from 'hono'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import type { ApiVariables } from './permissions.ts'

/**
 * An edit says who makes a change, by what right, when, and from which revision on: that of the
 * form, else of `If-Match`.
 */
export function editOf(c: Context<ApiVariables>, base?: number): Edit {
  const { id, name, roleName: role } = c.get('user')
  const at = c.get('now')()
  const right = { sessionId: c.get('sessionId'), role, at }
  return { by: { id, name }, right, at, base: base ?? matched(c.req.header('if-match')) }
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
