import { randomBytes } from 'node:crypto'
import { type Link, linkExpiry, type LinkPurpose } from '../../domain/navigation/link.ts'
import { Problem } from '../../domain/problem.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import type { User } from '../../domain/people/user.ts'
import type { Database } from '../engine/database.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { endSessions } from './session-rows.ts'
import { lockVerifiedUser, matchingUsers, toPassword, userColumns } from './user-rows.ts'

/** The password's hash is part of what a token is made of, so that another password voids it. */
export type OpenLink = Link & { user: User; passwordHash: string }

export function createLinkStore({ db, writeQuietly }: Database) {
  return {
    /** Earlier links end. Throws Problem('inactive-account'), also for a user who does not exist. */
    add(
      userId: number,
      purpose: LinkPurpose,
      { right, at }: PlainEdit,
    ): Promise<OpenLink & { expiresAt: Date }> {
      const id = randomBytes(16).toString('base64url')
      const expiresAt = linkExpiry(purpose, at)
      const row = { id, user_id: userId, purpose, expires_at: expiresAt.toISOString() }
      return writeQuietly(right, async (trx) => {
        await endLinks(trx, userId)
        await trx.insertInto('links').values(row).execute()
        const open = await findLink(trx, id, at)
        if (!open) throw new Problem('inactive-account')
        return { ...open, expiresAt }
      })
    },

    find: (id: string, now: Date): Promise<OpenLink | undefined> => findLink(db, id, now),

    /**
     * Ends all links and sessions of its user. Throws Problem('not-found') if it was used, or the
     * password or the user changed, since it was found.
     */
    use(
      { id, userId, passwordHash }: OpenLink,
      chosen: { passwordHash: string; name: string | undefined },
      now: Date,
    ): Promise<void> {
      return writeQuietly('visitor', async (trx) => {
        await lockVerifiedUser(trx, userId, passwordHash).catch(asVoid)
        const used = await trx
          .deleteFrom('links')
          .where('id', '=', id)
          .where('expires_at', '>', now.toISOString())
          .returning('id')
          .executeTakeFirst()
        if (!used) throw new Problem('not-found')
        const { name } = chosen
        await trx
          .updateTable('users')
          .set({ ...toPassword(chosen.passwordHash), ...(name === undefined ? {} : { name }) })
          .where('id', '=', userId)
          .execute()
        await endLinks(trx, userId)
        await endSessions(trx, userId)
      })
    },

    purge: (now: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await trx.deleteFrom('links').where('expires_at', '<=', now.toISOString()).execute()
      }),
  }
}

/** Returns undefined if the link was used, has expired or belongs to someone who is not active. */
async function findLink(db: Db, id: string, now: Date): Promise<OpenLink | undefined> {
  const row = await matchingUsers(db, { status: 'active' })
    .innerJoin('links', 'links.user_id', 'users.id')
    .select(userColumns)
    .select(['purpose', 'password_hash'])
    .where('links.id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  const { purpose, password_hash: passwordHash, ...user } = row
  return { id, userId: user.id, purpose, user, passwordHash }
}

export async function endLinks(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('links').where('user_id', '=', userId).execute()
}

function asVoid(refusal: unknown): never {
  if (refusal instanceof Problem) throw new Problem('not-found', { cause: refusal })
  throw refusal
}
