import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useWords } from '../../app/locale/locale.tsx'
import { useEscape, useEveryFrame, useKeptFocus } from './drag-effects.ts'
import { indexAt, positionsIn, rowsIn, scrollAtEdge, stepOf } from './row-positions.ts'
import { sortingWords } from './words.ts'

type Drag = { from: number; to: number }
type Pointer = { list: Element; clientX: number; clientY: number; hasMoved: boolean }

/**
 * Rows are dragged by mouse and finger, or picked up, moved and dropped by keys. Each row has the
 * attributes of `rowOf` and is a child of its list.
 */
export function useSorting(names: string[], onMove: (from: number, to: number) => void) {
  const words = useWords(sortingWords)
  const total = names.length
  const nameAt = (index: number) => names[index] ?? ''
  const [drag, setDrag] = useState<Drag | null>(null)
  const [announced, announce] = useState('')
  const pointer = useRef<Pointer | null>(null)
  const keepFocus = useKeptFocus()
  useEveryFrame(drag !== null, scrollAtRest)
  useEscape(drag !== null, cancel)

  function move(from: number, to: number) {
    if (from === to || to < 0 || to >= total) return
    keepFocus()
    onMove(from, to)
    announce(words.movedTo(nameAt(from), to + 1, total))
  }
  function follow(moved: Pointer) {
    if (!drag) return
    pointer.current = moved
    const to = indexUnder(moved, drag.from)
    if (to !== drag.to) setDrag({ ...drag, to })
  }
  function scrollAtRest() {
    if (!pointer.current?.hasMoved) return
    scrollAtEdge(pointer.current.list, pointer.current)
    follow(pointer.current)
  }
  function end() {
    pointer.current = null
    setDrag(null)
  }
  function drop({ from, to }: Drag) {
    end()
    move(from, to)
  }
  function cancel() {
    if (drag) announce(words.putBack(nameAt(drag.from)))
    end()
  }
  function aim(list: Element, { from, to }: Drag) {
    if (to < 0 || to >= total) return
    setDrag({ from, to })
    announce(words.position(to + 1, total))
    rowsIn(list)[to]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  function listen(event: KeyboardEvent, index: number) {
    const list = listAround(event.currentTarget)
    const step = stepOf(event.key, positionsIn(list))
    if (step === 0 || !(drag || event.altKey)) return
    event.preventDefault()
    event.stopPropagation()
    if (drag) aim(list, { ...drag, to: drag.to + step })
    else move(index, index + step)
  }

  const draggedBy = (index: number, isHandle: boolean) => ({
    // The press is caught before a button in the handle keeps it to itself.
    onPointerDownCapture(event: PointerEvent) {
      if (event.button !== 0 || !(isHandle || event.pointerType === 'mouse')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointer.current = pointerAt(event, false)
      setDrag({ from: index, to: index })
    },
    // A list that can be dragged itself stays where it is.
    onPointerDown: (event: PointerEvent) => event.stopPropagation(),
    onPointerMove(event: PointerEvent) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(pointerAt(event, true))
    },
    onPointerUp(event: PointerEvent) {
      if (!drag || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      drop({ ...drag, to: indexUnder(pointerAt(event, true), drag.from) })
    },
    onPointerCancel: end,
  })

  return {
    total,
    move,
    rowOf: (index: number) => ({ 'data-row': true, 'data-drag': markOf(drag, index) }),
    handleOf: (index: number) => ({
      ...draggedBy(index, true),
      onKeyDownCapture: (event: KeyboardEvent) => listen(event, index),
      onBlur: () => drag && !pointer.current && cancel(),
    }),
    /** Only the mouse drags what is not a handle, because a finger scrolls there. */
    surfaceOf: (index: number) => ({
      ...draggedBy(index, false),
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    }),
    pickUpOrDrop(index: number) {
      if (drag) return drag.from === drag.to ? cancel() : drop(drag)
      setDrag({ from: index, to: index })
      announce(words.pickedUp(nameAt(index), index + 1, total))
    },
    status: <output className="sr">{announced}</output>,
  }
}

export type Sorting = ReturnType<typeof useSorting>

function pointerAt(event: PointerEvent, hasMoved: boolean): Pointer {
  const { currentTarget, clientX, clientY } = event
  return { list: listAround(currentTarget), clientX, clientY, hasMoved }
}

function indexUnder(pointer: Pointer, from: number): number {
  return indexAt(positionsIn(pointer.list), pointer, from)
}

function listAround(handle: Element): Element {
  const list = handle.closest('[data-row]')?.parentElement
  if (!list) throw new Error('a handle is outside of its row: give the row what `rowOf` returns')
  return list
}

function markOf(drag: Drag | null, index: number): 'dragged' | 'before' | 'after' | undefined {
  if (index === drag?.from) return 'dragged'
  if (!drag || index !== drag.to) return undefined
  return drag.to < drag.from ? 'before' : 'after'
}
