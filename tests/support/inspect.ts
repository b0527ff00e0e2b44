import type { Page } from '@playwright/test'
import { excessWidth, pageHeight } from './places.ts'
import { expect, violations } from './test.ts'

const widths = [1440, 768, 390, 320] as const
const narrowest = 320
const themes = ['light', 'dark'] as const
const languages = ['ar', 'en'] as const

const pictures = process.env.SCREENS

export function inspectedLanguages(name: string): readonly (typeof languages)[number][] {
  return pictures ? languages : [chosenBy(name, 0, languages)]
}

/** The page fits the screen and axe finds nothing; call `prepareAxe` first. */
export async function inspect(page: Page, state: string): Promise<void> {
  await expectFits(page, state)
  for (const theme of pictures ? themes : [chosenBy(state, 1, themes)]) {
    await paint(page, theme)
    const name = await page.evaluate(() => `${document.documentElement.lang}-${innerWidth}`)
    if (pictures) {
      const path = `${pictures}/${state}-${name}-${theme}.png`
      await page.evaluate(showAllPictures)
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    }
    expect(await violations(page), `${state}, ${name}, ${theme}`).toEqual([])
  }
}

/** A state that stays while the width changes: it fits the narrowest screen, and is inspected at one or every width. */
export async function inspectAll(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  const inspected: readonly number[] = pictures ? widths : [chosenBy(state, 2, [1440, 390])]
  for (const width of new Set([...inspected, narrowest])) {
    await resize(page, width)
    await (inspected.includes(width) ? inspect : expectFits)(page, state)
  }
  if (before) await page.setViewportSize(before)
}

async function expectFits(page: Page, state: string): Promise<void> {
  // The heading tells the page from the loading placeholder.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await expect.poll(() => excessWidth(page), `${state} is wider than the screen`).toBe(0)
}

/** The height is that of an editor's page, whose save bar would otherwise lie over its buttons. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  if (!page.url().includes('/dashboard')) return
  await page.setViewportSize({ width, height: Math.max(900, await pageHeight(page)) })
}

async function paint(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)
  await atRest(page)
}

/** Colours are final only when animations have ended. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await expect(page.locator('[data-entering]')).toHaveCount(0)
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Runs in the page. Pictures out of sight would otherwise be loaded only when they come near. */
async function showAllPictures(): Promise<void> {
  const shown = [...document.images].filter((image) => image.checkVisibility())
  for (const image of shown) image.loading = 'eager'
  await Promise.allSettled(shown.map((image) => image.decode()))
}

function chosenBy<Choice>(name: string, bit: number, [one, other]: readonly [Choice, Choice]) {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0
  return ((hash >>> (bit + 3)) & 1) === 0 ? one : other
}
