import { randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

export function createStaging(folder: string) {
  mkdirSync(folder, { recursive: true })
  refuseLink(folder)
  const newPath = () => join(folder, randomUUID())

  return {
    newPath,

    async stage(): Promise<string> {
      const staged = newPath()
      await mkdir(staged)
      return staged
    },

    /** A folder that cannot be removed now is cleared later. */
    discard: (staged: string): Promise<void> =>
      rm(staged, { recursive: true, force: true }).catch(() => {}),

    async clearStaging(time: Date): Promise<void> {
      for (const name of await readdir(folder)) {
        const path = join(folder, name)
        const found = await lstat(path).catch(() => undefined)
        if (found && found.mtime < time) await rm(path, { recursive: true, force: true })
      }
    },
  }
}

function refuseLink(path: string): void {
  if (lstatSync(path).isSymbolicLink()) throw new Error(`${path} is a link: make it a folder`)
}
