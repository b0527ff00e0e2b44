import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { startS3Server } from './s3-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the first test that asks starts the S3 server, and all learn its address. */
    s3Office: string
  }
}

/** Most runs of single files need none. */
export async function setup(project: TestProject) {
  let starting: ReturnType<typeof startS3Server> | undefined
  const office = createServer((_asked, answer) => {
    starting ??= startS3Server()
    starting.then(
      ({ address }) => answer.end(address),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(office, 'listening')
  const { port } = office.address() as AddressInfo
  project.provide('s3Office', `http://127.0.0.1:${port}`)
  return async () => {
    office.close()
    await starting?.then(
      ({ stop }) => stop(),
      () => {},
    )
  }
}
