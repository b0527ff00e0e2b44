import { mkdirSync } from 'node:fs'
import { access, constants, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { expiredBackups, type Retention } from '../../domain/backup-retention.ts'

/** Of a proven archive; of another one `-unproven` stands before the end. */
const archiveName = /^wajha-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(-unproven)?\.tar(?:\.age)?$/
const leftOver = /^\.wajha-.*\.partial(-rehearsal|\.age)?$/
const aDay = 24 * 60 * 60 * 1000

type Archive = { name: string; madeAt: Date; isProven: boolean }

/** `wajha-20251103T030000Z.tar`, encrypted `….tar.age`. */
export function nameOfArchive(madeAt: Date, isProven: boolean, isEncrypted = false): string {
  const moment = madeAt.toISOString().replace(/[-:]|\.\d+/g, '')
  return `wajha-${moment}${isProven ? '' : '-unproven'}.tar${isEncrypted ? '.age' : ''}`
}

/** Makes it where it is missing. Throws what the disk says. */
export async function requireArchiveFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

/** Of backups that were killed more than a day ago. */
export async function clearLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!leftOver.test(name)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - aDay) await rm(path, { recursive: true, force: true })
  }
}

/** Bytes that are free, and those that a backup as large as the last one would need while it is tried out. */
export async function roomIn(folder: string): Promise<{ free: number; needed: number }> {
  const { bavail, bsize } = await statfs(folder)
  const [last] = await archivesIn(folder)
  const size = last ? (await stat(join(folder, last.name))).size : 0
  return { free: bavail * bsize, needed: 1.5 * size }
}

/**
 * Call it after a backup; gives the names of what is removed. Proven archives that the rule does not keep
 * go only if the newest is proven; unproven ones go once a newer one is, or by the rule.
 */
export async function removeExpired(folder: string, retention: Retention): Promise<string[]> {
  const archives = await archivesIn(folder)
  const proven = archives.filter(({ isProven }) => isProven)
  const unproven = archives.filter(({ isProven }) => !isProven)
  const newest = proven[0]?.madeAt ?? new Date(0)
  const gone = [
    ...(archives[0]?.isProven ? expiredOf(proven, retention) : []),
    ...unproven.filter(({ madeAt }) => madeAt < newest),
    ...expiredOf(
      unproven.filter(({ madeAt }) => madeAt >= newest),
      retention,
    ),
  ]
  for (const { name } of gone) await rm(join(folder, name), { force: true })
  return gone.map(({ name }) => name)
}

function expiredOf(archives: Archive[], retention: Retention): Archive[] {
  const moments = archives.map(({ madeAt }) => madeAt)
  const expired = new Set(expiredBackups(moments, retention))
  return archives.filter(({ madeAt }) => expired.has(madeAt))
}

/** When the newest archive that was proven was made; undefined where there is none. */
export async function newestProven(folder: string): Promise<Date | undefined> {
  const archives = await archivesIn(folder).catch(() => [])
  return archives.find(({ isProven }) => isProven)?.madeAt
}

/** Newest first. Throws what the disk says. */
export async function archivesIn(folder: string): Promise<Archive[]> {
  const archives = (await readdir(folder)).flatMap((name): Archive[] => {
    const [, year, month, day, hour, minute, second, mark] = archiveName.exec(name) ?? []
    if (year === undefined) return []
    const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    return [{ name, madeAt, isProven: mark === undefined }]
  })
  return archives.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}
