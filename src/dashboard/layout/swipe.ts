type Point = { x: number; y: number }
type Screen = { width: number; direction: 'rtl' | 'ltr' }

/**
 * The values are in pixels: how near to the edge a finger that opens the drawer begins, and how far
 * it goes.
 */
const edge = 48
const distance = 64

/** The drawer is at the start of a line, so the meaning depends on the direction. */
export function swipeMeaning(from: Point, to: Point, screen: Screen): 'open' | 'close' | null {
  const isRightToLeft = screen.direction === 'rtl'
  const inwards = isRightToLeft ? from.x - to.x : to.x - from.x
  const isSideways = Math.abs(inwards) > 2 * Math.abs(to.y - from.y)
  if (!isSideways || Math.abs(inwards) < distance) return null
  if (inwards < 0) return 'close'
  const fromEdge = isRightToLeft ? screen.width - from.x : from.x
  return fromEdge <= edge ? 'open' : null
}
