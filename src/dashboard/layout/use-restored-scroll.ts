import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The router keeps here, by the key of an entry of the history, how far its page was scrolled. */
const scrollPositions = 'react-router-scroll-positions'
/** The user has moved on by then; the time is in milliseconds. */
const patience = 5_000

/**
 * After a reload, the router scrolls before the page's data is there; this scrolls whenever more of
 * it comes, until the user does something.
 */
export function useRestoredScroll(): void {
  const { key } = useLocation()
  // Only the page that was reloaded is restored: the others begin where the router leaves them.
  const [position] = useState(() => (wasReloaded() ? storedPosition(key) : 0))

  useEffect(() => {
    if (position === 0) return
    const over = new AbortController()
    const { signal } = over
    const stop = () => over.abort()
    const scroll = () => {
      if (document.documentElement.scrollHeight < position + innerHeight) return
      scrollTo({ top: position, behavior: 'instant' })
    }
    const observer = new ResizeObserver(scroll)
    signal.addEventListener('abort', () => observer.disconnect())
    for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
      addEventListener(act, stop, { signal, passive: true })
    }
    const timer = setTimeout(stop, patience)
    observer.observe(document.body)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [position])
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

function storedPosition(key: string): number {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(scrollPositions) ?? '{}')
    return Number((positions as Record<string, number>)[key]) || 0
  } catch {
    return 0
  }
}
