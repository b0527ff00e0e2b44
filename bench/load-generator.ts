import http from 'node:http'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import type { Asked } from './response.ts'

export type Task = { of: { address: string; asked: Asked }[] } & (
  | { perSecond: number }
  | { atOnce: number }
)
/** Per target: the status (0 for no response) and the milliseconds. */
export type Answered = { status: number; time: number }[][]

const plain = { get: http.get, agent: new http.Agent({ keepAlive: true }) }
// The product under load has a certificate of its own making.
const secure = {
  get: https.get,
  agent: new https.Agent({ keepAlive: true, rejectUnauthorized: false }),
}

process.once('disconnect', () => process.exit())

// It is a process of its own, because generating load must not slow down the measurements.
process.once('message', async (task: Task) => {
  const answered: Answered = task.of.map(() => [])
  const over = new AbortController()
  let next = 0
  const askNext = async () => {
    const place = next++ % task.of.length
    const one = task.of[place]
    if (!one) return
    const began = performance.now()
    const status = await statusOf(one.address, one.asked)
    if (!over.signal.aborted) answered[place]?.push({ status, time: performance.now() - began })
  }
  process.once('message', () => {
    over.abort()
    process.send?.(answered, () => process.exit())
  })
  if ('atOnce' in task) {
    const askAgain = async () => {
      while (!over.signal.aborted) await askNext()
    }
    for (let count = 0; count < task.atOnce; count++) void askAgain()
    return
  }
  const began = performance.now()
  for (let count = 0; !over.signal.aborted; count++) {
    await wait(Math.max(0, began + (count * 1000) / task.perSecond - performance.now()))
    void askNext()
  }
})

function statusOf(address: string, { path, headers }: Asked): Promise<number> {
  const url = new URL(path, address)
  const { get, agent } = url.protocol === 'https:' ? secure : plain
  return new Promise((resolve) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume().once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0))
    }).once('error', () => resolve(0))
  })
}
