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
const ours =
  /^((wajha|serving|store)\.sqlite(-\w+)?|token-secret(-new)?|media|backups|\.restoring|lost\+found)$/

export function keepPrivate(file: string): void {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) make(file)
  for (const part of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(part)) restrict(part, 0o600)
  if (isForUs(folder)) restrict(folder, 0o700)
}

/** Shared folders such as /tmp stay open to others. */
function isForUs(folder: string): boolean {
  const isShared = statSync(folder).mode & sticky
  return !isShared && readdirSync(folder).every((name) => ours.test(name))
}

/** Never opens an existing file: closing it would release SQLite's locks in this process. */
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
    // The owner of the file protects it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
