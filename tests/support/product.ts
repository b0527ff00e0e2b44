import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { serverEnvironment, serverProgram } from '../../scripts/serving.js'

const root = resolve(import.meta.dirname, '../..')
const patience = 120_000

export const layla = { email: 'layla@naoura.example', password: 'Orontes-1936-water' } as const
export const omar = { email: 'omar@naoura.example', password: 'Hama-17-wheels-turn' } as const
export const apiKey = 'wajha-public'

export type Product = Awaited<ReturnType<typeof startProduct>>

type Start = {
  dataFolder: string
  environment?: Record<string, string>
  launcher?: string[]
}

export async function startProduct({ dataFolder, environment = {}, launcher = [] }: Start) {
  const [program = '', ...rest] = [...launcher, process.execPath, ...serverProgram]
  const child = spawn(program, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...serverEnvironment,
      PORT: '0',
      DATA_DIR: dataFolder,
      ADMIN_EMAIL: layla.email,
      ADMIN_PASSWORD: layla.password,
      LOG_LEVEL: 'error',
      BACKUP_AT: 'off',
      ...environment,
    },
  })
  const printed = linesOf(child)
  const address = await printedAddress(child)
  return {
    address,
    pid: child.pid ?? 0,
    printed,
    logged: () => jsonLines(printed),
    stop: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
  }
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'wajha-test-'))
}

export async function copyOf(dataFolder: string): Promise<string> {
  const copy = await temporaryFolder()
  await cp(dataFolder, copy, { recursive: true })
  return copy
}

export function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}

export type Api = ReturnType<typeof apiOf>

export function apiOf(address: string, token?: string) {
  return (path: string, init: RequestInit = {}) =>
    fetch(`${address}/api/${path}`, {
      ...init,
      headers: {
        'api-key': apiKey,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(init.headers as Record<string, string> | undefined),
      },
    })
}

export type SignedIn = { token: string; user: { id: number; role_name: string } }

export async function signIn(
  address: string,
  credentials: { email: string; password: string } = layla,
  headers: Record<string, string> = {},
): Promise<SignedIn> {
  const answer = await apiOf(address)('signin', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  if (!answer.ok) throw new Error(`signing in was answered ${answer.status}`)
  return (await answer.json()) as SignedIn
}

export async function inviteOmar(address: string): Promise<void> {
  const { token } = await signIn(address)
  const body = new FormData()
  const form = { ...omar, name: 'Omar', role_id: '2', status: 'active' }
  for (const [name, value] of Object.entries(form)) body.append(name, value)
  const answer = await apiOf(address, token)('users', { method: 'POST', body })
  if (answer.status !== 201 && answer.status !== 409) throw new Error(await answer.text())
}

function linesOf(child: ChildProcess): string[] {
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => lines.push(line))
  }
  return lines
}

function jsonLines(printed: string[]): Record<string, unknown>[] {
  return printed
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

function printedAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve: found, reject } = Promise.withResolvers<string>()
  let output = ''
  const give = (reason: string) => reject(new Error(`the product ${reason}:\n${output}`))
  const limit = setTimeout(give, patience, 'did not start in time')
  child.once('exit', () => give('did not start'))
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
      const address = /Site +(http:\S+)\s/.exec(output)?.[1]
      if (address) found(address)
    })
  }
  return promise.finally(() => clearTimeout(limit))
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return child.exitCode
}
