import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import {
  type AccessKey,
  keyExpiry,
  keyPrefix,
  mostDays,
  mostListedKeys,
  mostOpenKeys,
  type Scope,
} from '../../domain/people/access-key.ts'
import { seenInterval } from '../../domain/people/session.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit, PlainEdit } from '../../domain/documents/revision.ts'
import type { User } from '../../domain/people/user.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { keyUser } from '../engine/rights.ts'
import type { Tables, Trx } from '../engine/tables.ts'
import { toDate } from './session-rows.ts'
import { lockUsers } from './user-rows.ts'

type NewKey = { name: string; scope: Scope; days: number }

export type KeyUser = {
  user: User
  key: { id: number; name: string; scope: Scope }
  usedAt: Date | null
}

export function createAccessKeyStore({ db, writeQuietly }: Database) {
  return {
    /** The text is nowhere kept. Throws Problem('too-many-keys'). */
    add({ name, scope, days }: NewKey, edit: Edit) {
      const { by, right, at } = edit
      const text = keyPrefix + randomBytes(32).toString('base64url')
      const row = {
        name,
        scope,
        hash: hashOf(text),
        hint: text.slice(-4),
        user_id: by.id,
        user_name: by.name,
        created_at: at.toISOString(),
        expires_at: keyExpiry(days, at).toISOString(),
      }
      const insert = async (trx: Trx) => {
        const { open } = await trx
          .selectFrom('access_keys')
          .select(({ fn }) => fn.countAll<number>().as('open'))
          .where('ended_at', 'is', null)
          .where('expires_at', '>', row.created_at)
          .executeTakeFirstOrThrow()
        if (Number(open) >= mostOpenKeys) throw new Problem('too-many-keys')
        const added = await trx
          .insertInto('access_keys')
          .values(row)
          .returningAll()
          .executeTakeFirstOrThrow()
        audit(trx, edit, 'key-added', added.id, { name, scope })
        return { key: toAccessKey(added), text }
      }
      return writeQuietly(right, insert, lockUsers)
    },

    async list(): Promise<AccessKey[]> {
      const rows = await db
        .selectFrom('access_keys')
        .leftJoin('users', 'users.id', 'user_id')
        .selectAll('access_keys')
        .select(({ fn }) => fn.coalesce('users.name', 'user_name').as('user_name'))
        .orderBy(({ fn }) => fn.coalesce('ended_at', 'expires_at'), 'desc')
        .orderBy('access_keys.id', 'desc')
        .limit(mostListedKeys)
        .execute()
      return rows.map(toAccessKey)
    },

    /** Throws Problem('not-found') unless it works. */
    end: (id: number, edit: PlainEdit): Promise<void> =>
      writeQuietly(edit.right, async (trx) => {
        const ended = await endingKeys(trx, edit.at)
          .where('id', '=', id)
          .returning('name')
          .executeTakeFirst()
        if (!ended) throw new Problem('not-found')
        audit(trx, edit, 'key-ended', id, ended)
      }),

    async findUser(text: string, now: Date): Promise<KeyUser | undefined> {
      const row = await keyUser(db, now)
        .select(['access_keys.id as keyId', 'access_keys.name as keyName', 'scope', 'used_at'])
        .where('hash', '=', hashOf(text))
        .executeTakeFirst()
      if (!row) return undefined
      const { keyId, keyName, scope, used_at: usedAt, ...user } = row
      return { user, key: { id: keyId, name: keyName, scope }, usedAt: toDate(usedAt) }
    },

    see: (id: number, now: Date): Promise<void> =>
      writeQuietly('session', async (trx) => {
        const lately = new Date(now.getTime() - seenInterval).toISOString()
        await trx
          .updateTable('access_keys')
          .set({ used_at: now.toISOString() })
          .where('id', '=', id)
          .where(({ eb, or }) => or([eb('used_at', 'is', null), eb('used_at', '<=', lately)]))
          .execute()
      }),

    purge: (now: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        const longAgo = keyExpiry(-mostDays, now).toISOString()
        await trx
          .deleteFrom('access_keys')
          .where(({ eb, fn }) => eb(fn.coalesce('ended_at', 'expires_at'), '<=', longAgo))
          .execute()
      }),
  }
}

export async function endKeys(trx: Trx, userId: number, now: Date): Promise<void> {
  await endingKeys(trx, now).where('user_id', '=', userId).execute()
}

function endingKeys(trx: Trx, now: Date) {
  const at = now.toISOString()
  return trx
    .updateTable('access_keys')
    .set({ ended_at: at })
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function toAccessKey(row: Selectable<Tables['access_keys']>): AccessKey {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    hint: row.hint,
    madeBy: { id: row.user_id, name: row.user_name },
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    usedAt: toDate(row.used_at),
    endedAt: toDate(row.ended_at),
  }
}
