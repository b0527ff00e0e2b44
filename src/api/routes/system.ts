import packageFile from '../../../package.json' with { type: 'json' }
import { systemEndpoints, type SystemResponse } from '../../contract/system.ts'
import { messages } from '../../domain/messages.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import type { Lag } from '../../storage/changes/lag.ts'
import type { BackupState } from '../../storage/backup/backup-store.ts'
import type { ExportState } from '../../storage/leaving/export-store.ts'
import type { MailState } from '../../storage/mails/mail-store.ts'
import type { SystemState } from '../../storage/installation/system-store.ts'

export function systemRoutes({ storage, now }: ApiParts) {
  const { backups, exports, mails, shipper, system } = storage

  async function backupsNow(): Promise<SystemResponse['backups']> {
    const state = await backups.state(now())
    const lag = shipper && (await shipper.lag())
    return state && { ...toBackups(state), changes: lag && toChanges(lag, now()) }
  }

  return createRoutes(systemEndpoints, {
    'GET /system': async () => ({
      ...toSystem(packageFile.version, await system.read()),
      backups: await backupsNow(),
      export: toExport(await exports.state(now())),
      mail: mails.isOn ? toMail(await mails.state()) : null,
    }),

    'POST /system/backups': async (c) => {
      await backups.begin(editOf(c))
      return { message: messages.backupBegun }
    },

    'POST /system/export': async (c) => {
      await exports.begin(editOf(c))
      return { message: messages.exportBegun }
    },

    'POST /system/export/link': async (c) => {
      const { token, until } = await exports.makeLink(editOf(c))
      return { link: `/api/downloads/${token}`, expires_at: until.toISOString() }
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
): Omit<SystemResponse, 'backups' | 'export' | 'mail'> {
  return {
    version,
    store: { engine: engines[engine], is_frozen: isFrozen },
    media: { pictures, bucket, disk },
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
}: BackupState): Omit<NonNullable<SystemResponse['backups']>, 'changes'> {
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

function toChanges(
  { sentUntil, behindSince, fault, hasBase }: Lag,
  now: Date,
): NonNullable<SystemResponse['backups']>['changes'] {
  return {
    sent_until: sentUntil?.toISOString() ?? null,
    lag_seconds: sentUntil && Math.max(0, Math.ceil((now.getTime() - sentUntil.getTime()) / 1000)),
    behind_since: behindSince?.toISOString() ?? null,
    fault,
    has_base: hasBase,
  }
}

function toExport({ isRunning, progress, ready, fault }: ExportState): SystemResponse['export'] {
  return {
    is_running: isRunning,
    progress,
    ready: ready && {
      made_at: ready.madeAt.toISOString(),
      until: ready.until.toISOString(),
      bytes: ready.bytes,
      missing: ready.missing,
    },
    fault,
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
