import { Problem } from '../../domain/problem.ts'
import { idleSince, mostListed, type SessionSource } from '../../domain/people/session.ts'
import type { UsedFactor } from '../../domain/people/factors.ts'
import type { Edit, PlainEdit } from '../../domain/documents/revision.ts'
import { mustHaveSecondFactor } from '../../domain/people/security.ts'
import type { Right, User } from '../../domain/people/user.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { consumeFactor, hasFactor } from './factor-rows.ts'
import { rememberAddress } from './known-address-store.ts'
import { asRefused, type PasskeyUse, usePasskey } from './passkey-store.ts'
import { notifyOfNewDevice } from '../mails/account-notices.ts'
import type { Outbox } from '../mails/outbox.ts'
import { lockRight, sessionUser } from '../engine/rights.ts'
import { settingIn } from '../engine/settings.ts'
import {
  deleteExpired,
  endSessions,
  endSignIns,
  insertSession,
  lastSeen,
  type NewSession,
  openSessions,
  toDate,
  toOpenSession,
  toSource,
} from './session-rows.ts'
import { useStep } from './sign-in-step-store.ts'
import { getUser, lockUser, lockUsers, lockVerifiedUser, toPassword } from './user-rows.ts'
import type { Trx } from '../engine/tables.ts'

export type SessionUser = {
  user: User
  mustChangePassword: boolean
  /** The second factor that this user must have is missing. */
  isLimited: boolean
  seenAt: Date | null
  idleMinutes: number | null
  provedAt: Date | null
}

export function createSessionStore({ db, engine, writeQuietly }: Database, outbox: Outbox) {
  /** Endings take turns, because two that end each other would deadlock. A frozen site lets them. */
  const end = (userId: number, { right }: PlainEdit, work: (trx: Trx) => Promise<void>) =>
    writeQuietly('session', work, async (trx) => {
      await lockUsers(trx)
      await lockUser(trx, userId)
      await lockRight(trx, engine, right)
    })

  return {
    /**
     * Throws Problem('unauthorized') if the user or the password changed since it was verified, or the
     * passkey was used.
     */
    async open(session: NewSession, use?: PasskeyUse): Promise<void> {
      await writeQuietly('session', async (trx) => {
        const { id, name } = await lockVerifiedUser(trx, session.userId, session.passwordHash)
        if (use) await usePasskey(trx, use, session.now)
        await notifyOfNewDevice(trx, outbox, session)
        await insertSession(trx, session)
        await rememberAddress(trx, session.userId, session.addressHash, session.now)
        const { source, now: at } = session
        audit(trx, { origin: 'user', by: { id, name }, source, at }, 'signed-in', id, {
          factor: session.factor ?? 'password',
        })
      })
    },

    /**
     * Uses up the step and the factor. Throws as `open` does, and if the step was used;
     * Problem('invalid-input') if the factor was.
     */
    async openBySecondStep(session: NewSession, stepId: string, used: UsedFactor): Promise<void> {
      await writeQuietly('session', async (trx) => {
        const { userId, passwordHash, now } = session
        const { id, name } = await lockVerifiedUser(trx, userId, passwordHash)
        await useStep(trx, stepId, now)
        await consumeFactor(trx, userId, used, now)
        await notifyOfNewDevice(trx, outbox, session)
        await insertSession(trx, { ...session, factor: used.factor })
        await rememberAddress(trx, userId, session.addressHash, now)
        const who = { origin: 'user', by: { id, name }, source: session.source, at: now } as const
        audit(trx, who, 'signed-in', id, { factor: used.factor })
      })
    },

    /** Ends all other sessions. Throws as `open` does. */
    async changePassword(session: NewSession, passwordHash: string, edit: Edit): Promise<void> {
      const { userId } = session
      const change = async (trx: Trx) => {
        await trx
          .updateTable('users')
          .set(toPassword(passwordHash))
          .where('id', '=', userId)
          .execute()
        const former = await factorOf(trx, edit.right)
        await endSessions(trx, userId)
        await insertSession(trx, { ...session, ...former })
        await outbox.addFor(trx, userId, { kind: 'password-changed', data: {} }, session.now)
        const { name, email } = await getUser(trx, userId)
        audit(trx, edit, 'password-changed', userId, { name, email })
      }
      await writeQuietly(edit.right, change, async (trx) => {
        await lockVerifiedUser(trx, userId, session.passwordHash)
      })
    },

    /** Throws as `open` does, and if the session has ended. */
    prove: (
      id: string,
      userId: number,
      passwordHash: string,
      now: Date,
      use?: PasskeyUse,
    ): Promise<void> =>
      writeQuietly('session', async (trx) => {
        await lockVerifiedUser(trx, userId, passwordHash)
        if (use) await usePasskey(trx, use, now).catch(asRefused)
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
    see: (
      id: string,
      source: SessionSource,
      { now, interval }: { now: Date; interval: number },
    ): Promise<void> =>
      writeQuietly('session', async (trx) => {
        const lately = new Date(now.getTime() - interval).toISOString()
        await trx
          .updateTable('sessions')
          .set({ ...toSource(source), seen_at: now.toISOString() })
          .where('id', '=', id)
          .where(({ eb, or }) => or([eb('seen_at', 'is', null), eb('seen_at', '<=', lately)]))
          .execute()
      }),

    async list(userId: number, currentId: string, now: Date) {
      const open = await openSessions(db, userId, now)
      const { total } = await open
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await open
        .selectAll()
        .orderBy(({ eb }) => eb.case().when('id', '=', currentId).then(0).else(1).end())
        .orderBy(lastSeen, 'desc')
        .orderBy('id')
        .limit(mostListed)
        .execute()
      return { sessions: rows.map((row) => toOpenSession(row, currentId)), total: Number(total) }
    },

    /** Throws Problem('not-found') unless it is open and the user's. */
    end: (id: string, userId: number, edit: Edit): Promise<void> =>
      end(userId, edit, async (trx) => {
        const ended = await trx
          .deleteFrom('sessions')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('expires_at', '>', edit.at.toISOString())
          .returning('id')
          .executeTakeFirst()
        if (!ended) throw new Problem('not-found')
        audit(trx, edit, 'session-ended', userId, {})
      }),

    endOthers: (id: string, userId: number, edit: Edit): Promise<void> =>
      end(userId, edit, async (trx) => {
        await trx
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .where('id', '!=', id)
          .execute()
        await endSignIns(trx, userId)
        audit(trx, edit, 'other-sessions-ended', userId, {})
      }),

    endAll: (userId: number, edit: PlainEdit): Promise<void> =>
      end(userId, edit, async (trx) => {
        const { name, email } = await getUser(trx, userId)
        await endSessions(trx, userId)
        audit(trx, edit, 'user-sessions-ended', userId, { name, email })
      }),

    /** It needs no right, because it only ends one. */
    close: (id: string, edit: Edit): Promise<void> =>
      writeQuietly('session', async (trx) => {
        await trx.deleteFrom('sessions').where('id', '=', id).execute()
        audit(trx, edit, 'signed-out', edit.by.id ?? '', {})
      }),

    async findUser(id: string, now: Date): Promise<SessionUser | undefined> {
      const row = await sessionUser(db, id, now)
        .select(settingIn('idle_minutes').as('idle_minutes'))
        .select(settingIn('second_factor_for').as('second_factor_for'))
        .select(hasFactor.as('has_factor'))
        .executeTakeFirst()
      if (!row) return undefined
      const { must_change_password, seen_at, proved_at, ...others } = row
      const { idle_minutes, second_factor_for, has_factor, ...user } = others
      const idleMinutes: number | null = JSON.parse(idle_minutes ?? 'null')
      const seenAt = toDate(seen_at)
      const idle = idleSince(idleMinutes, now)
      if (idle && seenAt && seenAt <= idle) return undefined
      return {
        user,
        mustChangePassword: must_change_password === 1,
        isLimited:
          has_factor === 0 &&
          mustHaveSecondFactor(JSON.parse(second_factor_for ?? '"nobody"'), user.roleName),
        seenAt,
        idleMinutes,
        provedAt: toDate(proved_at),
      }
    },

    /** Addresses are kept no longer than the session lasts. */
    purge: (now: Date): Promise<void> => writeQuietly('product', (trx) => deleteExpired(trx, now)),
  }
}

function factorOf(trx: Trx, right: Right) {
  if (typeof right === 'string' || !('sessionId' in right)) return undefined
  const own = trx.selectFrom('sessions').where('id', '=', right.sessionId)
  return own.select('factor').executeTakeFirst()
}
