import type { Device, OpenSession, SessionSource } from '../../domain/people/session.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

export type NewSession = {
  id: string
  userId: number
  passwordHash: string
  now: Date
  expiresAt: Date
  /** A keyed hash, which is remembered for longer than the session. */
  addressHash: string
  source: SessionSource
}

export async function endSessions(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** The password was entered for it. Deletes expired sessions, too. */
export async function insertSession(trx: Trx, session: NewSession): Promise<void> {
  const { id, userId, now, expiresAt, source } = session
  await deleteExpired(trx, now)
  const begun = now.toISOString()
  const row = { id, user_id: userId, created_at: begun, expires_at: expiresAt.toISOString() }
  await trx
    .insertInto('sessions')
    .values({ ...row, ...toSource(source), seen_at: begun, proved_at: begun })
    .execute()
}

export async function deleteExpired(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute()
}

export function openSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
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
