import { setTimeout as wait } from 'node:timers/promises'
import { messages } from '../../domain/messages.ts'
import { SiteIsAway } from '../../domain/moving/import-run.ts'
import { bareHost } from '../../domain/moving/old-site.ts'
import { guardedFetch, type Internet, NotFetched } from './guarded-fetch.ts'

export type Clock = {
  now: () => number
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const clock: Clock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
}

type Options = {
  internet: Internet
  bareHosts: ReadonlySet<string>
  perSecond: number
  throwIfStopped: () => Promise<void> | void
  limits?: typeof usual
  clock?: Clock
}

const usual = { milliseconds: 15_000, secondsToWait: 120, tries: 3, failures: 5 }

export type LivingSite = ReturnType<typeof livingSite>

export function livingSite(options: Options) {
  const {
    internet,
    bareHosts,
    perSecond,
    throwIfStopped,
    limits = usual,
    clock: time = clock,
  } = options
  const failures = new Map<string, number>()
  let next = -Infinity

  async function turn(signal: AbortSignal): Promise<void> {
    await waitUntil(next, signal)
    next = time.now() + 1000 / perSecond
  }

  async function waitUntil(due: number, signal: AbortSignal): Promise<void> {
    for (let left = due - time.now(); left > 0; left = due - time.now()) {
      await time.wait(Math.ceil(left), signal)
    }
  }

  async function fetchOnce(address: string, mostBytes: number, stop: AbortSignal): Promise<Buffer> {
    const tooLate = AbortSignal.timeout(limits.milliseconds)
    const signal = AbortSignal.any([stop, tooLate])
    const asking = { internet, mostBytes, signal, turn: () => turn(signal) }
    const isNamed = (host: string) => bareHosts.has(bareHost(host))
    return guardedFetch(address, { ...asking, isNamed }).catch((error: unknown) => {
      throw tooLate.aborted ? new NotFetched('host') : error
    })
  }

  async function fetchWithRetries(address: string, mostBytes: number, stop: AbortSignal) {
    for (let tries = 1; ; tries += 1) {
      await waitUntil(next, stop)
      try {
        return await fetchOnce(address, mostBytes, stop)
      } catch (error) {
        const { secondsToWait: seconds } = error instanceof NotFetched ? error : {}
        if (seconds === undefined) throw error
        if (seconds > limits.secondsToWait) throw new SiteIsAway(messages.siteAway)
        next = Math.max(next, time.now() + seconds * 1000)
        if (tries === limits.tries) throw error
      }
    }
  }

  return {
    async fetch(address: string, mostBytes: number): Promise<Buffer> {
      const host = bareHost(URL.parse(address)?.hostname ?? '')
      await throwIfStopped()
      try {
        const bytes = await unlessStopped(throwIfStopped, (stop) =>
          fetchWithRetries(address, mostBytes, stop),
        )
        failures.delete(host)
        return bytes
      } catch (error) {
        if (!(error instanceof NotFetched)) throw error
        const inARow = error.failure === 'host' ? (failures.get(host) ?? 0) + 1 : 0
        failures.set(host, inARow)
        if (inARow === limits.failures) throw new SiteIsAway(messages.siteAway)
        throw error
      }
    },
  }
}

const betweenLooks = 1_000

async function unlessStopped<Value>(
  throwIfStopped: Options['throwIfStopped'],
  work: (stop: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const stop = new AbortController()
  const look = async () => throwIfStopped()
  const looking = setInterval(() => {
    void look().catch((reason: unknown) => stop.abort(reason))
  }, betweenLooks)
  try {
    return await work(stop.signal)
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    clearInterval(looking)
  }
}
