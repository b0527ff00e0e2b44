import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { editorOf } from '../bench/editor.ts'
import type { Figure } from '../bench/figure.ts'
import { memoryOf } from '../bench/memory.ts'
import { p99 } from '../bench/start-load.ts'
import type { Experiment, Given } from './experiment.ts'
import { startVisits } from './outage.ts'

const id = 'OPS-9'
const senders = 2_000
const readers = 500
/**
 * The time is in milliseconds: Node forgives a still connection once if it has taken something of
 * what it is sent.
 */
const patience = 55_000
const answersAsked = 16
/** A line of the system's table, with the port of its other end. */
const established = /^\s*\d+: \S+ \S+:([\dA-F]{4}) 01 /gm

export const slowClients: Experiment = {
  id,
  what: 'slow clients',
  engines: ['SQLite'],
  isLong: true,
  run,
}

async function run({ newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace('demo')
  const { address, pid } = await place.start()
  const visits = await startVisits(address)
  const slow = await many(senders, address, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  const sending = setInterval(() => slow.forEach((socket) => socket.write('a')), 10_000)
  await wait(15_000)
  clearInterval(sending)
  const sendersLeft = slow.filter(isOpen).length
  const asked = await largeAnswers(address)
  const deaf = await many(readers, address, asked, true)
  const arrivals = await newVisitors(address)
  const memory = await memoryOf(pid)
  await wait(patience)
  const { pages, bare } = await visits.end()
  const readersLeft = await heldOpen(deaf)
  for (const socket of [...slow, ...deaf]) socket.destroy()
  const note = `a bare server beside it: ${p99(bare).toFixed(0)} ms`
  const count = { id, unit: '', goal: { most: 0 } } as const
  return [
    {
      ...count,
      what: `of ${senders} slow senders, there after 15 s`,
      value: sendersLeft,
    },
    {
      ...count,
      what: `of ${readers} who never read, there after 65 s`,
      value: readersLeft,
    },
    {
      id,
      what: 'a new visitor waits meanwhile',
      value: Math.max(...arrivals) / 1000,
      unit: 's',
      goal: { most: 2 },
    },
    { id, what: 'memory meanwhile', value: memory, unit: 'MB', goal: { most: 400 } },
    { id, what: 'p99 of stored pages', value: p99(pages), unit: 'ms', goal: { most: 100 }, note },
  ]
}

/**
 * The times are those of the first answer on a connection of its own, in milliseconds, over ten
 * seconds.
 */
async function newVisitors(address: string): Promise<number[]> {
  const arrivals: Promise<number>[] = []
  for (let visitor = 0; visitor < 40; visitor++) {
    arrivals.push(firstAnswer(address))
    await wait(250)
  }
  return Promise.all(arrivals)
}

async function firstAnswer(address: string): Promise<number> {
  const began = performance.now()
  const [answer] = (await once(get(address, { agent: false }), 'response')) as [IncomingMessage]
  answer.resume()
  return performance.now() - began
}

async function many(
  count: number,
  address: string,
  sent: string,
  isDeaf = false,
): Promise<Socket[]> {
  const { hostname, port } = new URL(address)
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname).on('error', () => {})
    if (!isDeaf) socket.resume()
    socket.write(sent)
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  return sockets
}

/**
 * More than the system buffers for a connection that nobody reads: noise, which cannot be
 * compressed.
 */
async function largeAnswers(address: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 1920, height: 1080, channels: 3, background: 'white', noise } as const
  const picture = await sharp({ create }).jpeg().toBuffer()
  const save = await editorOf(address)
  const id = await save({ title: 'الشلال', content: '', picture })
  const page = await (await fetch(`${address}/ar/blog/${id}`)).text()
  const pictures = [...page.matchAll(/\/media\/[^"' ]+\.webp/g)].map(([path]) => path)
  const largest = pictures.toSorted((one, other) => widthOf(other) - widthOf(one))[0]
  return `GET ${largest} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(answersAsked)
}

function widthOf(path: string): number {
  return Number.parseInt(path.split('/').at(-1) ?? '', 10)
}

/** A client that does not read does not notice that the other end has closed. */
async function heldOpen(sockets: Socket[]): Promise<number> {
  const ports = new Set(sockets.map(({ localPort }) => localPort))
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8'))
  const connections = (await Promise.all(tables)).join('').matchAll(established)
  return [...connections].filter(([, port = '']) => ports.has(Number.parseInt(port, 16))).length
}

function isOpen({ destroyed, readableEnded }: Socket): boolean {
  return !destroyed && !readableEnded
}
