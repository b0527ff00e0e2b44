import type { Page } from '@playwright/test'

const spoken = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder']

type Said = { text: string; language: string | null; isSeen: boolean; direction: string }

export function latinTexts(page: Page): Promise<Said[]> {
  return page.evaluate((names) => {
    const isLatin = (text: string | null) => /[a-z]{3}/i.test(text ?? '')
    const all = document.body.querySelectorAll('*:not(script, style, a[href^="mailto:"] *)')
    return [...all].flatMap((element) => {
      const written = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
      const seen = written.map(({ nodeValue }) => nodeValue)
      const heard = names.map((name) => element.getAttribute(name))
      const language = element.closest('[lang]')?.getAttribute('lang') ?? null
      const { direction } = getComputedStyle(element)
      const isVisible = element.checkVisibility() && !element.closest('.sr, [aria-hidden=true]')
      const said = (texts: (string | null)[], isSeen: boolean) =>
        texts.filter(isLatin).map((text) => ({ text: text ?? '', language, isSeen, direction }))
      return [...said(seen, isVisible), ...said(heard, false)]
    })
  }, spoken)
}
