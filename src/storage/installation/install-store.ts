import { sql } from 'kysely'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { findSetting, setOnce, setSetting } from '../engine/settings.ts'
import { matchingUsers, type NewUser, toRow } from '../people/user-rows.ts'

export const demoAuthor = 'demo@wajha.invalid'

export function createInstallStore({ db, writeQuietly, engine }: Database) {
  return {
    isComplete: async (): Promise<boolean> => (await findSetting(db, 'installed')) !== undefined,

    /**
     * The signing secret is recognised by this check, which is kept at the first call; see
     * `Tokens.check`.
     */
    async secretCheck(check: string, now: Date): Promise<string> {
      const stored = await findSetting(db, 'secret_check')
      if (stored !== undefined) return stored
      await writeQuietly('product', (trx) => setOnce(trx, 'secret_check', check, now))
      return (await findSetting(db, 'secret_check')) ?? check
    },

    isFrozen: async (): Promise<boolean> => (await findSetting(db, 'frozen')) !== undefined,

    freeze: (edit: PlainEdit): Promise<void> =>
      writeQuietly('product', async (trx) => {
        // Waits for all who have asked whether they may write.
        if (engine === 'postgres')
          await sql`lock table settings in access exclusive mode`.execute(trx)
        if ((await findSetting(trx, 'frozen')) !== undefined) return
        await setSetting(trx, 'frozen', edit.at.toISOString(), edit.at)
        audit(trx, edit, 'frozen', '', {})
      }),

    thaw: (edit: PlainEdit): Promise<void> =>
      writeQuietly('product', async (trx) => {
        if ((await findSetting(trx, 'frozen')) === undefined) return
        await trx.deleteFrom('settings').where('name', '=', 'frozen').execute()
        audit(trx, edit, 'thawed', '', {})
      }),

    /** The author of the demo content does not count. */
    async hasAdministrator(): Promise<boolean> {
      const row = await matchingUsers(db, { role: 'admin' })
        .select('users.id')
        .where('email', '!=', demoAuthor)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    async isHalfFilled(): Promise<boolean> {
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', demoAuthor)
        .executeTakeFirst()
      return row !== undefined
    },

    async hasContent(): Promise<boolean> {
      const row = await db.selectFrom('revisions').select('id').limit(1).executeTakeFirst()
      return row !== undefined
    },

    /** The audit trail begins here: the author of the demo content is nobody. */
    complete: (administrator: NewUser | undefined, now: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await trx.deleteFrom('audit_entries').execute()
        await trx.deleteFrom('users').where('email', '=', demoAuthor).execute()
        if (administrator) {
          const row = { ...toRow(administrator, now), password_is_initial: 1 as const }
          const { id } = await trx
            .insertInto('users')
            .values(row)
            .returning('id')
            .executeTakeFirstOrThrow()
          const { name, email, roleName: role } = administrator
          const who = { right: 'product', at: now } as const
          audit(trx, who, 'user-added', id, { name, email, role, invited: false })
        }
        await setOnce(trx, 'installed', now.toISOString(), now)
      }),
  }
}
