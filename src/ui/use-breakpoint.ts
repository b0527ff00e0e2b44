import { useCallback, useSyncExternalStore } from 'react'

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

/** Widths of the window in pixels; a test holds style sheets to the same ones. */
export const breakpoints = [480, 640, 768, 992, 1024, 1100, 1280, 1320, 1400] as const
export type Breakpoint = (typeof breakpoints)[number]
