import type { AuditDetails } from '../../domain/audit/audit.ts'
import { byMachine } from '../audit/machine.ts'
import { audit } from '../engine/audit-chain.ts'
import { type Database, openDatabase } from '../engine/database.ts'
import { isMigrated } from '../engine/migrate.ts'
import { findSetting, setSetting } from '../engine/settings.ts'
import { numberedTables } from '../engine/archived-tables.ts'
import type { Manifest } from './manifest.ts'
import { differences, digestsOf } from './rehearse.ts'
import { copyAll, Refused, refusePostgres } from './restore.ts'
import { atOneMoment, lastIdOf } from './rows.ts'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Trx } from '../engine/tables.ts'
import { idsIn } from '../installation/installation.ts'
import { contentOf } from '../media/content-of.ts'
import type { MediaFiles } from '../media/media-files.ts'
import { masterName } from '../media/media-names.ts'
import type { Progress } from './write-archive.ts'

/**
 * Copies all rows of a frozen database to an empty PostgreSQL database, which then belongs to the same
 * pictures and signing secret. Interrupted, it can be run again: what was copied already is compared.
 * Throws Refused.
 */
export function moveRows(
  from: Database,
  address: string,
  moved: AuditDetails<'moved'>['moved'],
): Promise<Manifest['tables']> {
  // People sign in to a frozen site, too, which leaves entries in the audit trail.
  return atOneMoment(from, async (db) => {
    const tables = await digestsOf(db)
    for (const table of numberedTables) {
      const of = tables[table]
      if (of) of.last_id = await lastIdOf(db, from.engine, table)
    }
    if (await holds(address, tables)) return tables
    await refusePostgres(address)
    await copyAll({ db }, address, tables, async (trx) => {
      for (const name of ['installation', 'secret_check'] as const) {
        const value = await findSetting(db, name)
        if (value !== undefined) await setSetting(trx, name, value, new Date())
      }
      await moveWaitingMails(db, trx)
      audit(trx, byMachine(), 'moved', '', { moved })
    })
    return tables
  })
}

/** Archives hold none, so that what is restored sends nothing a second time. */
async function moveWaitingMails(db: Db, trx: Trx): Promise<void> {
  const waiting = await db
    .selectFrom('mails')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id: _id, ...mail } of waiting) {
    await trx.insertInto('mails').values(mail).execute()
  }
}

/** The audit trail of both goes on. */
async function holds(
  address: string,
  { audit_entries: _trail, ...tables }: Manifest['tables'],
): Promise<boolean> {
  const to = openDatabase(address)
  try {
    return (await isMigrated(to)) && (await differences(to.db, tables)).length === 0
  } finally {
    await to.close()
  }
}

/**
 * Copies the pictures or files of a database from one place to another and compares every file. Interrupted, it goes
 * on where it was: they are named by their content.
 */
export function createPictureMove(db: Db, from: MediaFiles, to: MediaFiles) {
  const done = new Set<string>()

  async function copied(id: string): Promise<void> {
    const names = await from.variants(id)
    const there = (await to.has(id)) ? await to.variants(id) : []
    const missing = names.filter((name) => !there.includes(name))
    if (missing.length > 0) await copy(id, missing, there.length > 0 ? to.add : to.store)
    const isWaiting = names.includes(masterName)
    if (there.includes(masterName) && !isWaiting) await to.dropMaster(id)
    for (const name of names) {
      const [one, other] = await Promise.all([from, to].map((store) => hashOf(store, id, name)))
      if (one !== other) throw new Error(`${to.location}/${id}/${name} is not what was copied`)
    }
    // The files of a waiting picture may still change: the next run looks again.
    if (!isWaiting) done.add(id)
  }

  async function copy(id: string, names: string[], store: MediaFiles['store']): Promise<void> {
    const staged = await to.stage()
    try {
      for (const name of names) {
        const content = await contentOf(from, id, name)
        if (content) await writeFile(join(staged, name), content)
      }
      await store(staged, id)
    } finally {
      await to.discard(staged)
    }
  }

  return {
    async refuseOthers(): Promise<void> {
      const [ours, theirs] = await Promise.all([from.installation(), to.installation()])
      if (theirs === undefined || theirs === ours) return
      throw new Refused(
        `${to.location} belongs to an installation: set ${to.setting} to a place without pictures`,
      )
    },

    async run(progress: Progress): Promise<number> {
      const ids = await idsIn(db, from.folder)
      const missing = ids.filter((id) => !done.has(id))
      for (const [index, id] of missing.entries()) {
        await copied(id)
        progress(index + 1, missing.length)
      }
      return ids.length
    },

    async end(): Promise<void> {
      const id = await from.installation()
      if (id !== undefined) await to.keepInstallation(id)
    },
  }
}

async function hashOf(files: MediaFiles, id: string, name: string): Promise<string | undefined> {
  const content = await contentOf(files, id, name)
  return content && createHash('sha256').update(content).digest('hex')
}
