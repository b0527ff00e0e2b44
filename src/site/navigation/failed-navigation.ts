import { useSyncExternalStore } from 'react'

/** Either there was no response, or the server failed. */
export type FailedNavigation = {
  reason: 'offline' | 'broken'
  /** A retry is in progress. */
  isTrying: boolean
  tryAgain: () => void
}

let failed: FailedNavigation | null = null
const listeners = new Set<() => void>()

export function setFailedNavigation(now: FailedNavigation | null): void {
  failed = now
  for (const tell of listeners) tell()
}

/** The navigation that waits for the visitor, if any. */
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
