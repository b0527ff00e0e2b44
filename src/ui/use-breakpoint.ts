import { useCallback, useSyncExternalStore } from 'react'
import type { Breakpoint } from './breakpoints.ts'

/** The result is false while the server renders. */
export function useIsBelow(breakpoint: Breakpoint): boolean {
  return useMediaQuery(`(max-width: ${breakpoint - 0.02}px)`)
}

export function useIsFrom(breakpoint: Breakpoint): boolean {
  return useMediaQuery(`(min-width: ${breakpoint}px)`)
}

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
