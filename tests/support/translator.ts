import type { Page } from '@playwright/test'

export const translated = '·'

/**
 * The next page on is translated as a browser does it: each text goes into two `font` elements with
 * other words in it, whatever is written later too.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript((sign) => {
    let isOn = true
    function translate() {
      if (!isOn) return
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        const isLeftAlone = text.parentElement?.closest(
          'script, style, textarea, font, [contenteditable], [translate=no]',
        )
        if (text.data.trim() && !isLeftAlone) texts.push(text)
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data + sign
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    document.addEventListener('DOMContentLoaded', () => {
      translate()
      new MutationObserver(() => setTimeout(translate)).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
    document.addEventListener('originals-wanted', () => {
      isOn = false
      for (const font of document.querySelectorAll('font:has(> font)')) {
        font.replaceWith(document.createTextNode(font.textContent.slice(0, -sign.length)))
      }
    })
  }, translated)
}

export async function showOriginals(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('originals-wanted')))
}
