import type { Socket } from 'node:net'
import type { PostgresPool } from 'kysely'
import { Pool, type PoolClient, types as parsers } from 'pg'
import type { Outage } from './outage.ts'
import { storeUnavailable } from './unavailable.ts'

/** So that a hanging database is answered for within ten seconds (L4). */
export const poolTimeout = 6_000

/** During an outage nobody waits. */
export function openPool(address: string, timeout: number | null, outage: Outage): PostgresPool {
  const pool = createPool(address, timeout)
  const connect = async () => {
    if (outage.isOn()) throw storeUnavailable()
    return pool.connect()
  }
  return { connect, end: () => pool.end(), options: pool.options }
}

function createPool(address: string, timeout: number | null): Pool {
  const bigint = 20
  const types = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === bigint ? Number : parsers.getTypeParser(id, format),
  }
  const pool = new Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Shorter than the timeout, which would report an idle connection as broken.
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
