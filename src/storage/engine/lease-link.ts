import { hostname } from 'node:os'
import { Client } from 'pg'

const channel = 'wajha_content'

/**
 * A silent connection is given up after this many milliseconds: two in a row fit into a lease, so that
 * nobody waits for the database until it is known to be away.
 */
const patience = 1_000

const anHour = 60 * 60 * 1000

/** The clock is the database's, so that the clocks of processes need not agree. */
export const databaseTime = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

/** Raises the generation; who listens hears of it with the commit, or not at all. */
export const raising = `with raised as (
    update content set generation = generation + 1 where id = 1 returning generation)
  select generation, pg_notify('${channel}', '') from raised`

type Instance = { id: string; version: string; startedAt: Date }
export type LeaseLink = Awaited<ReturnType<typeof openLeaseLink>>

/** It has a connection of its own, so that busy queries never keep a lease from being renewed. */
export async function openLeaseLink(
  address: string,
  { id, version, startedAt }: Instance,
  onNotice: () => void,
) {
  const client = new Client({
    connectionString: address,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('error', () => {})
  const end = () => client.end().catch(() => {})
  try {
    await client.connect()
    client.on('notification', onNotice)
    await client.query(`listen ${channel}`)
    await client.query(`delete from instances where lease_until < ${databaseTime} - ${anHour}`)
  } catch (error) {
    void end()
    throw error
  }
  client.once('end', onNotice)

  return {
    end,

    async generation(): Promise<number> {
      const { rows } = await client.query('select generation from content')
      return Number(rows[0].generation)
    },

    async renew(generation: number, milliseconds: number): Promise<void> {
      await client.query(
        `insert into instances (id, host, version, started_at, generation, lease_until)
          values ($1, $2, $3, $4, $5, ${databaseTime} + $6)
          on conflict (id) do update set
            generation = excluded.generation, lease_until = excluded.lease_until`,
        [id, hostname(), version, startedAt.toISOString(), generation, milliseconds],
      )
    },

    async giveBack(): Promise<void> {
      await client.query('delete from instances where id = $1', [id]).catch(() => {})
      await end()
    },
  }
}
