import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Config } from './config.ts'

const lowestPriority = 19

type Running = Pick<Config, 'projectFolder'> & {
  signal: AbortSignal
  progress?: ((progress: object) => void) | undefined
}

export async function runCommand(
  given: string[],
  { projectFolder, signal, progress = () => {} }: Running,
): Promise<object> {
  const child = spawn(process.execPath, ['src/commands/main.ts', '--json', ...given], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  const ended = once(child, 'exit')
  giveWay(child.pid)
  const [out] = await Promise.all([text(child.stdout), ended, hear(child.stderr, progress)])
  return JSON.parse(out) as object
}

/** The priority is the lowest that the machine allows; a sandbox may allow none. */
export function giveWay(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, lowestPriority)
  } catch {
    // It then runs at normal priority.
  }
}

async function hear(errors: Readable, progress: (progress: object) => void): Promise<void> {
  for await (const line of createInterface(errors)) {
    if (line.startsWith('{"done":')) progress(JSON.parse(line) as object)
  }
}
