import { useCallback, useEffect, useEffectEvent, useState } from 'react'

const lookAhead = '400px'

/** Calls `onInView` whenever the element that gets the returned ref is nearly in sight. */
export function useInView<Element extends HTMLElement>(onInView: () => void) {
  const [element, setElement] = useState<Element | null>(null)
  const arrive = useEffectEvent(onInView)
  useEffect(() => {
    if (!element || savesData()) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && arrive(),
      { rootMargin: lookAhead },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return useCallback((found: Element | null) => setElement(found), [])
}

/** Who saves data asks for the next page by the button. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}
