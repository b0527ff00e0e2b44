type Box = { left: number; right: number; top: number; bottom: number }
type Point = { clientX: number; clientY: number }

export type RowPositions = { boxes: Box[]; isRightToLeft: boolean }

export function positionsIn(list: Element): RowPositions {
  return {
    boxes: rowsIn(list).map((row) => row.getBoundingClientRect()),
    isRightToLeft: getComputedStyle(list).direction === 'rtl',
  }
}

export function rowsIn(list: Element): Element[] {
  return [...list.querySelectorAll(':scope > [data-row]')]
}

/** A dragged row that is this close to an edge, in pixels, scrolls that far with every frame. */
const edge = 56
const scrollStep = 8

export function scrollAtEdge(list: Element, { clientX, clientY }: Point): void {
  const { left, right } = list.getBoundingClientRect()
  list.scrollLeft += scrollStep * sideOf(clientX, left, right)
  window.scrollBy(0, scrollStep * sideOf(clientY, 0, window.innerHeight))
}

function sideOf(position: number, start: number, end: number): -1 | 0 | 1 {
  if (position < start + edge) return -1
  return position > end - edge ? 1 : 0
}

export function indexAt(positions: RowPositions, point: Point, from: number): number {
  const { boxes, isRightToLeft } = positions
  const [top, bottom] = [boxes[0]?.top ?? 0, boxes.at(-1)?.bottom ?? 0]
  // A strip is not left by a pointer that is above or below it.
  const y = Math.min(Math.max(point.clientY, top), bottom)
  const isAcross = columnsOf(boxes) > 1
  return boxes.filter((box, index) => {
    if (index === from) return false
    if (!isAcross) return y > (box.top + box.bottom) / 2
    if (y < box.top || y > box.bottom) return y > box.bottom
    const distance = point.clientX - (box.left + box.right) / 2
    return isRightToLeft ? distance < 0 : distance > 0
  }).length
}

export function stepOf(key: string, { boxes, isRightToLeft }: RowPositions): number {
  const columns = columnsOf(boxes)
  const steps: Record<string, number> = {
    ArrowUp: -columns,
    ArrowDown: columns,
    ArrowLeft: isRightToLeft ? 1 : -1,
    ArrowRight: isRightToLeft ? -1 : 1,
  }
  return steps[key] ?? 0
}

function columnsOf(boxes: Box[]): number {
  return boxes.filter(({ top }) => Math.abs(top - (boxes[0]?.top ?? 0)) < 1).length
}
