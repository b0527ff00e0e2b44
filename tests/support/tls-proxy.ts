import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from './certificate.ts'

export type TlsProxy = Awaited<ReturnType<typeof startTlsProxy>>

/** Terminates TLS in front of `port` and forwards visitor, Host and protocol. */
export async function startTlsProxy(port: number) {
  const proxy = createServer(selfSigned(), (incoming, outgoing) => {
    const { method, url, headers, socket } = incoming
    const passedOn = {
      ...headers,
      'x-forwarded-for': socket.remoteAddress,
      'x-forwarded-proto': 'https',
    }
    const asked = { host: '127.0.0.1', port, method, path: url, headers: passedOn }
    const inner = request(asked, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    inner.on('error', () => outgoing.destroy())
    incoming.pipe(inner)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    address: `https://localhost:${(proxy.address() as AddressInfo).port}`,
    stop: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
