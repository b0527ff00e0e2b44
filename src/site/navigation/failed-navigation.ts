import { useSyncExternalStore } from 'react'

/** Why the page that was asked for has not come: nothing answered, or the server could not. */
export type FailedNavigation = {
  reason: 'offline' | 'broken'
  /** Whether it is asked for again just now. */
  isTrying: boolean
  tryAgain: () => void
}

let failed: FailedNavigation | null = null
const listeners = new Set<() => void>()

export function setFailedNavigation(now: FailedNavigation | null): void {
  failed = now
  for (const tell of listeners) tell()
}

/** The navigation that waits for the visitor, if one does. */
export function useFailedNavigation(): FailedNavigation | null {
  return useSyncExternalStore(
    subscribe,
    () => failed,
    () => null,
  )
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
