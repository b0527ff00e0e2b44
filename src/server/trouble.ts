import type { Trouble } from '../domain/mails/mail.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { BackupState } from '../storage/backup/backup-store.ts'
import { type Lag, longBehindSince } from '../storage/changes/lag.ts'
import type { SystemState } from '../storage/installation/system-store.ts'
import type { Job } from './scheduler.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
/** Less than this part of the disk is nearly none. */
const leastFree = 0.1
const longestFault = 500

type Stores = Pick<Storage, 'backups' | 'installation' | 'mails' | 'system'> & {
  shipper: Pick<NonNullable<Storage['shipper']>, 'lag'> | null
}

export function reportTrouble(storage: Stores, now = () => new Date()): Job {
  const { backups, installation, mails, shipper, system } = storage
  let isSoon = false
  return {
    name: 'trouble',
    isDueAtStart: true,
    next: (time) => new Date(time.getTime() + (isSoon ? minute : hour)),
    async run() {
      if (!mails.isOn || (await installation.isFrozen())) return { outcome: {}, isDone: true }
      const time = now()
      const changes = shipper && (await shipper.lag())
      isSoon = shipper !== null && isUndecided(changes, time)
      if (isSoon) return { outcome: {}, isDone: true }
      const backup = (await backups.state(time))?.last ?? null
      const { disk } = await system.read()
      const failedMails = await mails.failedSince(new Date(time.getTime() - day))
      const trouble = troubleIn({ backup, changes, disk, failedMails }, time)
      await mails.tellAdministrators(trouble, time)
      return { outcome: trouble ?? {}, isDone: true }
    },
  }
}

type Seen = Pick<SystemState, 'disk'> & {
  backup: Pick<NonNullable<BackupState['last']>, 'isProven' | 'fault'> | null
  changes: Lag | null
  failedMails: number
}

/** After a start neither trouble nor its end is known at once. */
function isUndecided(lag: Lag | null, now: Date): boolean {
  return lag === null || (lag.fault !== null && !longBehindSince(lag, now))
}

export function troubleIn({ backup, changes, disk, failedMails }: Seen, now: Date): Trouble | null {
  const freeDisk = disk.free / disk.size
  const since = changes && longBehindSince(changes, now)
  const trouble = {
    ...(backup?.isProven === false && { backup: (backup.fault ?? '').slice(0, longestFault) }),
    ...(since && {
      changes: {
        since: since.toISOString(),
        fault: (changes?.fault ?? '').slice(0, longestFault),
      },
    }),
    ...(freeDisk < leastFree && { freeDisk }),
    ...(failedMails > 0 && { failedMails }),
  }
  return Object.keys(trouble).length > 0 ? trouble : null
}
