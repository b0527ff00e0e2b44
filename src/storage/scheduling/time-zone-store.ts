import { changesBetween } from '../../domain/audit/audit.ts'
import { isSame, type PlainEdit } from '../../domain/documents/revision.ts'
import { standardTimeZone } from '../../domain/wall-clock.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { findSetting, setSetting } from '../engine/settings.ts'
import { sharedRead } from '../engine/shared-reads.ts'
import type { Db } from '../engine/tables.ts'

/** The clock of the site, which dates are chosen on. */
export function createTimeZoneStore({ db, write }: Database) {
  return {
    find: (): Promise<string | undefined> =>
      sharedRead(db, 'time zone', () => findSetting(db, 'time_zone')),

    /** Dates that are set already stay in theirs; pages are drawn again, as they tell dates on it. */
    change: (zone: string, edit: PlainEdit): Promise<void> =>
      write(edit.right, async (trx) => {
        const before = { time_zone: (await findSetting(trx, 'time_zone')) ?? '' }
        const changes = changesBetween(before, { time_zone: zone })
        if (isSame(changes, {})) return
        await setSetting(trx, 'time_zone', zone, edit.at)
        audit(trx, edit, 'time-zone-changed', '', { changes })
      }),
  }
}

export async function timeZoneOf(db: Db): Promise<string> {
  return (await findSetting(db, 'time_zone')) ?? standardTimeZone
}
