import { type RefObject, useEffect, useState } from 'react'

/** The bar is crowded if the links need more than one line beside the rest of it (NAV-9). */
export function useIsCrowded(links: RefObject<HTMLElement | null>): boolean {
  const [isCrowded, setIsCrowded] = useState(false)
  useEffect(() => {
    const { current } = links
    if (!current) return
    const observer = new ResizeObserver(() =>
      setIsCrowded(current.scrollWidth > current.clientWidth),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [links])
  return isCrowded
}
