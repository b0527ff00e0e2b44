import type { Page } from '@playwright/test'
import { excessWidth } from './places.ts'
import { expect, look, violations } from './test.ts'

/** On the narrowest screen, only overflow is checked. */
export const widths = [1440, 390, 320] as const

/** The page fits the screen and axe finds nothing; call `prepareAxe` first. */
export async function inspect(page: Page, name: string): Promise<void> {
  // Not the loading placeholder.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await expect.poll(() => excessWidth(page), name).toBe(0)
  const { width } = page.viewportSize() ?? { width: 0 }
  if (width < 390) return
  for (const theme of themes) {
    const isInspected = theme === (await themeToInspect(page))
    if (!isInspected && !process.env.SCREENSHOTS) continue
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen
    }, theme)
    await atRest(page)
    await look(page, `${name}-${theme}`)
    if (isInspected) expect(await violations(page), `${name}, ${theme}`).toEqual([])
  }
}

const themes = ['light', 'dark'] as const

/** Pairs every language, theme and width with half the runs that all combinations would take. */
export function themeToInspect(page: Page): Promise<(typeof themes)[number]> {
  return page.evaluate(() => {
    const isArabic = document.documentElement.lang === 'ar'
    return isArabic === innerWidth > 768 ? 'light' : 'dark'
  })
}

/** Colours are final only when animations have ended. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.locator('[data-entering]')).toHaveCount(0)
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
