import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/storage/engine/database.ts'
import { migrate } from '../../src/storage/engine/migrate.ts'
import { createUserStore } from '../../src/storage/people/user-store.ts'
import { createOutbox } from '../../src/storage/mails/outbox.ts'
import { inviteCast } from './cast.ts'
import { newDatabase, startPostgres } from './postgres.ts'
import { startS3Server } from './s3-server.ts'
import type { Prepared, Service } from './services.ts'

/** Most runs of single files need no service. */
export async function setup(project: TestProject) {
  const { addressOf, stop } = await servicesOnDemand()
  const server = createServer(({ url = '' }, response) => {
    addressOf(decodeURIComponent(url.slice(1)) as Service).then(
      (address) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  // A connection that ends while its next request is on the way fails the test that asks.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  project.provide('services', `http://127.0.0.1:${port}`)
  return async () => {
    server.close()
    await stop()
  }
}

async function servicesOnDemand() {
  const folder = await mkdtemp(join(tmpdir(), 'wajha-migrated-'))
  const addresses = new Map<Service, Promise<string>>()
  const stops = [async () => rm(folder, { recursive: true })]

  const stored = async (starting: Promise<{ address: string; stop: () => Promise<void> }>) => {
    const { address, stop } = await starting
    stops.push(stop)
    return address
  }
  const onPostgres = async (name: Prepared) =>
    prepared(await newDatabase(await addressOf('PostgreSQL')), name)

  const starts: Record<Service, () => Promise<string>> = {
    S3: () => stored(startS3Server()),
    PostgreSQL: () => stored(startPostgres()),
    'migrated SQLite': () => prepared(join(folder, 'migrated'), 'migrated'),
    'staffed SQLite': () => prepared(join(folder, 'staffed'), 'staffed'),
    'migrated PostgreSQL': () => onPostgres('migrated'),
    'staffed PostgreSQL': () => onPostgres('staffed'),
  }

  function addressOf(service: Service): Promise<string> {
    const address = addresses.get(service) ?? starts[service]()
    addresses.set(service, address)
    return address
  }

  return {
    addressOf,
    async stop() {
      await Promise.allSettled(addresses.values())
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

async function prepared(place: string, name: Prepared): Promise<string> {
  const database = openDatabase(place)
  try {
    await migrate(database)
    if (name === 'staffed')
      await inviteCast({ users: createUserStore(database, createOutbox(false)) })
    return place
  } finally {
    await database.close()
  }
}
