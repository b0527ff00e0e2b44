import { sql } from 'kysely'
import { Client } from 'pg'
import type { Database } from './database.ts'

const channel = 'wajha_content'
const retryAfter = 1_000

/**
 * Tells every process on this database that visitors would see something new. Over PostgreSQL by its
 * notifications; while their connection is lost, a change is assumed every second.
 */
export function createContentChanges({ connection, engine }: Database, address: string) {
  const closing: (() => Promise<void>)[] = []
  let tell = () => {}

  return {
    async listen(onChange: () => void): Promise<void> {
      tell = onChange
      if (engine === 'postgres') closing.push(await listening(address, onChange))
    },

    async announce(): Promise<void> {
      tell()
      if (engine === 'postgres') await sql`select pg_notify(${channel}, '')`.execute(connection)
    },

    close: async (): Promise<void> => {
      for (const close of closing) await close()
    },
  }
}

async function listening(address: string, onChange: () => void): Promise<() => Promise<void>> {
  let closed = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    client = new Client({ connectionString: address, keepAlive: true })
    client.on('notification', onChange)
    client.on('error', () => {})
    client.once('end', retryLater)
    await client.connect()
    await client.query(`listen ${channel}`)
    onChange()
  }

  function retryLater(): void {
    onChange()
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void connect().catch(retryLater), retryAfter)
  }

  await connect()
  return async () => {
    closed = true
    clearTimeout(timer)
    await client?.end()
  }
}
