import type { RefObject } from 'react'
import { type Layout, useDrag } from './use-drag.ts'

/**
 * A dragged row that is this close to an edge of the window, in pixels, scrolls it that far with
 * every move.
 */
const edge = 64
const scrollStep = 16

const rows: Layout = {
  indexAt(list, { clientY }, from) {
    return [...list.querySelectorAll(':scope > [data-row]')].filter((row, index) => {
      const { top, height } = row.getBoundingClientRect()
      return index !== from && clientY > top + height / 2
    }).length
  },

  scrollAtEdge(_list, { clientY }) {
    if (clientY < edge) window.scrollBy(0, -scrollStep)
    else if (clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep)
  },
}

export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  return useDrag(list, rows, onDrop)
}
