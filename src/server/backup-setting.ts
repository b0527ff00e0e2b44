import { join, resolve } from 'node:path'
import { z } from 'zod'
import { retentionIn } from '../domain/backup-retention.ts'
import type { ArchiveAddress } from '../storage/backup/archive-store.ts'
import type { BucketAccess } from '../storage/engine/bucket.ts'
import { bucketAt } from './bucket-setting.ts'
import { WrongSetting } from './wrong-setting.ts'

const text = z.string().min(1)

export const backupSettings = {
  BACKUP_AT: text
    .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'must be a time such as 03:00, or off')
    .optional(),
  BACKUP_TO: text
    .refine(isArchiveAddress, 'must be a folder, or a bucket such as s3://name/backups')
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+$/, 'must be a public age key, which begins with age1')
    .optional(),
  BACKUP_KEEP: text
    .refine((rule) => retentionIn(rule) !== undefined, 'must be a rule such as 7d4w6m')
    .optional(),
}

type Given = z.output<z.ZodObject<typeof backupSettings>>
type BackupPaths = { dataFolder: string; projectFolder: string; access: BucketAccess | null }

/**
 * `at` is null where they are made only by hand. Changes are sent after them to a place that a setting
 * names, since one beside the data is lost with it.
 */
export type Backups = {
  at: string | null
  address: ArchiveAddress
  keep: string
  sendsChanges: boolean
}

function isArchiveAddress(text: string): boolean {
  return !/^\w+:\/\//.test(text) || bucketAt(text) !== null
}

/** A setting that names a bucket needs that bucket's key as well. */
export function namesBucket({
  S3_BUCKET,
  BACKUP_TO = '',
}: Given & { S3_BUCKET?: string | undefined }) {
  if (S3_BUCKET !== undefined) return 'S3_BUCKET'
  return bucketAt(BACKUP_TO) ? 'BACKUP_TO' : undefined
}

/**
 * Backups run by themselves only where their place is known: beside a SQLite file, or where a
 * setting says.
 */
export function backupsOf(
  given: Given & { DATABASE_URL?: string | undefined },
  paths: BackupPaths,
): Backups | null {
  const { BACKUP_AT: at, BACKUP_TO: to, BACKUP_KEEP: keep, DATABASE_URL: database } = given
  const isAddressKnown = to !== undefined || database === undefined
  if (!isAddressKnown) {
    if (at === undefined || at === 'off') return null
    throw new WrongSetting('BACKUP_AT and DATABASE_URL are set, and BACKUP_TO is not: set it, too.')
  }
  return {
    at: at === 'off' ? null : (at ?? '03:00'),
    address:
      to === undefined ? { folder: join(paths.dataFolder, 'backups') } : addressAt(to, paths),
    keep: keep ?? (to === undefined ? '3d' : '7d4w6m'),
    sendsChanges: to !== undefined && database === undefined,
  }
}

function addressAt(to: string, { projectFolder, access }: BackupPaths): ArchiveAddress {
  const bucket = bucketAt(to)
  return bucket && access
    ? { bucket: { ...access, ...bucket } }
    : { folder: resolve(projectFolder, to) }
}
