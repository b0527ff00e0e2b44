import { accessSync, constants, mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import type { ListenOptions } from 'node:net'
import { openApp, starting, unreadableRequest } from './app.ts'
import { type Config, readConfig, siteAddress } from './config.ts'
import { WrongSetting } from './wrong-setting.ts'
import { createHttpServer } from './http-server.ts'
import { print } from './print.ts'
import { stop } from './stop.ts'

/** The first file descriptor that a service manager passes on. */
const handedOver = 3

/** Node's 511 overflow when many come at once; a client that finds no place tries again after seconds. */
const backlog = 4_096

type App = Awaited<ReturnType<typeof openApp>>

/** Settings name places from the folder of the project on. */
export async function serve(projectFolder: string): Promise<void> {
  try {
    await start(projectFolder)
  } catch (error) {
    print(`${sentenceOf(error)}\n`)
    process.exit(1)
  }
}

async function start(projectFolder: string): Promise<void> {
  const config = readConfig(process.env, projectFolder)
  requireWritable(config.dataFolder, 'its data folder', 'DATA_DIR')
  const { backups } = config
  if (backups && 'folder' in backups.address) {
    requireWritable(backups.address.folder, 'its backup folder', 'BACKUP_TO')
  }
  if (config.backupRecipient) await requireRecipient(config.backupRecipient)
  // The server listens first: a start that fails on the port must not have shown or hidden the
  // first password.
  const door = { open: starting }
  const http = createHttpServer(
    (incoming, outgoing) => door.open(incoming, outgoing),
    unreadableRequest,
  )
  const isHeldForUs = isHandedOver(process.env)
  if (!isHeldForUs) await listening(http, { port: config.port, host: config.host, backlog })
  const app = await openApp(config)
  http.on('connection', app.connected)
  door.open = app.listener
  // No request is told to come back: each waits in the socket's queue.
  if (isHeldForUs) await listening(http, { fd: handedOver })
  stopOnSignal(app, http, config)
  announce(app, config, http)
}

/** Otherwise an invalid key would only be noticed at night. */
async function requireRecipient(recipient: string): Promise<void> {
  const { encrypterFor, NoKey } = await import('../storage/backup/encryption.ts')
  try {
    encrypterFor(recipient)
  } catch (error) {
    if (!(error instanceof NoKey)) throw error
    throw new WrongSetting('Invalid setting BACKUP_RECIPIENT: it must be a public age key.')
  }
}

function requireWritable(folder: string, what: string, setting: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new WrongSetting(
      `Wajha cannot read and write ${what} ${folder}: change its permissions or set ${setting} to another folder.`,
    )
  }
}

function listening(server: Server, where: ListenOptions | { fd: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('listening', resolve)
    server.listen(where)
  })
}

/** Variables meant for another process are inherited, too. */
function isHandedOver({ LISTEN_FDS: count, LISTEN_PID: pid }: NodeJS.ProcessEnv): boolean {
  return count === '1' && pid === String(process.pid)
}

function announce(app: App, config: Config, server: Server): void {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const site = siteAddress({ ...config, port })
  const lines = [`Site       ${site}`, `Dashboard  ${site}/dashboard`]
  print(`\n${lines.join('\n')}\n\n`)
  const database = config.databaseUrl ? 'PostgreSQL' : 'SQLite'
  app.log.info({ site, database, node: process.versions.node }, 'started')
}

/** A signal to a process group arrives twice: from npm, which passes it on, and directly. */
function stopOnSignal(app: App, server: Server, { stopDelay }: Config): void {
  let isStopping = false
  const begin = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    app.log.info({ signal }, 'stopping')
    const isWhole = await stop(server, app, stopDelay)
    app.log.info({ isWhole }, 'stopped')
    process.exit(isWhole ? 0 : 1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, begin)
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof WrongSetting) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use: stop the other program or set PORT to a free port.`
  if (code === 'EACCES') return 'Permission denied for this port or address: change PORT or HOST.'
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.'
  return `Wajha could not start: ${error.message}`
}
