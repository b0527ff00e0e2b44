import type { Page } from '@playwright/test'
import { lookChoices } from '../../src/domain/look/look.ts'
import { rewriteSection } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { reroute } from '../support/reroute.ts'
import { expect, test } from '../support/test.ts'
import { linesOf } from '../support/touching-lines.ts'

const subsets = { '/': /-latin-/, '/ar': /-arabic-/, '/ar/blog': /-arabic-/ } as const

for (const path of ['/', '/ar', '/ar/blog'] as const) {
  test(`R-35: ${path} asks first for the fonts of its script, and nothing moves when they come`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width: 412, height: 823 })
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

test('R-35: nothing moves when the fonts of the other script come last', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 412, height: 823 })
  expect(await movedByLatinFonts(visitor)).toBeLessThan(0.01)
})

test('LOOK-9: nothing moves in any typeface when Latin comes last', async ({
  visitor,
  address,
}) => {
  test.slow()
  await visitor.setViewportSize({ width: 600, height: 823 })
  for (const typeface of lookChoices.typeface) {
    await rewriteSection(address, 'look', { typeface })
    expect(await movedByLatinFonts(visitor), typeface).toBeLessThan(0.01)
    for (const part of [visitor.locator('body'), visitor.locator('h1')])
      expect(await part.evaluate(zeroWidth), typeface).toBeCloseTo(1, 2)
  }
})

test('LOOK-9: English pages do not move when Arabic comes first', async ({ visitor, address }) => {
  test.slow()
  await visitor.setViewportSize({ width: 390, height: 844 })
  for (const typeface of lookChoices.typeface) {
    await rewriteSection(address, 'look', { typeface })
    await movedByLatinFonts(visitor, '/blog')
    expect(await movement(visitor), typeface).toBeLessThan(0.01)
  }
})

const families: Record<string, RegExp> = {
  readex: /readex/,
  rubik: /rubik/,
  cairo: /cairo/,
  markazi: /markazi|tajawal/,
  messiri: /messiri|tajawal/,
}

for (const path of ['/', '/ar'] as const) {
  test(`${path} loads the chosen typeface alone, and nothing moves when it comes (LOOK-9)`, async ({
    visitor,
    address,
  }) => {
    test.slow()
    for (const typeface of lookChoices.typeface.slice(1)) {
      await rewriteSection(address, 'look', { typeface })
      const { files, weight, moved } = await firstViewOf(visitor, path)
      expect(files.length, typeface).toBeGreaterThan(0)
      for (const file of files) expect(file, typeface).toMatch(families[typeface] ?? /^$/)
      expect(weight, typeface).toBeLessThanOrEqual(130_000)
      expect(moved, typeface).toBeLessThanOrEqual(0.02)
    }
  })
}

test('R-23 marks of Arabic headings touch no other line', async ({ visitor, address }) => {
  await visitor.setViewportSize({ width: 390, height: 844 })
  await rewriteSection(address, 'banner', { banner_title: { ar: fullOfMarks } })
  for (const typeface of lookChoices.typeface) {
    await rewriteSection(address, 'look', { typeface })
    await open(visitor, '/ar')
    await visitor.evaluate(() => document.fonts.ready.then(() => {}))
    const { count, touch } = await linesOf(visitor.getByRole('heading', { level: 1 }))
    expect(count, typeface).toBeGreaterThan(2)
    expect(touch, typeface).toBe(false)
  }
})

const fullOfMarks = 'صيانةٌ دوريّةٌ وضمانٌ حقيقيٌّ على كلِّ قطعةٍ تركّبُها ورشتُنا'

async function firstViewOf(visitor: Page, path: keyof typeof subsets) {
  const page = await visitor.context().newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  const released = Promise.withResolvers<void>()
  const files: string[] = []
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'font') return
    files.push(response.url())
    bodies.push(response.body())
  })
  await reroute(page, '**/*.woff2', (route) => released.promise.then(() => route.continue()))
  await open(page, path, { waitUntil: 'commit' })
  const [first] = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(first).toMatch(subsets[path])
  await page.waitForLoadState('domcontentloaded')
  await painted(page)
  const before = await movement(page)
  released.resolve()
  await expect.poll(() => loadedFonts(page)).toBeGreaterThan(0)
  await page.evaluate(() => document.fonts.ready)
  await painted(page)
  const moved = (await movement(page)) - before
  const weights = (await Promise.all(bodies)).map(({ byteLength }) => byteLength)
  await page.close()
  return { files, weight: weights.reduce((sum, one) => sum + one, 0), moved }
}

async function movedByLatinFonts(page: Page, path = '/ar/blog'): Promise<number> {
  const released = Promise.withResolvers<void>()
  await reroute(page, '**/*-latin-*.woff2', (route) =>
    released.promise.then(() => route.continue()),
  )
  await open(page, path, { waitUntil: 'commit' })
  await expect.poll(() => loadedFonts(page)).toBeGreaterThan(0)
  await painted(page)
  const before = await movement(page)
  const arabic = await loadedFonts(page)
  released.resolve()
  await expect.poll(() => loadedFonts(page)).toBeGreaterThan(arabic)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await painted(page)
  return (await movement(page)) - before
}

/** The share of a `ch` that `--ch` is; letters are large enough for their widths to be exact. */
function zeroWidth(element: HTMLElement | SVGElement): number {
  element.style.fontSize = '1000px'
  const [known = 0, real = 1] = ['var(--ch)', '1ch'].map((width) => {
    element.style.inlineSize = width
    return Number.parseFloat(getComputedStyle(element).inlineSize)
  })
  return known / real
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

function movement(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const moves = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    return moves.reduce((sum, { value }) => sum + value, 0)
  })
}
