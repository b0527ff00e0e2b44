import { setImmediate as turn } from 'node:timers/promises'
import { type AuditHead, type AuditRow, auditBase, hashAfter } from '../engine/audit-chain.ts'
import type { Db } from '../engine/tables.ts'

type AuditFault = { id: number; at: string | null; sentence: string }
/** All entries since and until then follow from one another. */
export type AuditCheck = {
  entries: number
  since: string | null
  until: string | null
  fault: AuditFault | null
}

const atOnce = 500
const notAsHeld = 'is not the one that was noted down'

/**
 * Follows the chain from its base to its end, a slice in each turn, so that others are answered meanwhile.
 * `held` is a head that was noted down elsewhere: whoever rewrites the whole chain cannot change that.
 */
export async function checkChain(db: Db, held?: AuditHead): Promise<AuditCheck> {
  let last = await auditBase(db)
  let since: string | null = null
  let until: string | null = null
  let entries = 0
  const found = (id: number, sentence: string, at: string | null = null) => {
    return { entries, since, until, fault: { id, at, sentence } }
  }
  const isOther = ({ id, hash }: AuditHead) => held?.id === id && held.hash !== hash
  if (isOther(last)) return found(last.id, notAsHeld)
  if (held && held.id < last.id) return found(held.id, 'is no longer kept: compare a newer one')
  for (;;) {
    const rows = await entriesAfter(db, last.id)
    if (rows.length === 0) break
    for (const row of rows) {
      if (row.id !== last.id + 1) return found(last.id + 1, 'was removed', row.at)
      if (row.hash !== hashAfter(last.hash, bare(row))) {
        return found(row.id, 'was changed or inserted', row.at)
      }
      if (isOther(row)) return found(row.id, notAsHeld, row.at)
      last = row
      since ??= row.at
      until = row.at
      entries += 1
    }
    await turn()
  }
  if (held && held.id > last.id) return found(last.id + 1, 'was removed')
  return { entries, since, until, fault: null }
}

function entriesAfter(db: Db, id: number): Promise<AuditRow[]> {
  return db
    .selectFrom('audit_entries')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

function bare({ hash: _hash, ...row }: AuditRow) {
  return row
}
