import type { Selectable } from 'kysely'
import { type MissingAddress, missingLimits } from '../../domain/seo/missing-address.ts'
import { Problem } from '../../domain/problem.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import { countOf } from '../engine/count-of.ts'
import type { Database } from '../engine/database.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

export type MissedAddress = { path: string; count: number; fromHost: string; at: Date }

const day = 24 * 60 * 60 * 1000

export function createMissingAddressStore({ db, writeQuietly }: Database) {
  return {
    async list(
      page: number,
      perPage: number,
    ): Promise<{ addresses: MissingAddress[]; total: number }> {
      const total = await countOf(db.selectFrom('missing_addresses'))
      const rows = await mostMissed(db)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { addresses: rows.map(toMissingAddress), total }
    },

    /** It is listed again once it is requested. Throws Problem('not-found'). */
    async dismiss(id: number, edit: PlainEdit): Promise<void> {
      const gone = await writeQuietly(edit.right, (trx) =>
        trx.deleteFrom('missing_addresses').where('id', '=', id).returning('id').executeTakeFirst(),
      )
      if (!gone) throw new Problem('not-found')
    },

    dismissAll: (edit: PlainEdit): Promise<number> =>
      writeQuietly(edit.right, async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom('missing_addresses').executeTakeFirst()
        return Number(numDeletedRows)
      }),

    async count(missed: MissedAddress[]): Promise<void> {
      await writeQuietly('visitor', async (trx) => {
        for (const one of missed) await countOne(trx, one)
        await dropSurplus(trx)
      })
    },

    async purge(now: Date): Promise<void> {
      const before = new Date(now.getTime() - missingLimits.days * day).toISOString()
      await writeQuietly('product', (trx) =>
        trx.deleteFrom('missing_addresses').where('last_at', '<', before).execute(),
      )
    },
  }
}

async function countOne(trx: Trx, { path, count, fromHost, at }: MissedAddress): Promise<void> {
  const time = at.toISOString()
  await trx
    .insertInto('missing_addresses')
    .values({ path, count, first_at: time, last_at: time, from_host: fromHost })
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((eb) => ({
        count: eb('missing_addresses.count', '+', count),
        last_at: time,
        ...(fromHost && { from_host: fromHost }),
      })),
    )
    .execute()
}

/**
 * Addresses that nobody linked to can be made up by anybody, so they displace none that a page
 * leads to.
 */
async function dropSurplus(trx: Trx): Promise<void> {
  const rows = await mostMissed(trx).execute()
  const linked = rows.filter((row) => row.from_host !== '').slice(0, missingLimits.linked)
  const safe = new Set(linked)
  const others = rows.filter((row) => !safe.has(row))
  const surplus = others.slice(missingLimits.addresses - linked.length).map(({ id }) => id)
  if (surplus.length === 0) return
  await trx.deleteFrom('missing_addresses').where('id', 'in', surplus).execute()
}

function mostMissed(db: Db) {
  return db
    .selectFrom('missing_addresses')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
}

function toMissingAddress({
  first_at,
  last_at,
  from_host,
  ...row
}: Selectable<Tables['missing_addresses']>): MissingAddress {
  return {
    ...row,
    firstAt: new Date(first_at),
    lastAt: new Date(last_at),
    fromHost: from_host,
  }
}
