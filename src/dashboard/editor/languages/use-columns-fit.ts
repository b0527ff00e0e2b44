import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

const gap = 1.5

export function useColumnsFit(count: number, column: number, isHeld: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(Infinity)

  const look = useEffectEvent((element: HTMLElement) => {
    if (!isHeld) setWidth(element.clientWidth / rootFontSize())
  })

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    look(element)
    const observer = new ResizeObserver(() => look(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { ref, isFitting: width >= count * column + (count - 1) * gap }
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
