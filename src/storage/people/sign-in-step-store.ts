import { randomBytes } from 'node:crypto'
import { mostTries, stepMinutes, type StepPurpose } from '../../domain/people/factors.ts'
import type { Right } from '../../domain/people/user.ts'
import { Problem } from '../../domain/problem.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { lockVerifiedUser } from './user-rows.ts'

export type NewStep = {
  userId: number | null
  purpose: StepPurpose
  challenge: string
  /** The password that was entered; the step is refused if it has changed since. */
  passwordHash?: string
}

export type Step = { id: string; userId: number | null; challenge: string; expiresAt: Date }

export function createSignInStepStore({ writeQuietly }: Database) {
  return {
    /** Throws Problem('unauthorized') if the user or the password changed since it was verified. */
    open(
      { userId, passwordHash, ...step }: NewStep,
      now: Date,
      right: Right = 'session',
    ): Promise<Step> {
      const id = randomBytes(24).toString('base64url')
      const expiresAt = new Date(now.getTime() + stepMinutes * 60_000)
      const row = { ...step, id, user_id: userId, tries: 0, expires_at: expiresAt.toISOString() }
      return writeQuietly(right, async (trx) => {
        if (userId !== null && passwordHash !== undefined) {
          await lockVerifiedUser(trx, userId, passwordHash)
        }
        await deleteExpired(trx, now)
        await trx.insertInto('sign_in_steps').values(row).execute()
        return { id, userId, challenge: step.challenge, expiresAt }
      })
    },

    /**
     * Counts a try before it is checked. Undefined if the step was used, has expired or has been tried
     * too often.
     */
    try: (id: string, purpose: StepPurpose, now: Date): Promise<Step | undefined> =>
      writeQuietly('session', async (trx) => {
        const row = await trx
          .updateTable('sign_in_steps')
          .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
          .where('id', '=', id)
          .where('purpose', '=', purpose)
          .where('tries', '<', mostTries)
          .where('expires_at', '>', now.toISOString())
          .returningAll()
          .executeTakeFirst()
        if (!row) return undefined
        const { user_id: userId, challenge, expires_at } = row
        return { id, userId, challenge, expiresAt: new Date(expires_at) }
      }),

    purge: (now: Date): Promise<void> => writeQuietly('product', (trx) => deleteExpired(trx, now)),
  }
}

export async function useStep(trx: Trx, id: string, now: Date): Promise<void> {
  const used = await trx
    .deleteFrom('sign_in_steps')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new Problem('unauthorized')
}

async function deleteExpired(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('sign_in_steps').where('expires_at', '<=', now.toISOString()).execute()
}
