import { sql } from 'kysely'
import type { Factor } from '../../domain/people/factors.ts'
import {
  type Device,
  idleSince,
  type OpenSession,
  type SessionSource,
} from '../../domain/people/session.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import { readSecurity } from './security-rows.ts'

export type NewSession = {
  id: string
  userId: number
  passwordHash: string
  now: Date
  expiresAt: Date
  /** A keyed hash, which is remembered for longer than the session. */
  addressHash: string
  source: SessionSource
  factor?: Factor | null | undefined
}

/** Sign-ins that have begun end, too: whoever knew the former password gets no further. */
export async function endSessions(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await endSignIns(trx, userId)
}

export async function endSignIns(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('sign_in_steps').where('user_id', '=', userId).execute()
}

/** Proof was given for it. Deletes sessions that are over, too. */
export async function insertSession(trx: Trx, session: NewSession): Promise<void> {
  const { id, userId, now, expiresAt, source, factor } = session
  await deleteExpired(trx, now)
  if (source.language) {
    await trx
      .updateTable('users')
      .set({ language: source.language })
      .where('id', '=', userId)
      .where('language', 'is', null)
      .execute()
  }
  const begun = now.toISOString()
  const row = { id, user_id: userId, created_at: begun, expires_at: expiresAt.toISOString() }
  await trx
    .insertInto('sessions')
    .values({
      ...row,
      ...toSource(source),
      seen_at: begun,
      proved_at: begun,
      factor: factor ?? null,
    })
    .execute()
}

export async function deleteExpired(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute()
  const idle = await idleSinceBy(trx, now)
  if (idle) await trx.deleteFrom('sessions').where(lastSeen, '<=', idle).execute()
}

export async function openSessions(db: Db, userId: number, now: Date) {
  const open = db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
  const idle = await idleSinceBy(db, now)
  return idle ? open.where(lastSeen, '>', idle) : open
}

export const lastSeen = sql<string>`coalesce(seen_at, sessions.created_at)`

async function idleSinceBy(db: Db, now: Date): Promise<string | undefined> {
  const { idleMinutes } = await readSecurity(db)
  return idleSince(idleMinutes, now)?.toISOString()
}

export function toSource({ address, device }: SessionSource) {
  return { address, device: JSON.stringify(device) }
}

const unknownDevice: Device = { browser: null, system: null }

export function toOpenSession(row: Tables['sessions'], currentId: string): OpenSession {
  return {
    id: row.id,
    address: row.address ?? '',
    device: row.device === null ? unknownDevice : (JSON.parse(row.device) as Device),
    createdAt: new Date(row.created_at),
    seenAt: new Date(row.seen_at ?? row.created_at),
    isCurrent: row.id === currentId,
  }
}

export function toDate(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}
