import type { RefObject } from 'react'
import { type Layout, useDrag } from '../../kit/sorting/use-drag.ts'

/**
 * A dragged card that is this close to an edge of the strip, in pixels, scrolls it that far with
 * every move.
 */
const edge = 48
const scrollStep = 16

/** Places in a strip are compared in the order of reading, which may run from right to left. */
const cards: Layout = {
  indexAt(strip, { clientX }, from) {
    const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
    return [...strip.children].slice(0, -1).filter((tile, index) => {
      const { left, width } = tile.getBoundingClientRect()
      return index !== from && sign * (clientX - left - width / 2) > 0
    }).length
  },

  scrollAtEdge(strip, { clientX }) {
    const { left, right } = strip.getBoundingClientRect()
    if (clientX < left + edge) strip.scrollLeft -= scrollStep
    else if (clientX > right - edge) strip.scrollLeft += scrollStep
  },
}

export function useCardDrag(
  strip: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  return useDrag(strip, cards, onDrop)
}
