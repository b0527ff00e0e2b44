import { constants, DatabaseSync } from 'node:sqlite'
import {
  type ArchivedTable,
  computedColumns,
  installationSettings,
} from '../engine/archived-tables.ts'
import { DamagedArchive } from '../backup/manifest.ts'
import type { Change } from './segment.ts'

/**
 * Applies changes to the SQLite file of a base, all or none; returns the time of the last. Throws
 * DamagedArchive where they do not fit it.
 */
export async function replay(file: string, changes: AsyncIterable<Change>): Promise<Date | null> {
  // The rows that refer to deleted ones were deleted by changes of their own.
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  let last: number | null = null
  try {
    database.exec('begin immediate')
    for await (const change of changes) {
      apply(database, change)
      last = change.at
    }
    for (const [table, column] of Object.entries(computedColumns)) {
      database.exec(`update ${table} set ${column} = 0`)
    }
    for (const name of installationSettings) {
      database.prepare('delete from settings where name = ?').run(name)
    }
    database.exec('commit')
  } finally {
    database.close()
  }
  return last === null ? null : new Date(last)
}

function apply(database: DatabaseSync, { sequence, content }: Change): void {
  let table: string | undefined
  const isApplied = database.applyChangeset(content, {
    filter(name) {
      table = name
      return true
    },
    // Settings of the installation itself are in no archive.
    onConflict: () =>
      table === ('settings' satisfies ArchivedTable)
        ? constants.SQLITE_CHANGESET_OMIT
        : constants.SQLITE_CHANGESET_ABORT,
  })
  if (!isApplied) throw new DamagedArchive(`change ${sequence} does not fit what is before it`)
}
