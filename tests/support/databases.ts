import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { Prepared } from './prepared.ts'

export function freshPostgres(): Promise<string> {
  return copiedUntilTestEnds('template0')
}

export function preparedPostgres(prepared: Prepared): Promise<string> {
  return copiedUntilTestEnds(inject('prepared')[prepared].PostgreSQL)
}

async function copiedUntilTestEnds(template: string): Promise<string> {
  const { client, copying } = await (administrator ??= administratorOf(inject('postgres')))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await client.query(`create database ${name} template ${template} ${copying}`)
  onTestFinished(async () => void (await client.query(`drop database ${name} with (force)`)))
  return Object.assign(new URL(inject('postgres')), { pathname: name }).href
}

/** Stays connected: that costs as much as a copy does. */
let administrator: ReturnType<typeof administratorOf> | undefined

async function administratorOf(address: string) {
  const client = new Client({ connectionString: address })
  // PostgreSQL stops before the tests' processes end.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('show server_version_num')
  // Older ones know no other way than this quicker one.
  const copying = Number(rows[0].server_version_num) < 150_000 ? '' : 'strategy file_copy'
  return { client, copying }
}
