import type { Page } from '@playwright/test'
import { open } from '../support/open.ts'
import { reroute } from '../support/reroute.ts'
import { expect, test } from '../support/test.ts'

const subsets = { '/': /-latin-/, '/ar': /-arabic-/ } as const

for (const path of ['/', '/ar'] as const) {
  test(`R-35: ${path} asks first for the fonts of its script, and nothing moves when they come`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width: 390, height: 844 })
    const released = Promise.withResolvers<void>()
    await reroute(visitor, '**/*.woff2', (route) => released.promise.then(() => route.continue()))
    await open(visitor, path, { waitUntil: 'commit' })
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    const first = await visitor
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(first).toHaveLength(2)
    for (const file of first) expect(file).toMatch(subsets[path])
    expect(await loadedFonts(visitor)).toBe(0)
    await painted(visitor)
    released.resolve()
    await expect.poll(() => loadedFonts(visitor)).toBeGreaterThan(1)
    await painted(visitor)
    expect(await movement(visitor)).toBeLessThan(0.01)
  })
}

function loadedFonts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.fonts].filter(
        (face) => face.status === 'loaded' && !/Meanwhile/.test(face.family),
      ).length,
  )
}

function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(() => resume()))),
  )
}

/** How far what was in sight has moved so far, as browsers count it. */
function movement(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const moves = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    return moves.reduce((sum, { value }) => sum + value, 0)
  })
}
