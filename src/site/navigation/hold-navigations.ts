import { type FailedNavigation, setFailedNavigation } from './failed-navigation.ts'

type Reason = FailedNavigation['reason']

/**
 * Lets a navigation whose data do not come wait where it is, with the page before it in place, until the
 * visitor tries again or goes elsewhere; the router alone would put an error there (decision 027).
 * Gives what ends it.
 */
export function holdNavigations(): () => void {
  const { fetch } = window
  window.fetch = (input, init) => {
    const load = () => fetch(input, init)
    const isOfRouter = input instanceof URL && input.pathname.endsWith('.data')
    return isOfRouter ? loadedAtLast(load, init?.signal) : load()
  }
  return () => {
    window.fetch = fetch
  }
}

async function loadedAtLast(
  load: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const answer = await load().catch(() => undefined)
  signal?.throwIfAborted()
  if (answer && answer.status < 500) {
    setFailedNavigation(null)
    return answer
  }
  await nextAttempt(answer ? 'broken' : 'offline', signal)
  return loadedAtLast(load, signal)
}

/** The router ends what it has asked for as soon as the visitor goes elsewhere. */
function nextAttempt(reason: Reason, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      setFailedNavigation(null)
      reject(signal?.reason)
    }
    const tryAgain = () => {
      setFailedNavigation({ reason, isTrying: true, tryAgain })
      resolve()
    }
    signal?.addEventListener('abort', leave, { once: true })
    setFailedNavigation({ reason, isTrying: false, tryAgain })
  })
}
