import { type PointerEvent, type RefObject, useState } from 'react'

type Drag = { from: number; to: number }

/** This close to an edge of the window a dragged row scrolls it, that far with every move. */
const edge = 64
const scrollStep = 16

/** A row is dragged by its handle to another place in the list, by mouse, pen or finger. */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)

  function begin(event: PointerEvent, from: number) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from, to: from })
  }
  function move({ clientY }: PointerEvent) {
    if (!drag || !list.current) return
    scrollAtEdge(clientY)
    setDrag({ ...drag, to: placeAt(list.current, clientY, drag.from) })
  }
  function drop() {
    setDrag(null)
    if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to)
  }

  return {
    /** Where the row at an index is dragged to, or another one beside it. */
    stateOf(index: number): 'dragged' | 'before' | 'after' | undefined {
      if (!drag) return undefined
      if (index === drag.from) return 'dragged'
      if (index !== drag.to) return undefined
      return drag.to < drag.from ? 'before' : 'after'
    },
    handleOf: (index: number) => ({
      // Before the button in it keeps the press to itself.
      onPointerDownCapture: (event: PointerEvent) => begin(event, index),
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  }
}

export type RowDrag = ReturnType<typeof useRowDrag>

/** How many of the other rows have their middle above that point. */
function placeAt(list: HTMLElement, y: number, from: number): number {
  const rows = [...list.querySelectorAll(':scope > [data-row]')]
  return rows.filter((row, index) => {
    const { top, height } = row.getBoundingClientRect()
    return index !== from && y > top + height / 2
  }).length
}

function scrollAtEdge(y: number): void {
  if (y < edge) window.scrollBy(0, -scrollStep)
  else if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep)
}
