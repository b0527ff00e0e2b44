import type { Locator, Page } from '@playwright/test'

export function visual(part: Locator): Promise<string> {
  return part.evaluate((element) => {
    const lines = new Map<number, { letter: string; left: number }[]>()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const data = text.nodeValue ?? ''
      for (let at = 0; at < data.length; at++) {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const { left, bottom, width } = range.getBoundingClientRect()
        const line = Math.round(bottom)
        if (width > 0)
          lines.set(line, [...(lines.get(line) ?? []), { letter: data[at] ?? '', left }])
      }
    }
    const inOrder = (letters: { letter: string; left: number }[]) =>
      letters.toSorted((one, other) => one.left - other.left).map(({ letter }) => letter)
    return [...lines.values()].map((letters) => inOrder(letters).join('')).join('\n')
  })
}

/** Numbers with signs, other numbers or Latin units beside them that do not stand from left to right. */
export function turnedNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const numbers = /\d[\d.,]*(?:\s?[–/:×-]\s?\d[\d.,]*|, ?-?\d[\d.,]*|\s?[A-Za-z°][A-Za-z²³/°]*)+/g
    const turned: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: part } = text
      if (!part?.checkVisibility() || part.closest('.sr')) continue
      for (const { 0: found, index } of (text.nodeValue ?? '').matchAll(numbers)) {
        if (!runsRight(text, index, found.length)) turned.push(`${found} in ${text.nodeValue}`)
      }
    }
    return turned

    function runsRight(text: Node, start: number, length: number): boolean {
      const places = Array.from({ length }, (_, at) => {
        const range = document.createRange()
        range.setStart(text, start + at)
        range.setEnd(text, start + at + 1)
        return range.getBoundingClientRect()
      }).filter(({ width }) => width > 0)
      return places.every(({ left, bottom }, at) => {
        const before = places[at - 1]
        return !before || bottom > before.bottom + 4 || left >= before.left - 0.5
      })
    }
  })
}

export function fromTheRight(text: string): string {
  return [...text].toReversed().join('')
}

type Icons = { sideways: string[]; upright: string[]; wrong: string[] }

export function iconsOf(page: Page): Promise<Icons> {
  return page.evaluate(() => {
    const points =
      /icon-(arrow|arrows-split-2|back|external|arrow-(left|right|up-right|back-up|forward-up)|chevron-(left|right)|external-link|logout|list|list-numbers|layout-sidebar.*|send)$/
    const icons = { sideways: [] as string[], upright: [] as string[], wrong: [] as string[] }
    const ofFile = 'svg:has(> use[href*="/icons-"])'
    for (const icon of document.querySelectorAll<SVGElement>(`svg.tabler-icon, ${ofFile}`)) {
      const shared = icon.querySelector('use')?.getAttribute('href')?.split('#')[1]
      const own = [...icon.classList].find((part) => part.startsWith('tabler-icon-')) ?? ''
      const name = shared ? `icon-${shared}` : own
      const isMirrored = getComputedStyle(icon).transform === 'matrix(-1, 0, 0, 1, 0, 0)'
      const isSideways = points.test(name)
      icons[isSideways ? 'sideways' : 'upright'].push(name)
      if (isMirrored !== (isSideways && icon.matches(':dir(rtl)'))) icons.wrong.push(name)
    }
    return icons
  })
}

export function latinNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
      (element) =>
        ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
    const isExpected = /[ء-ي]|^(English|name@…|https:\/\/…)$/
    return names.filter((name) => /[a-z]{3}/i.test(name) && !isExpected.test(name))
  })
}
