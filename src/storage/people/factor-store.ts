import type { Factors, RecoveryCodeHash } from '../../domain/people/factors.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import { Problem } from '../../domain/problem.ts'
import type { Right } from '../../domain/people/user.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { setSetting } from '../engine/settings.ts'
import type { Db, Trx } from '../engine/tables.ts'
import {
  addRecoveryCodesIfNone,
  deleteUselessRecoveryCodes,
  replaceRecoveryCodes,
  usersWithFactor,
} from './factor-rows.ts'
import { notifyOfFactors } from '../mails/account-notices.ts'
import type { Outbox } from '../mails/outbox.ts'
import { endSignIns, toDate } from './session-rows.ts'
import { getUser, lockUser, lockUsers } from './user-rows.ts'

export type SealedAuthenticator = { userId: number; secret: string; isConfirmed: boolean }

export function createFactorStore({ db, writeQuietly }: Database, outbox: Outbox) {
  /** Changes of one user's factors take turns: the last factor takes the recovery codes with it. */
  const change = <Result>(userId: number, right: Right, work: (trx: Trx) => Promise<Result>) =>
    writeQuietly(right, work, (trx) => lockUser(trx, userId))

  return {
    of: (userId: number): Promise<Factors> => factorsOf(db, userId),

    usersWithFactor: (userIds: number[]): Promise<Set<number>> => usersWithFactor(db, userIds),

    async authenticator(userId: number): Promise<SealedAuthenticator | undefined> {
      const row = await db
        .selectFrom('authenticators')
        .select(['secret', 'confirmed_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row && { userId, secret: row.secret, isConfirmed: row.confirmed_at !== null }
    },

    async recoveryHash(userId: number, selector: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('recovery_codes')
        .select('hash')
        .where('user_id', '=', userId)
        .where('selector', '=', selector)
        .executeTakeFirst()
      return row?.hash
    },

    /** Replaces one that was never confirmed. Throws Problem('authenticator-set-up'). */
    beginAuthenticator: (userId: number, secret: string, { right }: PlainEdit): Promise<void> =>
      change(userId, right, async (trx) => {
        const begun = await trx
          .insertInto('authenticators')
          .values({ user_id: userId, secret, confirmed_at: null, last_step: 0 })
          .onConflict((conflict) =>
            conflict
              .column('user_id')
              .doUpdateSet({ secret })
              .where('authenticators.confirmed_at', 'is', null),
          )
          .returning('user_id')
          .executeTakeFirst()
        if (!begun) throw new Problem('authenticator-set-up')
      }),

    /**
     * The code of `step` no longer works. Returns whether recovery codes were added, too. Throws
     * Problem('not-found') unless this secret waits for a code.
     */
    confirmAuthenticator: (
      { userId, secret }: SealedAuthenticator,
      step: number,
      codes: RecoveryCodeHash[] | null,
      edit: PlainEdit,
    ): Promise<boolean> =>
      change(userId, edit.right, async (trx) => {
        const { at } = edit
        const confirmed = await trx
          .updateTable('authenticators')
          .set({ confirmed_at: at.toISOString(), last_step: step })
          .where('user_id', '=', userId)
          .where('secret', '=', secret)
          .where('confirmed_at', 'is', null)
          .returning('user_id')
          .executeTakeFirst()
        if (!confirmed) throw new Problem('not-found')
        audit(trx, edit, 'authenticator-added', userId, {})
        await notifyOfFactors(trx, outbox, userId, 'authenticator-added', edit.at)
        return codes !== null && addRecoveryCodesIfNone(trx, userId, codes)
      }),

    removeAuthenticator: (userId: number, edit: PlainEdit): Promise<void> =>
      change(userId, edit.right, async (trx) => {
        const removed = await trx
          .deleteFrom('authenticators')
          .where('user_id', '=', userId)
          .returning('user_id')
          .executeTakeFirst()
        if (!removed) throw new Problem('not-found')
        await deleteUselessRecoveryCodes(trx, userId)
        audit(trx, edit, 'authenticator-removed', userId, {})
        await notifyOfFactors(trx, outbox, userId, 'authenticator-removed', edit.at)
      }),

    /** Throws Problem('not-found') for a user without a second factor. */
    replaceRecoveryCodes: (
      userId: number,
      codes: RecoveryCodeHash[],
      edit: PlainEdit,
    ): Promise<void> =>
      change(userId, edit.right, async (trx) => {
        const users = await usersWithFactor(trx, [userId])
        if (!users.has(userId)) throw new Problem('not-found')
        await replaceRecoveryCodes(trx, userId, codes)
        audit(trx, edit, 'recovery-codes-made', userId, {})
      }),

    removeAll(userId: number, edit: PlainEdit): Promise<void> {
      return writeQuietly(edit.right, removeFactors, async (trx) => {
        await lockUsers(trx)
        await lockUser(trx, userId)
      })

      async function removeFactors(trx: Trx): Promise<void> {
        if (!(await usersWithFactor(trx, [userId])).has(userId)) throw new Problem('not-found')
        for (const table of ['authenticators', 'passkeys', 'recovery_codes'] as const) {
          await trx.deleteFrom(table).where('user_id', '=', userId).execute()
        }
        await endSignIns(trx, userId)
        const { name, email } = await getUser(trx, userId)
        audit(trx, edit, 'second-factor-removed', userId, { name, email })
        await notifyOfFactors(trx, outbox, userId, 'second-factor-removed', edit.at)
      }
    },

    /**
     * Seals authenticators anew, under the secret that `check` is of; returns the emails of those that
     * could not be, which are removed.
     */
    changeSecret(
      check: string,
      edit: PlainEdit,
      sealAnew: (sealed: string, userId: number) => string | undefined,
    ): Promise<string[]> {
      return writeQuietly('product', async (trx) => {
        const lost: string[] = []
        for (const { userId, secret: sealed, isConfirmed, email } of await authenticatorsIn(trx)) {
          const secret = sealAnew(sealed, userId)
          const owned = trx.updateTable('authenticators').where('user_id', '=', userId)
          if (secret !== undefined) {
            await owned.set({ secret }).execute()
            continue
          }
          lost.push(email)
          await trx.deleteFrom('authenticators').where('user_id', '=', userId).execute()
          await deleteUselessRecoveryCodes(trx, userId)
          if (isConfirmed)
            await notifyOfFactors(trx, outbox, userId, 'authenticator-removed', edit.at)
        }
        await setSetting(trx, 'secret_check', check, edit.at)
        audit(trx, edit, 'secret-changed', '', {})
        return lost
      })
    },

    authenticators: (): Promise<OwnedAuthenticator[]> => authenticatorsIn(db),
  }
}

type OwnedAuthenticator = SealedAuthenticator & { email: string }

async function authenticatorsIn(db: Db): Promise<OwnedAuthenticator[]> {
  const rows = await db
    .selectFrom('authenticators')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id as userId', 'secret', 'confirmed_at', 'email'])
    .orderBy('user_id')
    .execute()
  return rows.map(({ confirmed_at, ...row }) => ({ ...row, isConfirmed: confirmed_at !== null }))
}

export async function factorsOf(db: Db, userId: number): Promise<Factors> {
  const authenticator = await db
    .selectFrom('authenticators')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'backed_up', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  const since = toDate(authenticator?.confirmed_at ?? null)
  return {
    authenticator: since && { since },
    passkeys: passkeys.map(({ id, name, ...row }) => ({
      id,
      name,
      isBackedUp: row.backed_up === 1,
      createdAt: new Date(row.created_at),
      usedAt: toDate(row.used_at),
    })),
    recoveryCodesLeft: Number(left),
  }
}
