import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Asked, Told } from './command-host.ts'

const program = resolve(import.meta.dirname, '../../src/commands/main.ts')
/** A product that is started again and again need not be compiled each time. */
export const compiled = resolve(import.meta.dirname, '../../.cache/compiled')

let host: ChildProcess | undefined

/**
 * Runs a command as the owner of the machine would, with these settings alone: in a process of its
 * own beside the product, which takes one command after the other, since starting costs most.
 */
export async function wajha(environment: Record<string, string>, ...given: string[]) {
  host ??= startHost()
  const asked: Asked = { environment: { PATH: process.env.PATH ?? '', ...environment }, given }
  host.send(asked)
  const [told] = (await once(host, 'message')) as [Told]
  return withJson(told)
}

export async function wajhaProcess(environment: Record<string, string>, ...given: string[]) {
  const child = spawn(process.execPath, [program, ...given], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compiled, ...environment },
  })
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (child.exitCode === null) await once(child, 'exit')
  return withJson({ code: child.exitCode, out, complaints })
}

function withJson<Result extends { out: string }>(result: Result) {
  return { ...result, json: () => JSON.parse(result.out) }
}

function startHost(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'command-host.ts'), {
    execArgv: [],
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compiled },
  })
  child.unref()
  child.channel?.unref()
  return child
}
