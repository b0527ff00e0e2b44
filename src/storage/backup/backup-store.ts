import { stat } from 'node:fs/promises'
import { Problem } from '../../domain/problem.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import { createWorkStore, never } from '../scheduling/work-store.ts'
import type { Database } from '../engine/database.ts'
import { type ArchiveAddress, openArchiveStore } from './archive-store.ts'
import { archivesIn } from './archives.ts'

type BackupEnd = {
  endedAt: Date
  isProven: boolean
  bytes: number | null
  fault: string | null
}
export type BackupState = {
  location: string
  /** A disk that dies takes both. */
  isOnDiskOfData: boolean
  isRunning: boolean
  nextAt: Date | null
  last: BackupEnd | null
  provenAt: Date | null
  kept: number
}

/**
 * The values are in milliseconds: a look at the state, or a measurement, waits no longer for a
 * bucket.
 */
const ofLooks = { attempt: 2_000, longest: 2_500 }

export function createBackupStore(
  database: Database,
  { dataFolder, address }: { dataFolder: string; address: ArchiveAddress | null },
) {
  const work = createWorkStore(database)
  const store = address && openArchiveStore(address, ofLooks)

  return {
    async state(now: Date): Promise<BackupState | null> {
      if (!store) return null
      const { location, folder } = await store
      const planned = (await work.states(now)).find(({ name }) => name === 'backup')
      const archives = await archivesIn(await store).catch(() => [])
      const dueAt = planned?.dueAt ?? never
      return {
        location,
        isOnDiskOfData: folder !== null && (await diskOf(folder)) === (await diskOf(dataFolder)),
        isRunning: planned?.isRunning === true || dueAt <= now,
        nextAt: dueAt < never ? dueAt : null,
        last: planned?.end ? toEnd(planned.end.endedAt, planned.end.outcome as Outcome) : null,
        provenAt: archives.find(({ isProven }) => isProven)?.madeAt ?? null,
        kept: archives.length,
      }
    },

    /** Throws Problem('no-backup-place'). */
    async begin(edit: PlainEdit): Promise<void> {
      if (!store) throw new Problem('no-backup-place')
      await work.hasten('backup', edit)
    },
  }
}

type Outcome = { is_proven?: boolean; bytes?: number; faults?: string[]; error?: string }

function toEnd(endedAt: Date, { is_proven, bytes, faults, error }: Outcome): BackupEnd {
  const isProven = is_proven === true
  return {
    endedAt,
    isProven,
    bytes: bytes ?? null,
    fault: isProven ? null : (error ?? faults?.[0] ?? null),
  }
}

async function diskOf(folder: string): Promise<number | undefined> {
  return (await stat(folder).catch(() => undefined))?.dev
}
