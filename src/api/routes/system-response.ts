import type { SystemResponse } from '../../contract/system.ts'
import type { BackupState } from '../../storage/backup/backup-store.ts'
import type { SystemState } from '../../storage/installation/system-store.ts'

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

export function toSystem(
  version: string,
  { engine, isFrozen, pictures, bucket, disk, instances }: SystemState,
  backups: BackupState | null,
): SystemResponse {
  return {
    version,
    store: { engine: engines[engine], is_frozen: isFrozen },
    media: { pictures, bucket, disk },
    backups: backups && toBackups(backups),
    instances: instances.map(({ startedAt, ...instance }) => ({
      ...instance,
      started_at: startedAt.toISOString(),
    })),
  }
}

function toBackups({
  location,
  isOnDiskOfData,
  isRunning,
  nextAt,
  last,
  provenAt,
  kept,
}: BackupState): NonNullable<SystemResponse['backups']> {
  return {
    location,
    is_on_disk_of_data: isOnDiskOfData,
    is_running: isRunning,
    next_at: nextAt?.toISOString() ?? null,
    last: last && {
      ended_at: last.endedAt.toISOString(),
      is_proven: last.isProven,
      bytes: last.bytes,
      fault: last.fault,
    },
    proven_at: provenAt?.toISOString() ?? null,
    kept,
  }
}
