import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Prepared, Service } from './services.ts'

/** Most runs of single files need no service: importing what starts one would double their time. */
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
  const onPostgres = async (name: Prepared) => {
    const { newDatabase } = await import('./postgres.ts')
    return prepared(await newDatabase(await addressOf('PostgreSQL')), name)
  }
  const startPostgres = async () => (await import('./postgres.ts')).startPostgres()
  const startS3Server = async () => (await import('./s3-server.ts')).startS3Server()
  const prepared = async (place: string, name: Prepared) =>
    (await import('./prepare-database.ts')).prepareDatabase(place, name)

  const starts: Record<Service, () => Promise<string>> = {
    S3: () => stored(startS3Server()),
    PostgreSQL: () => stored(startPostgres()),
    'migrated SQLite': () => prepared(join(folder, 'migrated'), 'migrated'),
    'staffed SQLite': () => prepared(join(folder, 'staffed'), 'staffed'),
    'furnished SQLite': () => prepared(join(folder, 'furnished'), 'furnished'),
    'migrated PostgreSQL': () => onPostgres('migrated'),
    'staffed PostgreSQL': () => onPostgres('staffed'),
    'furnished PostgreSQL': () => onPostgres('furnished'),
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
