import packageFile from '../../../package.json' with { type: 'json' }
import { systemEndpoints, type SystemResponse } from '../../contract/system.ts'
import { messages } from '../../domain/messages.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import type { BackupState } from '../../storage/backup/backup-store.ts'
import type { SystemState } from '../../storage/installation/system-store.ts'

export function systemRoutes({ storage, now }: ApiParts) {
  const { backups, system } = storage

  return createRoutes(systemEndpoints, {
    'GET /system': async () =>
      toSystem(packageFile.version, await system.read(), await backups.state(now())),

    'POST /system/backups': async (c) => {
      await backups.begin(editOf(c))
      return { message: messages.backupBegun }
    },
  })
}

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

function toSystem(
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
