import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../bench/figure.ts'
import { type Api, apiOf, signIn } from '../tests/support/product.ts'
import { chanceFrom } from './chance.ts'
import { engines, type Experiment, type Given } from './experiment.ts'
import { createLedger, type Ledger } from './ledger.ts'

/**
 * This many requests are acknowledged in a round before the kill may come, which then comes within
 * so many milliseconds.
 */
const fewest = 10
const longest = 1_500
const writersOfAKind = 2

/**
 * SIGKILL comes at a random moment while writers of all kinds are at work, again and again on the
 * same data.
 */
export const killedWhileWriting: Experiment = {
  id: 'L1',
  what: 'killed while it writes',
  engines,
  run,
}

async function run({ isShort, newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace()
  const rounds = isShort ? 1 : 20
  const chance = chanceFrom(rounds)
  const ledger = createLedger()
  const found = { lost: 0, half: 0, slowest: 0 }
  let product = await place.start()
  const { token } = await signIn(product.address)
  for (let round = 0; round < rounds; round++) {
    const killed = new AbortController()
    const writing = writeAll(apiOf(product.address, token), ledger, `${round}`, killed.signal)
    const before = ledger.acknowledged().length
    while (ledger.acknowledged().length < before + fewest) await wait(10)
    await wait(chance() * longest)
    killed.abort()
    await product.kill()
    await writing
    const began = performance.now()
    product = await place.start()
    await fetch(`${product.address}/readyz`)
    found.slowest = Math.max(found.slowest, (performance.now() - began) / 1000)
    const { lost, half } = await ledger.check(apiOf(product.address, token))
    found.lost = Math.max(found.lost, lost)
    found.half += half
  }
  const id = 'L1'
  const what = `of ${ledger.acknowledged().length} acknowledged before ${rounds} kills, lost`
  return [
    { id, what, value: found.lost, unit: '', goal: { most: 0 } },
    { id, what: 'half there', value: found.half, unit: '', goal: { most: 0 } },
    ...(isShort ? [] : [readyAfter(found.slowest)]),
  ]
}

function readyAfter(seconds: number): Figure {
  return { id: 'L1', what: 'ready again after', value: seconds, unit: 's', goal: { most: 2 } }
}

export async function writeAll(api: Api, ledger: Ledger, round: string, signal: AbortSignal) {
  const writers = ledger.kinds.flatMap((kind) =>
    Array.from({ length: writersOfAKind }, async (_, writer) => {
      for (let turn = 0; !signal.aborted; turn++) {
        await ledger.send(api, kind, `${kind} ${round} ${writer} ${turn}`)
      }
    }),
  )
  await Promise.all(writers)
}
