import { type PointerEvent, type RefObject, useState } from 'react'

type Drag = { from: number; to: number }

/** This close to an edge of the strip a dragged card scrolls it, that far with every move. */
const edge = 48
const scrollStep = 16

/** A card is dragged by its handle to another place in the strip, by mouse, pen or finger. */
export function useCardDrag(
  strip: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)

  function begin(event: PointerEvent, from: number) {
    if (event.button !== 0) return
    // The strip itself would be dragged sideways.
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from, to: from })
  }
  function move({ clientX }: PointerEvent) {
    if (!drag || !strip.current) return
    scrollAtEdge(strip.current, clientX)
    setDrag({ ...drag, to: placeAt(strip.current, clientX, drag.from) })
  }
  function drop() {
    setDrag(null)
    if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to)
  }

  return {
    /** Where the card at an index is dragged to, or another one beside it. */
    stateOf(index: number): 'dragged' | 'before' | 'after' | undefined {
      if (!drag) return undefined
      if (index === drag.from) return 'dragged'
      if (index !== drag.to) return undefined
      return drag.to < drag.from ? 'before' : 'after'
    },
    handleOf: (index: number) => ({
      onPointerDown: (event: PointerEvent) => begin(event, index),
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  }
}

export type CardDrag = ReturnType<typeof useCardDrag>

/** How many of the other cards have their middle before that point, as the strip is read. */
function placeAt(strip: HTMLElement, x: number, from: number): number {
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  return [...strip.children].slice(0, -1).filter((tile, index) => {
    const { left, width } = tile.getBoundingClientRect()
    return index !== from && sign * (x - left - width / 2) > 0
  }).length
}

function scrollAtEdge(strip: HTMLElement, x: number): void {
  const { left, right } = strip.getBoundingClientRect()
  if (x < left + edge) strip.scrollLeft -= scrollStep
  else if (x > right - edge) strip.scrollLeft += scrollStep
}
