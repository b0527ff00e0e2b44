import type { Log } from '../api/http/api-parts.ts'
import { Problem } from '../domain/problem.ts'
import type { Storage } from '../storage/create-storage.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'

const every = 2_000

/**
 * It also encodes what a server that died has left. The function returned ends what runs and
 * resolves when it has ended.
 */
export function encodeWaitingPictures(
  { pictureQueue, installation }: Pick<Storage, 'pictureQueue' | 'installation'>,
  log: Log,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let isBusy = true
  let latest = begin()

  async function begin(): Promise<void> {
    await pictureQueue.forgetClaims(new Date()).catch(report)
    await encodeAll()
  }

  async function encodeAll(): Promise<void> {
    isBusy = true
    try {
      while (!(await installation.isFrozen()) && (await pictureQueue.encodeNext(signal)));
    } catch (error) {
      report(error)
    }
    isBusy = false
  }

  /** An outage of the database is logged once, elsewhere; what is frozen meanwhile goes on later. */
  function report(error: unknown): void {
    const isFrozen = error instanceof Problem && error.code === 'frozen'
    if (isFrozen || isUnavailable(error)) return
    log.error({ err: error }, 'a picture could not be encoded')
  }

  const looking = setInterval(() => {
    if (!isBusy) latest = encodeAll()
  }, every)
  return async () => {
    stopping.abort()
    clearInterval(looking)
    await latest
  }
}
