import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'

const program = resolve(import.meta.dirname, '../../src/commands/main.ts')

/** Runs a command as the owner of the machine would, with these settings alone. */
export async function wajha(environment: Record<string, string>, ...given: string[]) {
  const child = spawn(process.execPath, [program, ...given], {
    env: { PATH: process.env.PATH ?? '', ...environment },
  })
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (child.exitCode === null) await once(child, 'exit')
  return { code: child.exitCode, out, complaints, json: () => JSON.parse(out) }
}
