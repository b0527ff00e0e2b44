import { sql } from 'kysely'
import { Client } from 'pg'
import type { Database } from './database.ts'
import type { Outage } from './outage.ts'
import { isOutOfReach } from './unavailable.ts'

const channel = 'wajha_content'
const heartbeat = { every: 1_000, patience: 2_000 } as const

export type ContentWatcher = {
  /** Something visitors see has changed. */
  changed(): void
  away(cause: unknown): void
  /** With the seconds of the outage and the number of cached pages served. */
  back(outage: ReturnType<Outage['end']>): void
}

/**
 * Notifies every process of changes that visitors see: on PostgreSQL over a connection whose
 * heartbeat also detects outages.
 */
export function createContentChanges({ db, engine, outage }: Database, address: string) {
  let tell = () => {}
  let close = async () => {}

  return {
    async listen(watcher: ContentWatcher): Promise<void> {
      tell = watcher.changed
      if (engine === 'postgres') close = await keepListening(address, outage, watcher)
    },

    async announce(): Promise<void> {
      tell()
      if (engine === 'postgres') await sql`select pg_notify(${channel}, '')`.execute(db)
    },

    close: (): Promise<void> => close(),
  }
}

async function keepListening(
  address: string,
  outage: Outage,
  watcher: ContentWatcher,
): Promise<() => Promise<void>> {
  const closing = new AbortController()
  let wake = () => {}
  const open = () => openListener(address, watcher.changed, () => wake())
  let listener: Listener | undefined = await open()

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, heartbeat.every)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** Somebody may have saved meanwhile; pages rendered from here on include it. */
  function thereAgain(): void {
    watcher.changed()
    if (outage.isOn()) watcher.back(outage.end())
  }

  function away(cause: unknown): void {
    if (outage.isLong()) watcher.changed()
    if (outage.isOn()) return
    outage.begin()
    watcher.away(cause)
  }

  async function listenAnew(): Promise<Listener | undefined> {
    try {
      const opened = await open()
      thereAgain()
      return opened
    } catch (error) {
      // If only notifications are missing, anything may change.
      if (isOutOfReach(error)) away(error)
      else thereAgain()
      return undefined
    }
  }

  async function beat(): Promise<void> {
    while (!closing.signal.aborted) {
      await pause()
      if (closing.signal.aborted || (await listener?.answers())) continue
      listener = await listenAnew()
    }
    await listener?.end()
  }

  const beating = beat()
  return () => {
    closing.abort()
    wake()
    return beating
  }
}

type Listener = Awaited<ReturnType<typeof openListener>>

async function openListener(address: string, onNotice: () => void, onLost: () => void) {
  const client = new Client({
    connectionString: address,
    keepAlive: true,
    connectionTimeoutMillis: heartbeat.patience,
    query_timeout: heartbeat.patience,
  })
  client.on('error', () => {})
  const end = () => client.end().catch(() => {})
  try {
    await client.connect()
    client.on('notification', onNotice)
    await client.query(`listen ${channel}`)
  } catch (error) {
    void end()
    throw error
  }
  client.once('end', onLost)

  /** A broken connection may hear nothing without knowing: it is closed. */
  async function answers(): Promise<boolean> {
    try {
      await client.query('select 1')
      return true
    } catch {
      void end()
      return false
    }
  }

  return { answers, end }
}
