import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const leftOver = /^\.wajha-.*\.partial(-rehearsal|\.age)?$/
const aDay = 24 * 60 * 60 * 1000

/** A younger file may belong to a backup that is still running. */
export const oldestMaking = () => new Date(Date.now() - aDay)

export async function clearLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!leftOver.test(name)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtime < oldestMaking()) await rm(path, { recursive: true, force: true })
  }
}
