import type { Right } from '../../domain/right.ts'
import type { User } from '../../domain/user.ts'
import type { Database } from '../engine/database.ts'
import { rememberAddress } from './known-address-store.ts'
import { sessionUser } from '../engine/rights.ts'
import { lockVerifiedUser, toPassword } from './user-rows.ts'
import type { Trx } from '../engine/tables.ts'

export type NewSession = {
  id: string
  userId: number
  /** The one the password was found to match. */
  passwordHash: string
  now: Date
  expiresAt: Date
  /** Where it was opened, as a keyed hash. */
  address: string
}

/** Who acts in a session, and whether they may do nothing before they have changed their password. */
export type SessionUser = { user: User; mustChangePassword: boolean }

export function createSessionStore({ db, write }: Database) {
  return {
    /** Throws Problem('unauthorized') if the user went, or got another password, since it was verified. */
    async open(session: NewSession): Promise<void> {
      await write('visitor', async (trx) => {
        await lockVerifiedUser(trx, session.userId, session.passwordHash)
        await insertSession(trx, session)
        await rememberAddress(trx, session.userId, session.address, session.now)
      })
    },

    /** Gives the user another password; of all sessions only this new one stays. Throws as `open` does. */
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
      await write(right, change, (trx) => lockVerifiedUser(trx, userId, session.passwordHash))
    },

    /** Needs no right: what a session may do ends with it. */
    async close(id: string): Promise<void> {
      await write('visitor', (trx) => trx.deleteFrom('sessions').where('id', '=', id).execute())
    },

    /** The active user of a session that is open at `now`, with today's role. */
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

/** Clears away those that are over. */
async function insertSession(trx: Trx, { id, userId, now, expiresAt }: NewSession): Promise<void> {
  const created_at = now.toISOString()
  await trx.deleteFrom('sessions').where('expires_at', '<=', created_at).execute()
  const row = { id, user_id: userId, created_at, expires_at: expiresAt.toISOString() }
  await trx.insertInto('sessions').values(row).execute()
}
