import { randomUUID } from 'node:crypto'
import type { Log } from '../api/http/api-parts.ts'
import type { Storage } from '../storage/create-storage.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'
import type { WorkName } from '../storage/scheduling/work-store.ts'

const usual = { look: 2_000, renew: 20_000, again: 60 * 60 * 1000 }

type Report = (progress: object) => void

export type Job = {
  name: WorkName
  next(now: Date): Date
  isDueAtStart?: true
  /**
   * The job is started again after an hour if it is not done. The signal says that another process
   * does it, or that it is postponed.
   */
  run(signal: AbortSignal, report?: Report): Promise<{ outcome: object; isDone: boolean }>
}

export async function schedule(
  jobs: Job[],
  { work }: Pick<Storage, 'work'>,
  log: Log,
  every = usual,
): Promise<() => Promise<void>> {
  const stops = await Promise.all(jobs.map((job) => keepDoing(job, work, log, every)))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

async function keepDoing(
  { name, next, isDueAtStart, run }: Job,
  work: Storage['work'],
  log: Log,
  every: typeof usual,
): Promise<() => Promise<void>> {
  const holder = randomUUID()
  const stopping = new AbortController()
  let isBusy = false

  async function look(): Promise<void> {
    if (!(await work.take(name, holder, new Date()))) return
    if (stopping.signal.aborted) return work.giveBack(name, holder)
    const lost = new AbortController()
    const renewing = setInterval(() => {
      void work.renew(name, holder, new Date()).then((isOurs) => isOurs || lost.abort(), report)
    }, every.renew)
    const signal = AbortSignal.any([stopping.signal, lost.signal])
    const tellProgress = (progress: object) =>
      void work.report(name, holder, progress).catch(report)
    const { outcome, isDone } = await run(signal, tellProgress)
      .catch(failed)
      .finally(() => clearInterval(renewing))
    if (signal.aborted) return work.giveBack(name, holder)
    const now = new Date()
    const again = new Date(now.getTime() + every.again)
    const dueAt = isDone || next(now) < again ? next(now) : again
    await work.end(name, holder, { endedAt: now, outcome, dueAt })
  }

  async function lookUnlessBusy(): Promise<void> {
    if (isBusy) return
    isBusy = true
    await look().catch(report)
    isBusy = false
  }

  function failed(error: unknown) {
    tell(error)
    return { outcome: { error: String(error) }, isDone: false }
  }

  const tell = (error: unknown) => log.error({ err: error, work: name }, 'scheduled work failed')
  const report = (error: unknown) => void (isUnavailable(error) || tell(error))
  const now = new Date()
  await work.plan(name, isDueAtStart ? now : next(now), now)
  let latest = lookUnlessBusy()
  const looking = setInterval(() => {
    if (!isBusy) latest = lookUnlessBusy()
  }, every.look)
  return async () => {
    stopping.abort()
    clearInterval(looking)
    await latest
  }
}
