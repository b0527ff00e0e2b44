import { sql } from 'kysely'
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

    changeSecretCheck: (check: string, now: Date): Promise<void> =>
      writeQuietly('product', (trx) => setSetting(trx, 'secret_check', check, now)),

    isFrozen: async (): Promise<boolean> => (await findSetting(db, 'frozen')) !== undefined,

    freeze: (now: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        // Waits for all who have asked whether they may write.
        if (engine === 'postgres')
          await sql`lock table settings in access exclusive mode`.execute(trx)
        await setSetting(trx, 'frozen', now.toISOString(), now)
      }),

    thaw: (): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await trx.deleteFrom('settings').where('name', '=', 'frozen').execute()
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

    complete: (administrator: NewUser | undefined, now: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await trx.deleteFrom('users').where('email', '=', demoAuthor).execute()
        if (administrator) {
          const row = { ...toRow(administrator, now), password_is_initial: 1 as const }
          await trx.insertInto('users').values(row).execute()
        }
        await setOnce(trx, 'installed', now.toISOString(), now)
      }),
  }
}
