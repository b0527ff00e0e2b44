import { type MouseEvent, type PointerEvent, useRef } from 'react'

const dragFactor = 2
const clickTolerance = 5

/** Pixels that a carousel's arrow adds to an item's width (K-05). */
const stepGap = 16

export function scrollByItems(strip: HTMLElement, steps: number): void {
  const item = strip.firstElementChild
  if (!(item instanceof HTMLElement)) return
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip.scrollBy({
    left: sign * steps * (item.offsetWidth + stepGap),
    behavior: isCalm ? 'instant' : 'smooth',
  })
}

type Drag = { pointerX: number; scroll: number; isMoving: boolean }

/** Only the mouse needs it, because touch scrolls by itself. A drag is not a click. */
export function useDragScroll() {
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)

  function move(event: PointerEvent<HTMLElement>) {
    if (!drag.current) return
    const strip = event.currentTarget
    const distance = event.clientX - drag.current.pointerX
    if (!drag.current.isMoving && Math.abs(distance) <= clickTolerance) return
    if (!drag.current.isMoving) {
      drag.current.isMoving = true
      strip.setPointerCapture(event.pointerId)
      strip.dataset.dragging = 'true'
    }
    strip.scrollLeft = drag.current.scroll - distance * dragFactor
  }

  function end(event: PointerEvent<HTMLElement>) {
    wasDragged.current = drag.current?.isMoving ?? false
    drag.current = null
    delete event.currentTarget.dataset.dragging
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      const scroll = event.currentTarget.scrollLeft
      drag.current = { pointerX: event.clientX, scroll, isMoving: false }
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  }
}
