import type { Trouble } from '../domain/mails/mail.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { BackupState } from '../storage/backup/backup-store.ts'
import type { SystemState } from '../storage/installation/system-store.ts'
import type { Job } from './scheduler.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** Less than this part of the disk is nearly none. */
const leastFree = 0.1
const longestFault = 500

type Stores = Pick<Storage, 'backups' | 'installation' | 'mails' | 'system'>

export function reportTrouble(storage: Stores, now = () => new Date()): Job {
  const { backups, installation, mails, system } = storage
  return {
    name: 'trouble',
    isDueAtStart: true,
    next: (time) => new Date(time.getTime() + hour),
    async run() {
      if (!mails.isOn || (await installation.isFrozen())) return { outcome: {}, isDone: true }
      const time = now()
      const backup = (await backups.state(time))?.last ?? null
      const { disk } = await system.read()
      const failedMails = await mails.failedSince(new Date(time.getTime() - day))
      const trouble = troubleIn({ backup, disk, failedMails })
      await mails.tellAdministrators(trouble, time)
      return { outcome: trouble ?? {}, isDone: true }
    },
  }
}

type Seen = Pick<SystemState, 'disk'> & {
  backup: Pick<NonNullable<BackupState['last']>, 'isProven' | 'fault'> | null
  failedMails: number
}

export function troubleIn({ backup, disk, failedMails }: Seen): Trouble | null {
  const freeDisk = disk.free / disk.size
  const trouble = {
    ...(backup?.isProven === false && { backup: (backup.fault ?? '').slice(0, longestFault) }),
    ...(freeDisk < leastFree && { freeDisk }),
    ...(failedMails > 0 && { failedMails }),
  }
  return Object.keys(trouble).length > 0 ? trouble : null
}
