import { connect, type OnReadOpts, type Socket } from 'node:net'
import { once } from 'node:events'
import { setImmediate as nextLoop } from 'node:timers/promises'
import type { Asked } from './response.ts'

const connections = 16

/**
 * Responses per second on connections that ask again once they are answered. All responses have one
 * length, so that counting bytes is enough: the client must not be slower than the server.
 */
export async function responsesPerSecond(
  address: string,
  asked: Asked,
  milliseconds: number,
): Promise<number> {
  const request = requestOf(address, asked)
  const length = await lengthOfAnswer(address, request)
  const clients = await Promise.all(
    Array.from({ length: connections }, () => openClient(address, request, length)),
  )
  const before = answered(clients)
  const began = performance.now()
  await busyFor(milliseconds)
  const seconds = (performance.now() - began) / 1000
  const count = answered(clients) - before
  for (const { socket } of clients) socket.destroy()
  return count / seconds
}

/** Waking a client that sleeps would cost the server as much as half a response. */
async function busyFor(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds
  while (performance.now() < end) await nextLoop()
}

/** All connections share it: nobody looks at what arrives. */
const readInto = Buffer.alloc(256 * 1024)

type Connection = { socket: Socket; bytes: number; length: number }

function answered(clients: Connection[]): number {
  return clients.reduce((sum, { bytes, length }) => sum + Math.floor(bytes / length), 0)
}

async function openClient(address: string, request: string, length: number): Promise<Connection> {
  const received = (count: number) => {
    client.bytes += count
    if (client.bytes % length === 0) client.socket.write(request)
    return true
  }
  const socket = await connected(address, { buffer: readInto, callback: received })
  const client = { socket, bytes: 0, length }
  socket.write(request)
  return client
}

async function lengthOfAnswer(address: string, request: string): Promise<number> {
  const socket = await connected(address)
  socket.write(request)
  let answer = ''
  for await (const chunk of socket.setEncoding('latin1')) {
    answer += chunk
    const head = answer.indexOf('\r\n\r\n') + 4
    const body = Number(/content-length: (\d+)/i.exec(answer)?.[1])
    if (head > 3 && answer.length >= head + body) return head + body
  }
  throw new Error('the connection was closed before the answer was whole')
}

async function connected(address: string, onread?: OnReadOpts): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread })
  await once(socket, 'connect')
  return socket
}

function requestOf(address: string, { path, headers }: Asked): string {
  const lines = Object.entries({ host: new URL(address).host, ...headers })
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}
