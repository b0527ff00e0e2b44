import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { Figure } from '../bench/figure.ts'
import { memoryOf } from '../bench/memory.ts'
import { apiKey } from '../tests/support/product.ts'
import type { Experiment, Given } from './experiment.ts'

const id = 'L6'
const attempts = 60_000
/** The heap reaches its usual size only after this time. */
const warmUp = 15_000
const atOnce = 64
const tries = 5
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

export const signInFloods: Experiment = {
  id,
  what: 'floods of sign-ins',
  engines: ['SQLite'],
  isLong: true,
  run,
}

async function run({ newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace()
  const { address, pid } = await place.start()
  await guess(address, 0, warmUp)
  const before = await memoryOf(pid)
  await guess(address, warmUp, warmUp + attempts)
  const grown = (await memoryOf(pid)) - before
  const note = `from ${before.toFixed(0)} MB`
  const what = `memory for ${attempts} sign-ins from a blocked address`
  const cost = await costOf(pid, () => signIn(address, `a@${'.'.repeat(100_000)}@`))
  return [
    { id, what, value: grown, unit: 'MB', goal: { most: 20 }, note },
    { id, what: 'CPU for the worst address', value: cost, unit: 'ms', goal: { most: 50 } },
  ]
}

async function guess(address: string, from: number, to: number): Promise<void> {
  let next = from
  const guesser = async () => {
    while (next < to) await signIn(address, `guess-${next++}@naoura.example`)
  }
  await Promise.all(Array.from({ length: atOnce }, guesser))
}

function signIn(address: string, email: string): Promise<void> {
  const headers = { 'api-key': apiKey, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    request(`${address}/api/signin`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('close', resolve)
    })
      .once('error', reject)
      .end(JSON.stringify({ email, password: 'norias turn by day' }))
  })
}

/**
 * The cost is in milliseconds of the event loop's thread, the least of some tries: others work on
 * the machine.
 */
async function costOf(pid: number, work: () => Promise<void>): Promise<number> {
  const costs: number[] = []
  for (let turn = 0; turn < tries; turn++) {
    const before = await cpuOf(pid)
    await work()
    costs.push((await cpuOf(pid)) - before)
  }
  return Math.min(...costs)
}

async function cpuOf(pid: number): Promise<number> {
  const [nanoseconds] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')).split(' ')
  return Number(nanoseconds) / 1e6
}
