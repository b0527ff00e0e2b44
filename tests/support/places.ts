import { expect, type Locator, type Page } from '@playwright/test'

/*
 * Fonts, pictures and animations change places: `boxOf` waits until a part stands still, everything
 * else belongs into `expect.poll`.
 */

export type Box = { x: number; y: number; width: number; height: number }

export async function boxOf(part: Locator): Promise<Box> {
  let before: Box | null = null
  await expect
    .poll(
      async () => {
        const now = await part.boundingBox()
        const isStill = now !== null && JSON.stringify(now) === JSON.stringify(before)
        before = now
        return isStill
      },
      { message: 'it is shown and stands still', intervals: [25] },
    )
    .toBe(true)
  if (!before) throw new Error('it is not shown')
  return before
}

export async function rightOf(part: Locator): Promise<number> {
  const { x, width } = await boxOf(part)
  return Math.round(x + width)
}

export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

export function frameScrolledTo(frame: Locator): Promise<number> {
  return frame.evaluate(({ contentWindow }: HTMLIFrameElement) => contentWindow?.scrollY ?? 0)
}

export function scrolledBy(strip: Locator): Promise<number> {
  return strip.evaluate((element) => Math.round(element.scrollLeft))
}

/** Columns whose fields begin in the same rows give one entry. */
export function rowsOf(columns: Locator): Promise<string[]> {
  return columns.evaluateAll((all) => {
    const topOf = (field: Element) => Math.round(field.getBoundingClientRect().top)
    return [...new Set(all.map(({ children }) => Array.from(children, topOf).join()))]
  })
}

export function hiddenWidth(part: Locator): Promise<number> {
  return part.evaluate((element) => element.scrollWidth - element.clientWidth)
}

export function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

export function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

export function childrenInSight(strip: Locator): Promise<number> {
  return strip.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const boxes = [...element.children].map((child) => child.getBoundingClientRect())
    return boxes.filter((box) => box.left >= left - 1 && box.right <= right + 1).length
  })
}

export function shortestSideOf(parts: Locator): Promise<number> {
  return parts.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect())
    return Math.min(...boxes.flatMap(({ width, height }) => [width, height]))
  })
}

export function caretIsCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const line = getSelection()?.anchorNode?.parentElement
    if (!line) return true
    const { left, bottom, top } = line.getBoundingClientRect()
    const found = document.elementFromPoint(left + 5, (top + bottom) / 2)
    return !found || !(line.contains(found) || found.contains(line))
  })
}

export function brokenLines(parts: Locator): Promise<number> {
  return parts.evaluateAll((all) => all.filter((one) => one.getClientRects().length > 1).length)
}

/** Lists the parts whose last line touches the right edge. */
export function linesEndingAtTheRight(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((all) =>
    all
      .filter((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const letters = [...range.getClientRects()].at(-1)
        const whole = [...text.getClientRects()].at(-1)
        if (!letters || !whole) return true
        return letters.left - whole.left <= 4 || whole.right - letters.right >= 1
      })
      .map(({ textContent }) => textContent ?? ''),
  )
}

export function clippedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (element: Element) => {
      const { overflowY, webkitLineClamp } = getComputedStyle(element)
      return webkitLineClamp === 'none' && (overflowY === 'hidden' || overflowY === 'clip')
    }
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.textContent && cuts(element))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map((element) => `${element.tagName} ${element.className}`)
  })
}

export function isCutOff(field: Locator): Promise<boolean> {
  return field.evaluate(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
  )
}

export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [region] = document.querySelectorAll('[data-react-aria-top-layer]')
    const messages = [...(region?.querySelectorAll('button') ?? [])].map((close) =>
      close.parentElement?.getBoundingClientRect(),
    )
    const controls = document.querySelectorAll('a, button, input, textarea, [contenteditable]')
    return [...controls].flatMap((control) => {
      if (region?.contains(control) || control.closest('[inert], [aria-hidden="true"]')) return []
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const x = (left + right) / 2
      const y = (top + bottom) / 2
      const isThere = document
        .elementsFromPoint(x, y)
        .filter((element) => !region?.contains(element))[0]
        ?.closest('a, button, input, textarea, label, [contenteditable]')
      const isCovered = messages.some(
        (box) =>
          box && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      )
      return isThere && isCovered ? [control.textContent || control.outerHTML.slice(0, 80)] : []
    })
  })
}

export function charactersByLine(text: Locator): Promise<number[]> {
  return text.evaluate(async (element) => {
    await document.fonts.ready
    const lines: number[] = []
    let middle = -Infinity
    const range = document.createRange()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.textContent ?? '').length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { top, bottom, width } = range.getBoundingClientRect()
        if (width === 0) continue
        if (top > middle) lines.push(0)
        middle = Math.max(middle, (top + bottom) / 2)
        lines.push((lines.pop() ?? 0) + 1)
      }
    }
    return lines
  })
}

export type Design = {
  heading: 'centred' | 'beside' | 'at the start'
  hasEyebrow: boolean
  picture: 'beside' | 'above' | 'none'
  inRow: number
  reachesEdge: boolean
  isDark: boolean
}

/** Runs in the page. */
export function designOf(section: Element): Design {
  const boxOf = (selector: string) => {
    const found = section.querySelector(selector)
    return found?.checkVisibility() ? found.getBoundingClientRect() : null
  }
  const middle = (box: DOMRect) => box.x + box.width / 2
  const heading = boxOf('h2') as DOMRect
  const list = boxOf('[data-list]') as DOMRect
  const picture = boxOf('article > span')
  const title = boxOf('h3') as DOMRect
  const tops = [...section.querySelectorAll('[data-list] > li')].map((item) =>
    Math.round(item.getBoundingClientRect().y),
  )
  const width = document.documentElement.clientWidth
  const isAbove = picture && title.y > picture.bottom - 1
  const isCentred = Math.abs(middle(heading) - width / 2) < 2
  return {
    heading: list.y < heading.bottom ? 'beside' : isCentred ? 'centred' : 'at the start',
    hasEyebrow: boxOf('[class*=sectionHead] p') !== null,
    picture: picture ? (isAbove ? 'above' : 'beside') : 'none',
    inRow: tops.filter((top) => top === tops[0]).length,
    reachesEdge: picture !== null && (picture.x < 1 || picture.right > width - 1),
    isDark: getComputedStyle(section).colorScheme === 'dark',
  }
}

/**
 * The share of a section's width runs from the first of its articles' parts to the last; runs in
 * the page.
 */
export function filledOf(section: Element): number {
  const head = section.querySelector('[class*=sectionHead]')?.getBoundingClientRect()
  const boxes = [...section.querySelectorAll('article > *')]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
  const start = Math.min(...boxes.map(({ left }) => left))
  const end = Math.max(...boxes.map(({ right }) => right))
  return (end - start) / (head?.width ?? Infinity)
}

/** Each control gets the focus; then the page is scrolled to its end. Those under the button are named. */
export function controlsUnderButton(): string[] {
  const { documentElement: root } = document
  root.style.fontSize = '200%'
  root.style.scrollBehavior = 'auto'
  const button = document.querySelector<HTMLElement>('.whatsapp-button')
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')
  const others = [...controls].filter((one) => one !== button && one.checkVisibility())
  const isCovered = (control: HTMLElement) => {
    if (!button?.checkVisibility({ opacityProperty: true })) return false
    const [one, other] = [control, button].map((part) => part.getBoundingClientRect())
    if (!one || !other) return false
    const isBeside = one.right <= other.left || other.right <= one.left
    return !isBeside && one.bottom > other.top && other.bottom > one.top
  }
  const whileUsed = others.filter((control) => {
    control.focus()
    return document.activeElement === control && isCovered(control)
  })
  ;(document.activeElement as HTMLElement).blur()
  scrollTo(0, root.scrollHeight)
  const seen = button?.checkVisibility({ opacityProperty: true })
  const atTheEnd = others.filter(isCovered)
  const covered = [...whileUsed, ...atTheEnd].map((control) => control.outerHTML.slice(0, 120))
  return seen ? covered : ['the button is not seen']
}
