import { useSyncExternalStore } from 'react'

export type FailedNavigation = {
  reason: 'offline' | 'broken'
  isTrying: boolean
  tryAgain: () => void
}

let failed: FailedNavigation | null = null
const listeners = new Set<() => void>()

export function setFailedNavigation(now: FailedNavigation | null): void {
  failed = now
  for (const tell of listeners) tell()
}

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
