import { useSyncExternalStore } from 'react'

/** A value that is kept outside of React and followed by whichever components use it. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    get: () => value,
    set(next: Value): void {
      value = next
      for (const listener of listeners) listener()
    },
    /** The server renders what it was at first. */
    useValue: (): Value =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
  }
}
