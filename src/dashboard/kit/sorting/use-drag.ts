import { type PointerEvent, type RefObject, useState } from 'react'

export type Layout = {
  /** Counts the other parts whose middle is before that point. */
  indexAt: (list: HTMLElement, point: Point, from: number) => number
  scrollAtEdge: (list: HTMLElement, point: Point) => void
}
type Point = { clientX: number; clientY: number }

export function useDrag(
  list: RefObject<HTMLElement | null>,
  { indexAt, scrollAtEdge }: Layout,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)

  function begin(event: PointerEvent, from: number) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from, to: from })
  }
  function move(event: PointerEvent) {
    if (!drag || !list.current) return
    scrollAtEdge(list.current, event)
    setDrag({ ...drag, to: indexAt(list.current, event, drag.from) })
  }
  function drop() {
    setDrag(null)
    if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to)
  }

  return {
    stateOf(index: number): 'dragged' | 'before' | 'after' | undefined {
      if (!drag) return undefined
      if (index === drag.from) return 'dragged'
      if (index !== drag.to) return undefined
      return drag.to < drag.from ? 'before' : 'after'
    },
    handleOf: (index: number) => ({
      // The press is caught before the button in the handle keeps it to itself.
      onPointerDownCapture: (event: PointerEvent) => begin(event, index),
      // A list that can be dragged itself stays where it is.
      onPointerDown: (event: PointerEvent) => event.stopPropagation(),
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  }
}

export type Drag = ReturnType<typeof useDrag>
