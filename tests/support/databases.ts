import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { nameOf } from './postgres.ts'
import { addressOf, type Prepared } from './services.ts'

export function freshPostgres(): Promise<string> {
  return copiedUntilTestEnds('template0')
}

export async function preparedPostgres(prepared: Prepared): Promise<string> {
  return copiedUntilTestEnds(nameOf(await addressOf(`${prepared} PostgreSQL`)))
}

async function copiedUntilTestEnds(template: string): Promise<string> {
  const { client, copying, address } = await (administrator ??= connectedAdministrator())
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await client.query(`create database ${name} template ${template} ${copying}`)
  onTestFinished(async () => void (await client.query(`drop database ${name} with (force)`)))
  return Object.assign(new URL(address), { pathname: name }).href
}

/** It stays connected: connecting costs as much as a copy does. */
let administrator: ReturnType<typeof connectedAdministrator> | undefined

async function connectedAdministrator() {
  const address = await addressOf('PostgreSQL')
  const client = new Client({ connectionString: address })
  // PostgreSQL stops before the tests' processes end.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('show server_version_num')
  // Older servers know no other way than this quicker one.
  const copying = Number(rows[0].server_version_num) < 150_000 ? '' : 'strategy file_copy'
  return { client, copying, address }
}
