import { sql } from 'kysely'
import type { RecoveryCodeHash, UsedFactor } from '../../domain/people/factors.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { Db, Trx } from '../engine/tables.ts'

export async function replaceRecoveryCodes(
  trx: Trx,
  userId: number,
  codes: RecoveryCodeHash[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = codes.map((code) => ({ ...code, user_id: userId }))
  await trx.insertInto('recovery_codes').values(rows).execute()
}

/** Those that are left stay. Returns whether these codes were added. */
export async function addRecoveryCodesIfNone(
  trx: Trx,
  userId: number,
  codes: RecoveryCodeHash[],
): Promise<boolean> {
  const left = await trx
    .selectFrom('recovery_codes')
    .select('selector')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (!left) await replaceRecoveryCodes(trx, userId, codes)
  return !left
}

export async function deleteUselessRecoveryCodes(trx: Trx, userId: number): Promise<void> {
  if ((await usersWithFactor(trx, [userId])).has(userId)) return
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

export async function usersWithFactor(db: Db, userIds: number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('authenticators')
    .select('user_id')
    .where('confirmed_at', 'is not', null)
    .where('user_id', 'in', userIds)
    .union(db.selectFrom('passkeys').select('user_id').where('user_id', 'in', userIds))
    .execute()
  return new Set(rows.map((row) => row.user_id))
}

/** 1 or 0, for a query of `users`. */
export const hasFactor = sql<0 | 1>`case when
  exists (select 1 from passkeys where passkeys.user_id = users.id) or
  exists (select 1 from authenticators where authenticators.user_id = users.id and confirmed_at is not null)
  then 1 else 0 end`

/** Throws Problem('invalid-input') if it was used, also at the same moment. */
export async function consumeFactor(
  trx: Trx,
  userId: number,
  used: UsedFactor,
  now: Date,
): Promise<void> {
  const isFirst =
    used.factor === 'authenticator'
      ? await consumeAuthenticator(trx, userId, used.step)
      : await consumeRecoveryCode(trx, userId, used.selector, now)
  if (!isFirst) throw wrongCode(used.factor === 'authenticator' ? 'code' : 'recovery_code')
}

export function wrongCode(name: 'code' | 'recovery_code'): Problem {
  return new Problem('invalid-input', { fields: { [name]: messages.codeWrong } })
}

function consumeAuthenticator(trx: Trx, userId: number, step: number) {
  return trx
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
}

function consumeRecoveryCode(trx: Trx, userId: number, selector: string, now: Date) {
  return trx
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('selector', '=', selector)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
}
