import type { RefObject } from 'react'
import { type Layout, useDrag } from '../../kit/sorting/use-drag.ts'

/** This close to an edge of the strip a dragged card scrolls it, that far with every move. */
const edge = 48
const scrollStep = 16

/** The point in a strip is compared as it is read. */
const cards: Layout = {
  placeAt(strip, { clientX }, from) {
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
