import { statfs } from 'node:fs/promises'
import { expiredBackups, type Retention } from '../../domain/backup-retention.ts'
import type { ArchiveStore } from './archive-store.ts'

const archiveName = /^wajha-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(-unproven)?\.tar(?:\.age)?$/

type Archive = { name: string; bytes: number; madeAt: Date; isProven: boolean }

export function nameOfArchive(madeAt: Date, isProven: boolean, isEncrypted = false): string {
  const timestamp = madeAt.toISOString().replace(/[-:]|\.\d+/g, '')
  return `wajha-${timestamp}${isProven ? '' : '-unproven'}.tar${isEncrypted ? '.age' : ''}`
}

/**
 * The free bytes where backups are made, and the bytes that one as large as the last would need
 * there.
 */
export async function roomIn(
  folder: string,
  store: ArchiveStore,
): Promise<{ free: number; needed: number }> {
  const { bavail, bsize } = await statfs(folder)
  const [last] = await archivesIn(store)
  return { free: bavail * bsize, needed: 1.5 * (last?.bytes ?? 0) }
}

/**
 * Call it after a backup; gives the names of what is removed. Proven archives that the rule does not keep
 * go only if the newest is proven; unproven ones go once a newer one is, or by the rule.
 */
export async function removeExpired(store: ArchiveStore, retention: Retention): Promise<string[]> {
  const archives = await archivesIn(store)
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
  for (const { name } of gone) await store.remove(name)
  return gone.map(({ name }) => name)
}

function expiredOf(archives: Archive[], retention: Retention): Archive[] {
  const moments = archives.map(({ madeAt }) => madeAt)
  const expired = new Set(expiredBackups(moments, retention))
  return archives.filter(({ madeAt }) => expired.has(madeAt))
}

export async function newestProven(store: ArchiveStore): Promise<Date | undefined> {
  const archives = await archivesIn(store).catch(() => [])
  return archives.find(({ isProven }) => isProven)?.madeAt
}

export async function archivesIn(store: ArchiveStore): Promise<Archive[]> {
  const archives = (await store.files()).flatMap(({ name, bytes }): Archive[] => {
    const [, year, month, day, hour, minute, second, mark] = archiveName.exec(name) ?? []
    if (year === undefined) return []
    const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    return [{ name, bytes, madeAt, isProven: mark === undefined }]
  })
  return archives.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}
