import type { Socket } from 'node:net'
import type { PostgresPool } from 'kysely'
import { Pool, type PoolClient, types as parsers } from 'pg'
import type { Outage } from './outage.ts'
import { storeUnavailable } from './unavailable.ts'

/** A hanging database must be answered for within ten seconds (L4). */
export const poolTimeout = 6_000

/** The database itself ends what takes longer, in milliseconds; each is answered with 503. */
const limits = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
}

export type PoolSize = { connections?: number | undefined }
type PoolLimits = PoolSize & { timeout: number | null }

/** During an outage no query waits. Without `timeout`, work may take as long as it takes. */
export function openPool(address: string, given: PoolLimits, outage: Outage): PostgresPool {
  const pool = createPool(address, given)
  const connect = async () => {
    if (outage.isOn()) throw storeUnavailable()
    return pool.connect()
  }
  return { connect, end: () => pool.end(), options: pool.options }
}

function createPool(address: string, { timeout, connections = 10 }: PoolLimits): Pool {
  const bigint = 20
  const types = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === bigint ? Number : parsers.getTypeParser(id, format),
  }
  const pool = new Pool({
    connectionString: address,
    max: connections,
    ...(timeout === null ? {} : limits),
    connectionTimeoutMillis: 5_000,
    // It is shorter than the timeout, which would report an idle connection as broken.
    idleTimeoutMillis: 4_000,
    types,
  })
  // Broken connections are replaced; without a listener they would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (timeout !== null) breakWhenSilent(client, timeout)
  })
  return pool
}

/** A connection without a response is closed: its transaction may have committed or not. */
function breakWhenSilent(client: PoolClient, timeout: number): void {
  const { stream } = (client as PoolClient & { connection: { stream: Socket } }).connection
  stream.setTimeout(timeout, () => stream.destroy(new Error('Connection terminated: no answer')))
}
