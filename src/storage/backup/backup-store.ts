import { stat } from 'node:fs/promises'
import { lastBackupGoes, retentionIn } from '../../domain/backup-retention.ts'
import { Problem } from '../../domain/problem.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import { createWorkStore, never } from '../scheduling/work-store.ts'
import type { Database } from '../engine/database.ts'
import { type ArchiveAddress, openArchiveStore } from './archive-store.ts'
import { archivesIn } from './archives.ts'
import { copiesIn, copyFolder } from './copy-before-migrating.ts'

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

/** `keep` is as BACKUP_KEEP is written. */
export type BackupSetting = { address: ArchiveAddress; keep: string }

/** Erased content is still in backups until the last of them has expired. */
type Remains = {
  state: 'none' | 'until' | 'kept' | 'unknown'
  until: Date | null
  rule: string
  /** File names of copies from before upgrades, which only more upgrades remove. */
  copies: string[]
}

/**
 * The values are in milliseconds: a look at the state, or a measurement, waits no longer for a
 * bucket.
 */
const ofLooks = { attempt: 2_000, longest: 2_500 }

export function createBackupStore(
  database: Database,
  { dataFolder, setting }: { dataFolder: string; setting: BackupSetting | null },
) {
  const work = createWorkStore(database)
  const store = setting && openArchiveStore(setting.address, ofLooks)

  async function nextAt(now: Date): Promise<Date | null> {
    const planned = (await work.states(now)).find(({ name }) => name === 'backup')
    return planned && planned.dueAt < never ? planned.dueAt : null
  }

  async function expiry(now: Date): Promise<Omit<Remains, 'copies'>> {
    const rule = setting?.keep ?? ''
    const archives = store ? await archivesIn(await store).catch(noneIfNoFolder) : []
    const moments = archives.map(({ madeAt }) => madeAt)
    if (moments.length === 0) return { state: 'none', until: null, rule }
    const [retention, next] = [retentionIn(rule), await nextAt(now)]
    if (!retention || !next) return { state: 'kept', until: null, rule }
    return { state: 'until', until: lastBackupGoes(moments, retention, next), rule }
  }

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

    async remains(now: Date): Promise<Remains> {
      const copies = await copiesIn(copyFolder(dataFolder))
      const unknown = { state: 'unknown', until: null, rule: setting?.keep ?? '' } as const
      return { ...(await expiry(now).catch(() => unknown)), copies }
    },

    /** Throws Problem('no-backup-place'). */
    async begin(edit: PlainEdit): Promise<void> {
      if (!store) throw new Problem('no-backup-place')
      await work.hasten('backup', edit)
    },
  }
}

function noneIfNoFolder(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
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
