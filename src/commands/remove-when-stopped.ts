import { rmSync } from 'node:fs'
import { exitCodes } from './outcome.ts'

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
  for (const place of temporary) rmSync(place, { recursive: true, force: true })
  process.exit(exitCodes.interrupted)
}
