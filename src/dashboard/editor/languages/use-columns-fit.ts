import { useLayoutEffect, useRef, useState } from 'react'

/** In rem: as narrow as a column of fields may be, and what lies between two. */
const column = 16
const gap = 1.5

/** Whether so many columns of fields have room beside each other in the element of `ref`. */
export function useColumnsFit(count: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(Infinity)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () => setWidth(element.clientWidth / rootFontSize())
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { ref, isFitting: width >= count * column + (count - 1) * gap }
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
