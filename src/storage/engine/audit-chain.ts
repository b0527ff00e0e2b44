import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import {
  type Actor,
  actorOf,
  type AuditDetails,
  type AuditKind,
  checkedDetails,
} from '../../domain/audit/audit.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import { canonical } from './canonical-row.ts'
import { findSetting } from './settings.ts'
import type { Db, Tables, Trx } from './tables.ts'

export type AuditRow = Selectable<Tables['audit_entries']>
export type AuditHead = { id: number; hash: string }

type UnchainedRow = Omit<AuditRow, 'id' | 'hash'>

const waiting = new WeakMap<Trx, UnchainedRow[]>()

/** Enters what a transaction changes; it is written as the last thing in it. */
export function audit<Kind extends AuditKind>(
  trx: Trx,
  who: Actor | PlainEdit,
  kind: Kind,
  subject: number | string,
  details: AuditDetails<Kind>,
): void {
  const { origin, by, source, at } = 'origin' in who ? who : actorOf(who)
  const row = {
    at: at.toISOString(),
    kind,
    origin,
    actor_id: by.id,
    actor_name: [by.name, by.key].filter(Boolean).join(' · '),
    subject: String(subject),
    address: source.address,
    device: JSON.stringify(source.device),
    details: JSON.stringify(checkedDetails(kind, details)),
  }
  waiting.set(trx, [...(waiting.get(trx) ?? []), row])
}

/** The lock is taken last, so that no two transactions wait for each other. */
export async function writeEntries(trx: Trx, engine: 'sqlite' | 'postgres'): Promise<void> {
  const entries = waiting.get(trx)
  if (!entries) return
  await lockChain(trx, engine)
  let head = await auditHead(trx)
  for (const entry of entries) {
    const row = { id: head.id + 1, ...entry }
    head = { id: row.id, hash: hashAfter(head.hash, row) }
    await trx
      .insertInto('audit_entries')
      .values({ ...row, hash: head.hash })
      .execute()
  }
}

const chainLock = 824_721

/** SQLite has one writer at a time. */
export async function lockChain(trx: Trx, engine: 'sqlite' | 'postgres'): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${chainLock})`.execute(trx)
}

export async function auditHead(db: Db): Promise<AuditHead> {
  const last = await db
    .selectFrom('audit_entries')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? auditBase(db)
}

/** Entries up to here are no longer kept, or there were none. */
export async function auditBase(db: Db): Promise<AuditHead> {
  const kept = await findSetting(db, 'audit_base')
  return kept === undefined ? { id: 0, hash: '' } : (JSON.parse(kept) as AuditHead)
}

export function hashAfter(former: string, row: Omit<AuditRow, 'hash'>): string {
  return createHash('sha256').update(former).update(canonical(row)).digest('hex')
}
