import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSafeServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { connect as connectSafely } from 'node:tls'
import { onTestFinished } from 'vitest'
import type { Internet } from '../../src/server/moving/guarded-fetch.ts'
import { selfSigned } from './certificate.ts'

type Options = { names?: Record<string, string[][]> | undefined; certified?: string }

const addressOfAll = '93.184.216.34'

export async function oldSite(
  answer: RequestListener,
  { names = {}, certified = 'localhost' }: Options = {},
) {
  const asked: string[] = []
  const connected: string[] = []
  const listener: RequestListener = (incoming, outgoing) => {
    asked.push(`${incoming.headers.host}${incoming.url}`)
    answer(incoming, outgoing)
  }
  const { cert: ca, key } = selfSigned(certified)
  const servers = [createServer(listener), createSafeServer({ cert: ca, key }, listener)] as const
  const [plain, safe] = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening')
      onTestFinished(() => {
        server.close()
        server.closeAllConnections()
      })
      return (server.address() as AddressInfo).port
    }),
  )
  const internet: Internet = {
    resolve: async (name) => names[name]?.shift() ?? [addressOfAll],
    connect({ address, port, serverName }) {
      connected.push(`${address}:${port}`)
      const host = '127.0.0.1'
      return serverName === undefined
        ? connect({ host, port: plain ?? 0 })
        : connectSafely({ host, port: safe ?? 0, servername: serverName, ca })
    },
  }
  return { internet, asked, connected }
}
