import { useEffect, useEffectEvent } from 'react'
import { swipeMeaning } from './swipe.ts'
import type { SidebarState } from './use-sidebar.ts'

export function useDrawerSwipe({ isDrawer, openDrawer, closeDrawer }: SidebarState): void {
  const move = useEffectEvent((from: Touch, to: Touch) => {
    const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
    const meaning = swipeMeaning(pointOf(from), pointOf(to), { width: innerWidth, direction })
    if (meaning === 'open') openDrawer()
    if (meaning === 'close') closeDrawer()
  })

  useEffect(() => {
    if (!isDrawer) return
    let from: Touch | undefined
    const begin = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? touches[0] : undefined
    }
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      if (from && to) move(from, to)
      from = undefined
    }
    document.addEventListener('touchstart', begin, { passive: true })
    document.addEventListener('touchend', end, { passive: true })
    return () => {
      document.removeEventListener('touchstart', begin)
      document.removeEventListener('touchend', end)
    }
  }, [isDrawer])
}

function pointOf({ clientX: x, clientY: y }: Touch) {
  return { x, y }
}
