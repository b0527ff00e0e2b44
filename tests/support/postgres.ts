import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { fastFolder } from '../../scripts/fast-folder.js'

// PostgreSQL refuses to run as root: "nobody" owns process and folder.
const nobody = 65534
const isRoot = process.getuid?.() === 0
const owner = isRoot ? { uid: nobody, gid: nobody } : {}

// The shell's input closes however the tests end: it then stops PostgreSQL and clears the folder.
const guardedServer = `
"$@" &
exec 2> /dev/null
cat > /dev/null
kill -QUIT $!
wait
rm -rf "$FOLDER"
`

const quickAndForgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  listen_addresses: '127.0.0.1',
  max_connections: '400',
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

export async function startPostgres(changes: Record<string, string> = {}, copied?: string) {
  const folder = mkdtempSync(path.join(fastFolder(), 'wajha-postgres-'))
  try {
    const binaries = reachable(binariesFolder(), folder)
    if (copied) copyCluster(copied, folder)
    else initialise(binaries, folder)
    const port = await freePort()
    const start = () =>
      launch(binaries, folder, { ...quickAndForgetful, ...changes, port: `${port}` })
    const stops = [await start()]
    const address = `postgres://postgres@127.0.0.1:${port}/postgres`
    return {
      address,
      dataFolder: path.join(folder, 'data'),
      newDatabase: () => newDatabase(address),
      copyTo(target: string): void {
        const from = [`--dbname=${address}`, `--pgdata=${target}`, '--checkpoint=fast']
        execFileSync(path.join(binaries, 'pg_basebackup'), from, asOwner(folder))
      },
      freeze: () => signalAll(folder, 'SIGSTOP'),
      thaw: () => signalAll(folder, 'SIGCONT'),
      end: (signal: NodeJS.Signals) => end(folder, signal),
      relaunch: async () => void stops.push(await start()),
      stop: async () => void (await Promise.all(stops.map((stop) => stop()))),
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

export async function newDatabase(address: string, template = 'template0'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query(`create database ${name} template ${template}`).finally(() => client.end())
  return Object.assign(new URL(address), { pathname: name }).href
}

export function nameOf(address: string): string {
  return new URL(address).pathname.slice(1)
}

function binariesFolder() {
  const folder = process.env.POSTGRES_BIN ?? newestOfDebian()
  if (folder) return folder
  throw new Error('PostgreSQL is not there: run `npm test`, which brings it, or set POSTGRES_BIN')
}

function newestOfDebian() {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return undefined
  const newest = readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))[0]
  return newest && path.join(versions, newest, 'bin')
}

// "nobody" may not read a folder of root: the programs then run from a copy.
function reachable(binaries: string, folder: string) {
  give(folder)
  const server = path.join(binaries, 'postgres')
  if (spawnSync(server, ['--version'], asOwner(folder)).status === 0) return binaries
  const asTheyAre = { recursive: true, verbatimSymlinks: true }
  cpSync(path.dirname(binaries), path.join(folder, 'native'), asTheyAre)
  give(folder)
  return path.join(folder, 'native/bin')
}

export function give(folder: string) {
  if (isRoot) execFileSync('chown', ['-R', `${nobody}:${nobody}`, folder])
}

function copyCluster(data: string, folder: string) {
  cpSync(data, path.join(folder, 'data'), { recursive: true, verbatimSymlinks: true })
  chmodSync(path.join(folder, 'data'), 0o700)
  give(folder)
}

function initialise(binaries: string, folder: string) {
  const data = `--pgdata=${path.join(folder, 'data')}`
  const plain = [
    '--encoding=UTF8',
    '--locale=C',
    '--auth=trust',
    '--username=postgres',
    '--no-sync',
  ]
  execFileSync(path.join(binaries, 'initdb'), [data, ...plain], asOwner(folder))
}

async function launch(binaries: string, folder: string, settings: Record<string, string>) {
  const command = [path.join(binaries, 'postgres'), '-D', path.join(folder, 'data'), '-k', '']
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn('sh', ['-c', guardedServer, 'sh', ...command, ...options], {
    ...asOwner(folder),
    stdio: ['pipe', 'ignore', 'pipe'],
    // Otherwise Ctrl+C would end the shell before it clears the folder.
    detached: true,
  })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.stdin.end()
    await ended
  }
  await readiness(server.stderr).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return stop
}

function postmasterOf(folder: string): number {
  return Number.parseInt(readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8'), 10)
}

function signalAll(folder: string, signal: NodeJS.Signals): void {
  if (!existsSync(path.join(folder, 'data/postmaster.pid'))) return
  for (const pid of processesOf(folder)) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      // One of the processes has ended since they were counted.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

async function end(folder: string, signal: NodeJS.Signals): Promise<void> {
  const [postmaster = 0, ...others] = processesOf(folder)
  process.kill(postmaster, signal)
  // Whatever else happens goes on meanwhile.
  while ([postmaster, ...others].some(isRunning)) await promisify(setImmediate)()
  // A killed server leaves the file. Its number lives on until the shell waits for it.
  rmSync(path.join(folder, 'data/postmaster.pid'), { recursive: true, force: true })
}

function processesOf(folder: string): number[] {
  const postmaster = postmasterOf(folder)
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
  return [postmaster, ...children.split(/\s+/).filter(Boolean).map(Number)]
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

function asOwner(folder: string) {
  return { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', FOLDER: folder } }
}

function readiness(log: Readable) {
  return new Promise<void>((resolve, reject) => {
    let text = ''
    log.setEncoding('utf8')
    log.on('data', (chunk: string) => {
      text += chunk
      if (text.includes('ready to accept connections')) resolve()
    })
    log.on('end', () => reject(new Error(`PostgreSQL did not start:\n${text}`)))
  })
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
