import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import type { Asked } from './answer.ts'

const connections = 16

/**
 * How many answers a second a server gives to connections that each ask again once they are answered. All
 * answers are of the same length, so that counting bytes is enough: what asks must not be slower than what
 * answers.
 */
export async function answersASecond(
  address: string,
  asked: Asked,
  milliseconds: number,
): Promise<number> {
  const request = requestOf(address, asked)
  const length = await lengthOfAnswer(address, request)
  const askers = await Promise.all(
    Array.from({ length: connections }, () => startAsking(address, request, length)),
  )
  const before = answered(askers)
  const began = performance.now()
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  const seconds = (performance.now() - began) / 1000
  const count = answered(askers) - before
  for (const { socket } of askers) socket.destroy()
  return count / seconds
}

type Asker = { socket: Socket; bytes: number; length: number }

function answered(askers: Asker[]): number {
  return askers.reduce((sum, { bytes, length }) => sum + Math.floor(bytes / length), 0)
}

async function startAsking(address: string, request: string, length: number): Promise<Asker> {
  const asker: Asker = { socket: await connected(address), bytes: 0, length }
  asker.socket.on('data', (chunk) => {
    asker.bytes += chunk.length
    if (asker.bytes % length === 0) asker.socket.write(request)
  })
  asker.socket.write(request)
  return asker
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

async function connected(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  return socket
}

function requestOf(address: string, { path, headers }: Asked): string {
  const lines = Object.entries({ host: new URL(address).host, ...headers })
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}
