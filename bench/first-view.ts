import type { Browser, Page } from '@playwright/test'
import { ask } from './response.ts'
import type { Figure } from './figure.ts'

const kilobyte = 1000
const most = { script: 105, stylesheet: 12, document: 12, font: 130 } as const
const pages = ['', '/blog', '/blog/1', '/search', '/contact'].flatMap((path) => [
  path || '/',
  `/ar${path}`,
])
type Kind = keyof typeof most

export async function firstView(browser: Browser, product: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of pages) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const weights = await weightsOf(page, product, path)
    for (const [kind, goal] of Object.entries(most)) {
      const value = weights[kind as Kind] / kilobyte
      // Rules of rich text or of results come on top.
      const isMore = kind === 'stylesheet' && !/^\/(ar)?$/.test(path)
      figures.push({
        id: 'F4',
        what: `${path} ${kind}`,
        value,
        unit: 'KB',
        goal: { most: isMore ? 12.6 : goal },
      })
    }
    await page.close()
  }
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  figures.push(await heroPicture(page, product, '/blog'))
  await page.close()
  return figures
}

/** The weights are in bytes, compressed by brotli, until the network is idle. */
async function weightsOf(page: Page, product: string, path: string): Promise<Record<Kind, number>> {
  const weights = { script: 0, stylesheet: 0, document: 0, font: 0 }
  const weighing: Promise<void>[] = []
  page.on('request', (request) => {
    const kind = request.resourceType()
    const { origin, pathname } = new URL(request.url())
    if (!(kind in weights) || origin !== product) return
    weighing.push(
      weightOf(product, pathname).then((weight) => void (weights[kind as Kind] += weight)),
    )
  })
  await page.goto(product + path, { waitUntil: 'networkidle' })
  await Promise.all(weighing)
  return weights
}

async function weightOf(product: string, path: string): Promise<number> {
  const { body } = await ask(product, { path, headers: { 'accept-encoding': 'br' } })
  return Buffer.from(body, 'base64').byteLength
}

async function heroPicture(page: Page, product: string, path: string): Promise<Figure> {
  await page.goto(product + path, { waitUntil: 'networkidle' })
  const picture = page.locator('[data-hero] picture img').first()
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  const value = (await weightOf(product, new URL(source).pathname)) / kilobyte
  const isFirst = (await picture.getAttribute('fetchpriority')) === 'high'
  const how = `${source.split('.').at(-1)}${isFirst ? ', asked for first' : ''}`
  return { id: 'F5', what: `${path} hero, ${how}`, value, unit: 'KB', goal: { most: 90 } }
}
