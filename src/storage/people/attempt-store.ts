import { sql } from 'kysely'
import type { AttemptWindow, SharedAttempts } from '../../throttle/attempt-limit.ts'
import type { Database } from '../engine/database.ts'

export function createAttemptStore({ writeQuietly }: Database) {
  return {
    add: (key, now, milliseconds) =>
      writeQuietly('session', async (trx) => {
        const time = now.getTime()
        const { rows } = await sql<AttemptWindow>`
          insert into attempts (key, count, ends_at) values (${key}, 1, ${time + milliseconds})
          on conflict (key) do update set
            count = case when attempts.ends_at > ${time} then attempts.count + 1 else 1 end,
            ends_at = case when attempts.ends_at > ${time} then attempts.ends_at else excluded.ends_at end
          returning count, ends_at as "endsAt"`.execute(trx)
        return rows[0] ?? { count: 1, endsAt: time + milliseconds }
      }),

    takeBack: (key) =>
      writeQuietly('session', async (trx) => {
        await trx
          .updateTable('attempts')
          .set(({ eb }) => ({ count: eb('count', '-', 1) }))
          .where('key', '=', key)
          .where('count', '>', 0)
          .execute()
      }),

    forget: (key) =>
      writeQuietly('session', async (trx) => {
        await trx.deleteFrom('attempts').where('key', '=', key).execute()
      }),

    purge: (now: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await trx.deleteFrom('attempts').where('ends_at', '<=', now.getTime()).execute()
      }),
  } satisfies SharedAttempts & { purge(now: Date): Promise<void> }
}
