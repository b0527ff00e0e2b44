import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'

const sticky = 0o1000
/** What a data folder holds, and what the root of a volume does besides. */
const ours = /^((wajha|serving)\.sqlite(-\w+)?|token-secret(-new)?|media|lost\+found)$/

/** Makes a SQLite file, which may not be there yet, and its folder readable by their owner only. */
export function keepPrivate(file: string): void {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) make(file)
  for (const part of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(part)) restrict(part, 0o600)
  if (isForUs(folder)) restrict(folder, 0o700)
}

/** A folder such as /tmp is everybody's, and one of other files was named by mistake: others need it open. */
function isForUs(folder: string): boolean {
  const isShared = statSync(folder).mode & sticky
  return !isShared && readdirSync(folder).every((name) => ours.test(name))
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
