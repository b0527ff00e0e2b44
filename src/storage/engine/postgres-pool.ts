import type { Socket } from 'node:net'
import type { PostgresPool } from 'kysely'
import { Pool, type PoolClient, types as parsers } from 'pg'
import type { Outage } from './outage.ts'
import { storeUnavailable } from './unavailable.ts'

/** How long an answer may take, so that a database that hangs is answered for within ten seconds. */
export const poolTimeout = 6_000

/** While the database is known to be away nobody waits for it. */
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
    // Sooner than the timeout, which would end an idle connection as if it had broken.
    idleTimeoutMillis: 4_000,
    types,
  })
  // A connection that breaks, idle or at work, is replaced; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (timeout !== null) breakWhenSilent(client, timeout)
  })
  return pool
}

/** A connection that gets no answer is given up as a whole: nobody knows what became of its transaction. */
function breakWhenSilent(client: PoolClient, timeout: number): void {
  const { stream } = (client as PoolClient & { connection: { stream: Socket } }).connection
  stream.setTimeout(timeout, () => stream.destroy(new Error('Connection terminated: no answer')))
}
