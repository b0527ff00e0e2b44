import type { User, Right } from '../../domain/people/user.ts'
import type { Database } from '../engine/database.ts'
import { rememberAddress } from './known-address-store.ts'
import { sessionUser } from '../engine/rights.ts'
import { lockVerifiedUser, toPassword } from './user-rows.ts'
import type { Trx } from '../engine/tables.ts'

export type NewSession = {
  id: string
  userId: number
  passwordHash: string
  now: Date
  expiresAt: Date
  /** The address is a keyed hash. */
  address: string
}

export type SessionUser = { user: User; mustChangePassword: boolean }

export function createSessionStore({ db, writeQuietly }: Database) {
  return {
    /** Throws Problem('unauthorized') if the user or the password changed since it was verified. */
    async open(session: NewSession): Promise<void> {
      await writeQuietly('session', async (trx) => {
        await lockVerifiedUser(trx, session.userId, session.passwordHash)
        await insertSession(trx, session)
        await rememberAddress(trx, session.userId, session.address, session.now)
      })
    },

    /** Ends all other sessions. Throws as `open` does. */
    async changePassword(session: NewSession, passwordHash: string, right: Right): Promise<void> {
      const { userId } = session
      const change = async (trx: Trx) => {
        await trx
          .updateTable('users')
          .set(toPassword(passwordHash))
          .where('id', '=', userId)
          .execute()
        await endSessions(trx, userId)
        await insertSession(trx, session)
      }
      await writeQuietly(right, change, (trx) =>
        lockVerifiedUser(trx, userId, session.passwordHash),
      )
    },

    endAll: (userId: number, right: Right): Promise<void> =>
      writeQuietly(right, (trx) => endSessions(trx, userId)),

    /** It needs no right, because it only ends one. */
    async close(id: string): Promise<void> {
      await writeQuietly('session', (trx) =>
        trx.deleteFrom('sessions').where('id', '=', id).execute(),
      )
    },

    async findUser(id: string, now: Date): Promise<SessionUser | undefined> {
      const row = await sessionUser(db, id, now).executeTakeFirst()
      if (!row) return undefined
      const { must_change_password: mustChange, ...user } = row
      return { user, mustChangePassword: mustChange === 1 }
    },
  }
}

export async function endSessions(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Deletes expired sessions, too. */
async function insertSession(trx: Trx, { id, userId, now, expiresAt }: NewSession): Promise<void> {
  const created_at = now.toISOString()
  await trx.deleteFrom('sessions').where('expires_at', '<=', created_at).execute()
  const row = { id, user_id: userId, created_at, expires_at: expiresAt.toISOString() }
  await trx.insertInto('sessions').values(row).execute()
}
