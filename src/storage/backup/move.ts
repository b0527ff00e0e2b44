import { type Database, openDatabase } from '../engine/database.ts'
import { isMigrated } from '../engine/migrate.ts'
import { findSetting, setSetting } from '../engine/settings.ts'
import { numberedTables } from './kept-tables.ts'
import type { Manifest } from './manifest.ts'
import { differences, digestsOf } from './rehearse.ts'
import { copyAll, refusePostgres } from './restore.ts'
import { lastIdOf } from './rows.ts'

/**
 * Copies all rows of a frozen database to an empty PostgreSQL database, which then belongs to the same
 * pictures and signing secret. Interrupted, it can be run again: what was copied already is compared.
 * Throws Refused.
 */
export async function moveRows(from: Database, address: string): Promise<Manifest['tables']> {
  const tables = await digestsOf(from.db)
  for (const table of numberedTables) {
    const of = tables[table]
    if (of) of.last_id = await lastIdOf(from.db, from.engine, table)
  }
  if (await holds(address, tables)) return tables
  await refusePostgres(address)
  await copyAll(from, address, tables, async (trx) => {
    for (const name of ['installation', 'secret_check'] as const) {
      const value = await findSetting(from.db, name)
      if (value !== undefined) await setSetting(trx, name, value, new Date())
    }
  })
  return tables
}

async function holds(address: string, tables: Manifest['tables']): Promise<boolean> {
  const to = openDatabase(address)
  try {
    return (await isMigrated(to)) && (await differences(to.db, tables)).length === 0
  } finally {
    await to.close()
  }
}
