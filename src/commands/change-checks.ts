import { sql } from 'kysely'
import { basesIn, folderOf, segmentsIn } from '../storage/changes/chain-files.ts'
import { openChangePlace } from '../storage/changes/change-place.ts'
import { longBehind } from '../storage/changes/lag.ts'
import { waitingSince } from '../storage/changes/ship-changes.ts'
import type { CommandContext } from './command-context.ts'
import type { Database } from '../storage/engine/database.ts'
import type { Found } from './outcome.ts'

export async function waitingChanges({ config, storage }: CommandContext): Promise<Found> {
  if (storage.database.engine === 'postgres') return archivedLog(storage.database)
  if (!config.backups?.sendsChanges) return null
  const { db } = storage.database
  const chain = await db.selectFrom('change_chain').select('id').executeTakeFirst()
  if (!chain) return { note: 'none are recorded yet: start the server with BACKUP_TO' }
  const place = await openChangePlace(config.backups.address)
  const names = await place.list(folderOf(chain.id))
  const sent = Math.max(0, ...segmentsIn(names).map(({ last }) => last))
  const waiting = await waitingSince(db, sent, new Date())
  if (waiting > longBehind) {
    const seconds = Math.round(waiting / 1000)
    return [`changes wait since ${seconds} s to be sent to ${place.location}: its log says why`]
  }
  if (basesIn(names).length > 0) return []
  return { note: `${place.location} has no backup yet from which changes go on` }
}

async function archivedLog({ db }: Database): Promise<Found> {
  const { rows } = await sql<{ mode: string; failedAt: Date | null; archivedAt: Date | null }>`
    select current_setting('archive_mode') as mode,
      last_failed_time as "failedAt", last_archived_time as "archivedAt"
    from pg_stat_archiver`.execute(db)
  const [{ mode, failedAt, archivedAt } = { mode: 'off', failedAt: null, archivedAt: null }] = rows
  if (mode === 'off') {
    return {
      note: 'PostgreSQL does not archive its log: only the nightly backups bring anything back',
    }
  }
  if (!failedAt || (archivedAt && new Date(archivedAt) > new Date(failedAt))) return []
  const time = new Date(failedAt).toISOString()
  return [`PostgreSQL could not archive its log at ${time}: its own log says why`]
}
