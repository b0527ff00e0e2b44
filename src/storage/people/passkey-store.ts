import { createHash } from 'node:crypto'
import { changesBetween } from '../../domain/audit/audit.ts'
import { isSame, type PlainEdit } from '../../domain/documents/revision.ts'
import type { RecoveryCodeHash } from '../../domain/people/factors.ts'
import { messages } from '../../domain/messages.ts'
import { passkeyLimits, type PasskeyKey } from '../../domain/people/passkey.ts'
import { Problem } from '../../domain/problem.ts'
import type { User } from '../../domain/people/user.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { notifyOfFactors } from '../mails/account-notices.ts'
import type { Outbox } from '../mails/outbox.ts'
import { addRecoveryCodesIfNone, deleteUselessRecoveryCodes } from './factor-rows.ts'
import { lockUser, matchingUsers, userColumns } from './user-rows.ts'
import { useStep } from './sign-in-step-store.ts'

export type KnownPasskey = {
  key: PasskeyKey
  rpId: string
  user: User
  passwordHash: string
  handle: string
}

type NewPasskey = PasskeyKey & { rpId: string; name: string; isBackedUp: boolean }

export type PasskeyUse = { stepId: string; id: string; counter: number; isBackedUp: boolean }

export function createPasskeyStore({ db, writeQuietly }: Database, outbox: Outbox) {
  return {
    async find(id: string): Promise<KnownPasskey | undefined> {
      const row = await matchingUsers(db, { status: 'active' })
        .innerJoin('passkeys', 'passkeys.user_id', 'users.id')
        .select(userColumns)
        .select(['password_hash', 'users.created_at'])
        .select(['passkeys.id as key_id', 'rp_id', 'public_key', 'counter', 'transports'])
        .where('passkeys.id', '=', id)
        .executeTakeFirst()
      if (!row) return undefined
      const { password_hash, created_at, key_id, rp_id, public_key, counter, ...rest } = row
      const { transports, ...user } = rest
      return {
        key: { id: key_id, publicKey: public_key, counter, transports: JSON.parse(transports) },
        rpId: rp_id,
        user,
        passwordHash: password_hash,
        handle: handleOf(user.id, created_at),
      }
    },

    async ofUser(userId: number) {
      const { created_at } = await db
        .selectFrom('users')
        .select('created_at')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow(() => new Problem('unauthorized'))
      const rows = await db
        .selectFrom('passkeys')
        .select(['id', 'transports', 'rp_id'])
        .where('user_id', '=', userId)
        .execute()
      const passkeys = rows.map(({ id, rp_id: rpId, transports }) => ({
        id,
        rpId,
        transports: JSON.parse(transports) as string[],
      }))
      return { handle: handleOf(userId, created_at), passkeys }
    },

    async ofOtherDomains(domain: string): Promise<{ rpId: string; count: number }[]> {
      const rows = await db
        .selectFrom('passkeys')
        .select(({ fn }) => ['rp_id as rpId', fn.countAll<number>().as('count')])
        .where('rp_id', '!=', domain)
        .groupBy('rp_id')
        .orderBy('rp_id')
        .execute()
      return rows.map(({ rpId, count }) => ({ rpId, count: Number(count) }))
    },

    /**
     * Returns whether recovery codes were added, too. Throws Problem('passkeys-full'), and
     * Problem('invalid-input') if it or the step was used.
     */
    add(
      userId: number,
      { rpId, isBackedUp, publicKey, transports, ...passkey }: NewPasskey,
      { stepId, codes }: { stepId: string; codes: RecoveryCodeHash[] | null },
      edit: PlainEdit,
    ): Promise<boolean> {
      const { right, at } = edit
      const row = {
        ...passkey,
        user_id: userId,
        rp_id: rpId,
        public_key: publicKey,
        transports: JSON.stringify(transports),
        backed_up: isBackedUp ? (1 as const) : (0 as const),
        created_at: at.toISOString(),
        used_at: null,
      }
      return writeQuietly(
        right,
        async (trx) => {
          await useStep(trx, stepId, at).catch(asRefused)
          await refuseFull(trx, userId)
          const added = await trx
            .insertInto('passkeys')
            .values(row)
            .onConflict((conflict) => conflict.column('id').doNothing())
            .returning('id')
            .executeTakeFirst()
          if (!added) throw passkeyRefused()
          audit(trx, edit, 'passkey-added', userId, { name: row.name })
          await notifyOfFactors(trx, outbox, userId, 'passkey-added', at)
          return codes !== null && addRecoveryCodesIfNone(trx, userId, codes)
        },
        (trx) => lockUser(trx, userId),
      )
    },

    /** Throws Problem('not-found') unless it is the user's, as `remove` does. */
    rename(id: string, userId: number, name: string, edit: PlainEdit): Promise<void> {
      return writeQuietly(edit.right, renamePasskey, (trx) => lockUser(trx, userId))

      async function renamePasskey(trx: Trx): Promise<void> {
        const before = await trx
          .selectFrom('passkeys')
          .select('name')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .executeTakeFirst()
        if (!before) throw new Problem('not-found')
        await trx.updateTable('passkeys').set({ name }).where('id', '=', id).execute()
        const changes = changesBetween(before, { name })
        if (!isSame(changes, {})) audit(trx, edit, 'passkey-renamed', userId, { changes })
      }
    },

    remove(id: string, userId: number, edit: PlainEdit): Promise<void> {
      return writeQuietly(edit.right, removePasskey, (trx) => lockUser(trx, userId))

      async function removePasskey(trx: Trx): Promise<void> {
        const removed = await trx
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .returning('name')
          .executeTakeFirst()
        if (!removed) throw new Problem('not-found')
        audit(trx, edit, 'passkey-removed', userId, removed)
        await notifyOfFactors(trx, outbox, userId, 'passkey-removed', edit.at)
        await deleteUselessRecoveryCodes(trx, userId)
      }
    },
  }
}

export function passkeyRefused(cause?: unknown): Problem {
  return new Problem('invalid-input', { fields: { passkey: messages.passkeyRefused }, cause })
}

/** Throws Problem('unauthorized') if the step was used, or the counter has been passed since. */
export async function usePasskey(trx: Trx, use: PasskeyUse, now: Date): Promise<void> {
  await useStep(trx, use.stepId, now)
  const used = await trx
    .updateTable('passkeys')
    .set({
      counter: use.counter,
      backed_up: use.isBackedUp ? 1 : 0,
      used_at: now.toISOString(),
    })
    .where('id', '=', use.id)
    .where(({ eb, or, and }) =>
      or([
        eb('counter', '<', use.counter),
        and([eb('counter', '=', 0), eb.lit(use.counter === 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new Problem('unauthorized')
}

async function refuseFull(trx: Trx, userId: number): Promise<void> {
  const { count } = await trx
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= passkeyLimits.ofUser) throw new Problem('passkeys-full')
}

/** Signs nobody out, as Problem('unauthorized') would. */
export function asRefused(cause: unknown): never {
  throw cause instanceof Problem ? passkeyRefused(cause) : cause
}

/** It tells nothing of the person, and stays the same in a copy or with another signing secret. */
function handleOf(userId: number, createdAt: string): string {
  return createHash('sha256').update(`user ${userId} ${createdAt}`).digest('base64url')
}
