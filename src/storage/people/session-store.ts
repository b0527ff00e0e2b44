import { Problem } from '../../domain/problem.ts'
import { mostListed, seenInterval, type SessionSource } from '../../domain/people/session.ts'
import type { User, Right } from '../../domain/people/user.ts'
import type { Database } from '../engine/database.ts'
import { rememberAddress } from './known-address-store.ts'
import { lockRight, sessionUser } from '../engine/rights.ts'
import {
  deleteExpired,
  endSessions,
  insertSession,
  type NewSession,
  openSessions,
  toDate,
  toOpenSession,
  toSource,
} from './session-rows.ts'
import { lockUser, lockUsers, lockVerifiedUser, toPassword } from './user-rows.ts'
import type { Trx } from '../engine/tables.ts'

export type SessionUser = {
  user: User
  mustChangePassword: boolean
  seenAt: Date | null
  provedAt: Date | null
}

export function createSessionStore({ db, engine, writeQuietly }: Database) {
  /** Endings take turns, because two that end each other would deadlock. A frozen site lets them. */
  const end = (userId: number, right: Right, work: (trx: Trx) => Promise<void>) =>
    writeQuietly('session', work, async (trx) => {
      await lockUsers(trx)
      await lockUser(trx, userId)
      await lockRight(trx, engine, right)
    })

  return {
    /** Throws Problem('unauthorized') if the user or the password changed since it was verified. */
    async open(session: NewSession): Promise<void> {
      await writeQuietly('session', async (trx) => {
        await lockVerifiedUser(trx, session.userId, session.passwordHash)
        await insertSession(trx, session)
        await rememberAddress(trx, session.userId, session.addressHash, session.now)
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

    /** Throws as `open` does, and if the session has ended. */
    prove: (id: string, userId: number, passwordHash: string, now: Date): Promise<void> =>
      writeQuietly('session', async (trx) => {
        await lockVerifiedUser(trx, userId, passwordHash)
        const proved = await trx
          .updateTable('sessions')
          .set({ proved_at: now.toISOString() })
          .where('id', '=', id)
          .where('expires_at', '>', now.toISOString())
          .returning('id')
          .executeTakeFirst()
        if (!proved) throw new Problem('unauthorized')
      }),

    /** The first of several calls at once writes. */
    see: (id: string, source: SessionSource, now: Date): Promise<void> =>
      writeQuietly('session', async (trx) => {
        const lately = new Date(now.getTime() - seenInterval).toISOString()
        await trx
          .updateTable('sessions')
          .set({ ...toSource(source), seen_at: now.toISOString() })
          .where('id', '=', id)
          .where(({ eb, or }) => or([eb('seen_at', 'is', null), eb('seen_at', '<=', lately)]))
          .execute()
      }),

    /** The current one comes first, then those seen last. */
    async list(userId: number, currentId: string, now: Date) {
      const { total } = await openSessions(db, userId, now)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await openSessions(db, userId, now)
        .selectAll()
        .orderBy(({ eb }) => eb.case().when('id', '=', currentId).then(0).else(1).end())
        .orderBy(({ fn }) => fn.coalesce('seen_at', 'created_at'), 'desc')
        .orderBy('id')
        .limit(mostListed)
        .execute()
      return { sessions: rows.map((row) => toOpenSession(row, currentId)), total: Number(total) }
    },

    /** Throws Problem('not-found') unless it is open and the user's. */
    end: (id: string, userId: number, right: Right, now: Date): Promise<void> =>
      end(userId, right, async (trx) => {
        const ended = await trx
          .deleteFrom('sessions')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('expires_at', '>', now.toISOString())
          .returning('id')
          .executeTakeFirst()
        if (!ended) throw new Problem('not-found')
      }),

    endOthers: (id: string, userId: number, right: Right): Promise<void> =>
      end(userId, right, async (trx) => {
        await trx
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .where('id', '!=', id)
          .execute()
      }),

    endAll: (userId: number, right: Right): Promise<void> =>
      end(userId, right, (trx) => endSessions(trx, userId)),

    /** It needs no right, because it only ends one. */
    async close(id: string): Promise<void> {
      await writeQuietly('session', (trx) =>
        trx.deleteFrom('sessions').where('id', '=', id).execute(),
      )
    },

    async findUser(id: string, now: Date): Promise<SessionUser | undefined> {
      const row = await sessionUser(db, id, now).executeTakeFirst()
      if (!row) return undefined
      const { must_change_password, seen_at, proved_at, ...user } = row
      return {
        user,
        mustChangePassword: must_change_password === 1,
        seenAt: toDate(seen_at),
        provedAt: toDate(proved_at),
      }
    },

    /** Addresses are kept no longer than the session lasts. */
    purge: (now: Date): Promise<void> => writeQuietly('product', (trx) => deleteExpired(trx, now)),
  }
}
