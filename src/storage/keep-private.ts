import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const sticky = 0o1000

/** Makes a SQLite file, which may not be there yet, and its folder readable by their owner only. */
export function keepPrivate(file: string): void {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) make(file)
  for (const part of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(part)) restrict(part, 0o600)
  // A folder such as /tmp is everybody's.
  if (!(statSync(folder).mode & sticky)) restrict(folder, 0o700)
}

/** Never opens a file that is there: closing it would end the locks that SQLite has on it in this process. */
function make(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    // What belongs to somebody else is theirs to protect.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
