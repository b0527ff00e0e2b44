import type { Browser, Page } from '@playwright/test'
import type { Figure } from './figure.ts'

const pages = ['/', '/ar', '/blog', '/ar/blog', '/blog/1', '/ar/blog/1']
const rounds = 3
const slowDown = 4
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
}
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

type Vitals = { largestPaint: number; shift: number; blocked: number }

/**
 * F6: the fastest of several visits counts, because other load on the machine only adds; of layout
 * shifts, the largest.
 */
export async function slowPhone(browser: Browser, product: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of pages) {
    const seen: Vitals[] = []
    for (let round = 0; round < rounds; round++) seen.push(await opened(browser, product + path))
    figures.push(...figuresOf(path, seen))
  }
  return figures
}

function figuresOf(path: string, seen: Vitals[]): Figure[] {
  const of = (name: keyof Vitals) => seen.map((vitals) => vitals[name])
  const paint = Math.min(...of('largestPaint')) / 1000
  const shift = Math.max(...of('shift'))
  const blocked = Math.min(...of('blocked'))
  const id = 'F6'
  return [
    { id, what: `${path} largest paint`, value: paint, unit: 's', goal: { most: 2 } },
    { id, what: `${path} layout shift`, value: shift, goal: { most: 0.02 } },
    { id, what: `${path} blocked`, value: blocked, unit: 'ms', goal: { most: 100 } },
  ]
}

async function opened(browser: Browser, address: string): Promise<Vitals> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slow(page)
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'networkidle' })
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
  await context.close()
  return vitals
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
}

/**
 * Runs in the page: after the first paint, every millisecond of a task beyond 50 blocks the
 * visitor.
 */
function watch(): void {
  const bearable = 50
  const vitals = { largestPaint: 0, shift: 0, blocked: 0 }
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('largest-contentful-paint', ({ startTime }) => (vitals.largestPaint = startTime))
  observe(
    'layout-shift',
    (entry) => (vitals.shift += (entry as unknown as { value: number }).value),
  )
  const seenAt = () =>
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY
  observe('longtask', ({ startTime, duration }) => {
    if (startTime >= seenAt()) vitals.blocked += duration - bearable
  })
  Object.assign(window, { vitals })
}
