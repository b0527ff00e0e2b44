import { type FailedNavigation, setFailedNavigation } from './failed-navigation.ts'

type Reason = FailedNavigation['reason']

/**
 * Keeps a navigation without data pending, with the previous page in place, until the visitor
 * retries or leaves; the router alone would show an error (decision 027). Returns its cleanup.
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

/** The router aborts its requests when the visitor goes elsewhere. */
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
