import { useCallback, useEffect, useEffectEvent, useState } from 'react'

const lookAhead = '400px'

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

/** Only the button loads more with Save-Data. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}
