import { setImmediate as othersHadTheirTurn } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'

/** Milliseconds. */
const longestHold = 4

/**
 * Queries of node:sqlite run on the server's own thread, and one that follows another at once lets nobody
 * in between: with this, a long transaction does.
 */
export function yieldBetweenQueries(): KyselyPlugin {
  let since = 0
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (performance.now() - since > longestHold) {
        await othersHadTheirTurn()
        since = performance.now()
      }
      return result
    },
  }
}
