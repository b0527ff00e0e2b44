import type { AuditKind } from '../../domain/audit/audit.ts'
import type { DocumentKind, Edit, Values } from '../../domain/documents/revision.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Trx } from '../engine/tables.ts'

type Document = { kind: DocumentKind; id: number | string; edit: Edit }

const names: Partial<Record<DocumentKind, (values: Values) => object>> = {
  user: ({ name, email }) => ({ name, email }),
  language: ({ name, code }) => ({ name, code }),
  redirect: ({ path: name }) => ({ name }),
  page: (values) => ({ name: titleIn(values) }),
  form: (values) => ({ name: titleIn(values) }),
  media: ({ name }) => ({ name }),
  file: (values) => ({ name: titleIn(values) }),
}

export function auditDocument(
  trx: Trx,
  what: 'removed' | 'restored',
  { kind, id, previous, edit }: Document & { previous: Values },
): void {
  const details = names[kind]?.(previous)
  if (details) audit(trx, edit, `${kind}-${what}` as AuditKind, id, details as never)
}

const settings: readonly unknown[] = ['look', 'words', 'navigation', 'identity', 'seo']

export function auditSettings(trx: Trx, { kind, id, edit }: Document): void {
  if (kind !== 'section' || !settings.includes(id)) return
  audit(trx, edit, `${id}-changed` as AuditKind, id, {} as never)
}

export function titleIn(values: Values): unknown {
  const titles = Object.keys(values).filter((name) => name.startsWith('title.') && values[name])
  return values['title.en'] || values[titles[0] ?? ''] || ''
}
