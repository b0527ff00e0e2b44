import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type EngineName, engines, openedStorage, storageAt } from '../../tests/support/storages.ts'
import { type Job, schedule } from './scheduler.ts'

const often = { look: 5, renew: 20_000, again: 60_000 }

async function processes(engine: EngineName, job: Omit<Job, 'name'>, count = 2) {
  const storage = await openedStorage(engine)
  const other = await storageAt(storage.place, storage.dataFolder)
  const sharing = [storage, other]
  const errors: object[] = []
  const log = { info: () => {}, error: (details: object) => void errors.push(details) }
  const stops: (() => Promise<void>)[] = []
  for (const one of sharing.slice(0, count)) {
    const stop = await schedule([{ ...job, name: 'cleanup' }], one, log, often)
    stops.push(stop)
    onTestFinished(stop)
  }
  return { storage, stops, errors }
}

describe.each(engines)('MUL-7 work of two processes on %s', (engine) => {
  test('is done as often as it is due, never by both at once', async () => {
    let running = 0
    const runs: number[] = []
    const { errors } = await processes(engine, {
      isDueAtStart: true,
      next: (now) => now,
      async run() {
        running += 1
        runs.push(running)
        await new Promise((resolve) => setTimeout(resolve, 3))
        running -= 1
        return { outcome: {}, isDone: true }
      },
    })
    await expect.poll(() => runs.length, { timeout: 20_000 }).toBeGreaterThan(30)
    expect(new Set(runs)).toEqual(new Set([1]))
    expect(errors).toEqual([])
  })

  test('that fails is told and due again later, not at once', async () => {
    let tries = 0
    const failing: Omit<Job, 'name'> = {
      isDueAtStart: true,
      next: (now) => new Date(now.getTime() + 3_600_000),
      run: async () => {
        tries += 1
        throw new Error('no room')
      },
    }
    const { storage, errors } = await processes(engine, failing, 1)
    const end = async () => (await storage.work.states(new Date()))[0]?.end?.outcome
    await expect.poll(end).toEqual({ error: 'Error: no room' })
    const { dueAt } = (await storage.work.states(new Date()))[0] ?? { dueAt: new Date(0) }
    expect(dueAt.getTime() - Date.now()).toBeGreaterThan(50_000)
    expect(dueAt.getTime() - Date.now()).toBeLessThan(60_001)
    expect(errors).toMatchObject([{ work: 'cleanup' }])
    expect(tries).toBe(1)
  })

  test('that a stop interrupts stays due', async () => {
    const begunTooLate: boolean[] = []
    const { storage, stops } = await processes(engine, {
      isDueAtStart: true,
      next: (now) => new Date(now.getTime() + 3_600_000),
      async run(signal) {
        begunTooLate.push(signal.aborted)
        if (!signal.aborted) await once(signal, 'abort')
        return { outcome: {}, isDone: false }
      },
    })
    const isRunning = async () => (await storage.work.states(new Date()))[0]?.isRunning
    await expect.poll(isRunning).toBe(true)
    await Promise.all(stops.map((stop) => stop()))
    expect(begunTooLate).toEqual([false])
    const [state] = await storage.work.states(new Date())
    expect(state).toMatchObject({ isRunning: false, end: null })
    expect(state?.dueAt.getTime()).toBeLessThan(Date.now())
  })
})
