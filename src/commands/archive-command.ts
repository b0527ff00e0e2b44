import type { Manifest } from '../storage/backup/manifest.ts'
import { resolve } from 'node:path'
import { rmSync } from 'node:fs'
import { exitCodes } from './outcome.ts'

export function inside(manifest: Manifest): string {
  const { rows, pictures } = counts(manifest)
  return `${rows} rows and ${pictures} pictures`
}

export function counts({ tables }: Manifest) {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return { rows, pictures: tables.media?.rows ?? 0 }
}

/** Paths are those of the folder the command was called in. */
export function givenPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}

const temporary = new Set<string>()

/** Ctrl-C, a closed terminal and the end of a server leave nothing behind. */
export function removeWhenStopped(file: string): void {
  if (temporary.size === 0) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.prependListener(signal, removeAll)
  }
  temporary.add(file).add(`${file}-rehearsal`)
}

function removeAll(): never {
  for (const path of temporary) rmSync(path, { recursive: true, force: true })
  process.exit(exitCodes.interrupted)
}
