import type { Log } from '../api/http/api-parts.ts'
import { Problem } from '../domain/problem.ts'
import type { DueArticles } from '../storage/articles/due-articles.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'

/** Clocks are changed and machines sleep, so it looks again after this many milliseconds at the latest. */
const longestSleep = 30_000

/**
 * Publishes texts and takes them off the site when their moment comes, without a visitor who asks for them. No lease is
 * needed: of several processes the first does it, and the others find nothing to do.
 */
export function publishOnTime(
  dueArticles: DueArticles,
  log: Log,
  { longest } = { longest: longestSleep },
) {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isWoken = false
  let isRunning = false

  async function publishAll(): Promise<number> {
    const failed: number[] = []
    let last: number | undefined
    for (;;) {
      const { id, next = longest } = await dueArticles.look(failed)
      if (id === undefined || !isRunning) return Math.min(next, longest)
      try {
        if (id === last) throw new Error('still due after it was published')
        await publish(id)
      } catch (error) {
        failed.push(id)
        report(error)
      }
      last = id
    }
  }

  async function publish(id: number): Promise<void> {
    for (const missed of await dueArticles.publish(id)) {
      log.error({ article: id, ...missed }, 'not published in time')
    }
  }

  function report(error: unknown): void {
    if (isUnavailable(error) || isFrozen(error)) return
    log.error({ err: error }, 'texts could not be published in time')
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    isWoken = false
    const pause = await publishAll().catch((error: unknown) => {
      report(error)
      return longest
    })
    if (isRunning) timer = setTimeout(wake, isWoken ? 0 : pause)
  }

  function wake(): void {
    isWoken = true
    if (!isRunning || looking) return
    looking = look().finally(() => (looking = undefined))
  }

  return {
    /** Resolves when everything is done that came due while no process ran. */
    async start(): Promise<void> {
      await dueArticles.computeAgain().catch(report)
      isRunning = true
      wake()
      await looking
    },

    /** A date may have been set or cancelled. */
    changed: wake,

    async stop(): Promise<void> {
      isRunning = false
      clearTimeout(timer)
      await looking
    },
  }
}

function isFrozen(error: unknown): boolean {
  return error instanceof Problem && error.code === 'frozen'
}
