import type { PlainEdit } from '../../domain/documents/revision.ts'
import type { Database } from '../engine/database.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

export type WorkName = Tables['work']['name']
type WorkEnd = { endedAt: Date; outcome: unknown }
type WorkState = {
  name: WorkName
  dueAt: Date
  isRunning: boolean
  end: WorkEnd | null
  progress: unknown
}

/** Work that is only done on request is due then. */
export const never = new Date('9999-12-31T00:00:00.000Z')

const leaseMilliseconds = 60_000

export function createWorkStore({ db, writeQuietly }: Database) {
  return {
    /** Sets when it is due next, unless it is already overdue or in progress. */
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

    async take(name: WorkName, holder: string, now: Date): Promise<boolean> {
      if (!(await isFree(name, now))) return false
      const timestamp = now.toISOString()
      const taken = await writeQuietly('product', (trx) =>
        trx
          .updateTable('work')
          .set({ held_by: holder, held_until: leaseFrom(now) })
          .where('name', '=', name)
          .where('due_at', '<=', timestamp)
          .where(({ eb, or }) =>
            or([eb('held_until', 'is', null), eb('held_until', '<', timestamp)]),
          )
          .returning('name')
          .executeTakeFirst(),
      )
      return taken !== undefined
    },

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

    report: (name: WorkName, holder: string, progress: object): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await trx
          .updateTable('work')
          .set({ outcome: JSON.stringify(progress) })
          .where('name', '=', name)
          .where('held_by', '=', holder)
          .execute()
      }),

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

    /** The work is not done: it stays due. */
    giveBack: (name: WorkName, holder: string): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await trx
          .updateTable('work')
          .set({ held_by: null, held_until: null })
          .where('name', '=', name)
          .where('held_by', '=', holder)
          .execute()
      }),

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

    hasten: (name: WorkName, { right, at }: PlainEdit): Promise<boolean> =>
      writeQuietly(right, (trx) => hastenWork(trx, name, at)),

    states: (now: Date): Promise<WorkState[]> => workStates(db, now),
  }

  async function isFree(name: WorkName, now: Date): Promise<boolean> {
    const timestamp = now.toISOString()
    const row = await db
      .selectFrom('work')
      .select('name')
      .where('name', '=', name)
      .where('due_at', '<=', timestamp)
      .where(({ eb, or }) => or([eb('held_until', 'is', null), eb('held_until', '<', timestamp)]))
      .executeTakeFirst()
    return row !== undefined
  }
}

export async function workStates(db: Db, now: Date): Promise<WorkState[]> {
  const rows = await db.selectFrom('work').selectAll().orderBy('name').execute()
  return rows.map(({ name, due_at, held_until, ended_at, outcome: written }) => {
    const isRunning = held_until !== null && held_until > now.toISOString()
    const outcome = JSON.parse(written ?? 'null') as unknown
    return {
      name,
      dueAt: new Date(due_at),
      isRunning,
      end: ended_at ? { endedAt: new Date(ended_at), outcome } : null,
      progress: isRunning ? outcome : null,
    }
  })
}

export async function hastenWork(trx: Trx, name: WorkName, at: Date): Promise<boolean> {
  const due_at = at.toISOString()
  const hastened = await trx
    .updateTable('work')
    .set({ due_at })
    .where('name', '=', name)
    .where('due_at', '>', due_at)
    .returning('name')
    .executeTakeFirst()
  return hastened !== undefined
}

function leaseFrom(now: Date): string {
  return new Date(now.getTime() + leaseMilliseconds).toISOString()
}
