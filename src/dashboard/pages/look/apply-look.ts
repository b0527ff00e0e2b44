import type { Look } from '../../../domain/look/look.ts'
import { lookSheet } from '../../../ui/look-sheet.ts'

const sheets = new WeakMap<Document, CSSStyleSheet>()

/**
 * Colours a page at once, in place of the sheet it came with. A sheet that is adopted needs neither
 * a request nor an exception to a policy, and runs no script of the page.
 */
export function applyLook(page: Document, look: Look): void {
  const view = page.defaultView
  if (!view) return
  for (const link of page.querySelectorAll('link[href^="/theme-"]')) link.remove()
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(lookSheet(look))
  const before = sheets.get(page)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets.filter((one) => one !== before), sheet]
  sheets.set(page, sheet)
}
