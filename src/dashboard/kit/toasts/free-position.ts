import { type RefObject, useLayoutEffect } from 'react'

const controls =
  'a, button, input, select, textarea, label, summary, [contenteditable], [role="option"], [role="menuitem"]'
/** The grid is in pixels: finer than the smallest control. */
const grid = 20
const margin = 16
/**
 * The page moves while a message is shown: dialogs close, rows come. The interval is in
 * milliseconds.
 */
const checkInterval = 150
/** The middle of the screen is for reading. */
const reach = 0.45

const sides = ['end', 'center', 'start'] as const
/** `lift` is the distance from the lower end in pixels. */
type ToastPosition = { side: (typeof sides)[number]; lift: number }

type FreePositionProps = { region: RefObject<HTMLElement | null>; shown: readonly object[] }

/** Keeps messages where no control is, as low as possible, and there as long as the place stays free. */
export function FreePosition({ region, shown }: FreePositionProps): null {
  useLayoutEffect(() => {
    const element = region.current
    if (!element || shown.length === 0) return
    const keepFree = () => {
      if (isHeld(element) || !coversControl(element, element.getBoundingClientRect())) return
      const free = positionsFor(element).find(
        (position) => !coversControl(element, boxAt(element, position)),
      )
      if (free) move(element, free)
    }
    move(element, { side: 'end', lift: margin })
    keepFree()
    const timer = setInterval(keepFree, checkInterval)
    return () => clearInterval(timer)
  }, [region, shown])
  return null
}

function isHeld(region: HTMLElement): boolean {
  return region.querySelector('[data-held]') !== null
}

function* positionsFor(region: HTMLElement): Generator<ToastPosition> {
  const { offsetHeight: height } = region
  const highest = window.innerHeight - height - margin
  const low = Math.min(highest, window.innerHeight * reach)
  for (let lift = margin; lift <= low; lift += grid) yield* sides.map((side) => ({ side, lift }))
  for (let lift = highest; lift > low; lift -= grid) yield* sides.map((side) => ({ side, lift }))
}

function move(region: HTMLElement, { side, lift }: ToastPosition): void {
  region.dataset.side = side
  region.style.setProperty('inset-block-end', `${lift}px`)
}

function boxAt(
  { offsetWidth: width, offsetHeight: height }: HTMLElement,
  position: ToastPosition,
): DOMRect {
  const { innerWidth, innerHeight } = window
  const isAtRight = (position.side === 'end') === (document.dir !== 'rtl')
  const edge = isAtRight ? innerWidth - width - margin : margin
  const x = position.side === 'center' ? (innerWidth - width) / 2 : edge
  return new DOMRect(x, innerHeight - position.lift - height, width, height)
}

function coversControl(region: HTMLElement, { left, right, top, bottom }: DOMRect): boolean {
  for (let y = top; y < bottom + grid; y += grid) {
    for (let x = left; x < right + grid; x += grid) {
      const [beneath] = document
        .elementsFromPoint(Math.min(x, right), Math.min(y, bottom))
        .filter((element) => !region.contains(element))
      if (beneath?.closest(controls)) return true
    }
  }
  return false
}
