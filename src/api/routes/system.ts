import packageFile from '../../../package.json' with { type: 'json' }
import { systemEndpoints, type SystemResponse } from '../../contract/system.ts'
import { messages } from '../../domain/messages.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import type { BackupState } from '../../storage/backup/backup-store.ts'
import type { MailState } from '../../storage/mails/mail-store.ts'
import type { SystemState } from '../../storage/installation/system-store.ts'

export function systemRoutes({ storage, now }: ApiParts) {
  const { backups, mails, system } = storage

  return createRoutes(systemEndpoints, {
    'GET /system': async () => ({
      ...toSystem(packageFile.version, await system.read(), await backups.state(now())),
      mail: mails.isOn ? toMail(await mails.state()) : null,
    }),

    'POST /system/backups': async (c) => {
      await backups.begin(editOf(c))
      return { message: messages.backupBegun }
    },

    'POST /system/test-mail': async (c) => {
      await mails.addTest(c.get('user').id, editOf(c))
      return { message: messages.testMailQueued }
    },
  })
}

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

function toSystem(
  version: string,
  { engine, isFrozen, pictures, bucket, disk, instances }: SystemState,
  backups: BackupState | null,
): Omit<SystemResponse, 'mail'> {
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

function toMail({ waiting, sentAt, faults }: MailState): SystemResponse['mail'] {
  return {
    waiting,
    sent_at: sentAt?.toISOString() ?? null,
    faults: faults.map(({ endedAt, nextTryAt, ...fault }) => ({
      ...fault,
      ended_at: endedAt?.toISOString() ?? null,
      next_try_at: nextTryAt?.toISOString() ?? null,
    })),
  }
}
