import { type RefObject, useEffect, useState } from 'react'

const tolerance = 2

export function useScrollEnds(strip: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const look = () => {
      const scrolled = Math.abs(element.scrollLeft)
      const isAtStart = scrolled <= tolerance
      const isAtEnd = scrolled + element.clientWidth >= element.scrollWidth - tolerance
      setEnds({ isAtStart, isAtEnd })
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [strip])
  return ends
}
