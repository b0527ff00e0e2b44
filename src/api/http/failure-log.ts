import { Problem } from '../../domain/problem.ts'
import { isUnavailable } from '../../storage/engine/unavailable.ts'
import type { Log } from './api-parts.ts'

const pause = 10_000

export type FailureLog = ReturnType<typeof createFailureLog>

/**
 * Failures of the store come with every call, so each kind is logged once in ten seconds, with the
 * number of others since the line before.
 */
export function createFailureLog(log: Log, clock: () => number = () => performance.now()) {
  const kinds = new Map<string, { loggedAt: number; others: number }>()

  return (error: unknown, details: object = {}): void => {
    if (!isUnavailable(error)) {
      log.error({ err: error, ...details }, 'unexpected error')
      return
    }
    const cause = error instanceof Problem ? error.cause : error
    // A refusal has no cause: too many are waiting, or the database is known to be away.
    if (cause === undefined) return
    const kind = kindOf(cause)
    const known = kinds.get(kind)
    if (known && clock() - known.loggedAt < pause) {
      known.others += 1
      return
    }
    log.error({ err: cause, others: known?.others ?? 0, ...details }, 'the store failed')
    kinds.set(kind, { loggedAt: clock(), others: 0 })
  }
}

function kindOf(cause: unknown): string {
  const { code, errcode } = cause as { code?: string; errcode?: number }
  return `${code ?? ''} ${errcode ?? ''}`
}
