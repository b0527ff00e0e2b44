import type { Database } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'

/** What has to be done once, by whichever process takes it. */
export type WorkName = Tables['work']['name']
export type WorkEnd = { endedAt: Date; outcome: unknown }

/** Whoever dies with it loses it after this time. */
const leaseMilliseconds = 60_000

export function createWorkStore({ db, writeQuietly }: Database) {
  return {
    /** Says when it is due next, unless it is already overdue or somebody is at it. */
    plan: (name: WorkName, dueAt: Date, now: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        const due_at = dueAt.toISOString()
        await trx
          .insertInto('work')
          .values({ name, due_at })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ due_at })
              .where('work.due_at', '>', now.toISOString()),
          )
          .execute()
      }),

    /** Whether it is due and now held by `holder`, until it is ended or given back. */
    async take(name: WorkName, holder: string, now: Date): Promise<boolean> {
      const moment = now.toISOString()
      const taken = await writeQuietly('product', (trx) =>
        trx
          .updateTable('work')
          .set({ held_by: holder, held_until: leaseFrom(now) })
          .where('name', '=', name)
          .where('due_at', '<=', moment)
          .where(({ eb, or }) => or([eb('held_until', 'is', null), eb('held_until', '<', moment)]))
          .returning('name')
          .executeTakeFirst(),
      )
      return taken !== undefined
    },

    /** False once somebody else holds it. */
    async renew(name: WorkName, holder: string, now: Date): Promise<boolean> {
      const renewed = await writeQuietly('product', (trx) =>
        trx
          .updateTable('work')
          .set({ held_until: leaseFrom(now) })
          .where('name', '=', name)
          .where('held_by', '=', holder)
          .returning('name')
          .executeTakeFirst(),
      )
      return renewed !== undefined
    },

    end: (
      name: WorkName,
      holder: string,
      { endedAt, outcome, dueAt }: WorkEnd & { dueAt: Date },
    ): Promise<void> =>
      writeQuietly('product', async (trx) => {
        const ended = { ended_at: endedAt.toISOString(), outcome: JSON.stringify(outcome) }
        await trx
          .updateTable('work')
          .set({ ...ended, due_at: dueAt.toISOString(), held_by: null, held_until: null })
          .where('name', '=', name)
          .where('held_by', '=', holder)
          .execute()
      }),

    /** Undone: it stays due. */
    giveBack: (name: WorkName, holder: string): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await trx
          .updateTable('work')
          .set({ held_by: null, held_until: null })
          .where('name', '=', name)
          .where('held_by', '=', holder)
          .execute()
      }),

    /** Due before `time`, and nobody is at it. */
    async overdue(time: Date, now: Date): Promise<WorkName[]> {
      const rows = await db
        .selectFrom('work')
        .select('name')
        .where('due_at', '<', time.toISOString())
        .where(({ eb, or }) =>
          or([eb('held_until', 'is', null), eb('held_until', '<', now.toISOString())]),
        )
        .orderBy('name')
        .execute()
      return rows.map(({ name }) => name)
    },

    async lastEnd(name: WorkName): Promise<WorkEnd | undefined> {
      const row = await db
        .selectFrom('work')
        .select(['ended_at', 'outcome'])
        .where('name', '=', name)
        .executeTakeFirst()
      if (!row?.ended_at) return undefined
      return { endedAt: new Date(row.ended_at), outcome: JSON.parse(row.outcome ?? 'null') }
    },
  }
}

function leaseFrom(now: Date): string {
  return new Date(now.getTime() + leaseMilliseconds).toISOString()
}
