import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { demoFolder } from './demo-data.ts'
import { copyOf, type Product, remove, signIn, startProduct } from './product.ts'

export { expect }

type Workers = { product: Product }
type Cast = {
  /** The address of the running product. */
  address: string
  /** A visitor's page, who has never been here. */
  visitor: Page
  /** A page of Layla the administrator, signed in, her interface in that language. */
  layla: (language: 'ar' | 'en') => Promise<Page>
}

export const test = base.extend<Cast, Workers>({
  product: [
    async ({}, use) => {
      const dataFolder = await copyOf(demoFolder)
      const product = await startProduct({ dataFolder })
      await use(product)
      await product.stop()
      await remove(dataFolder)
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  address: ({ product }, use) => use(product.address),
  baseURL: ({ product }, use) => use(product.address),

  page: async ({ page }, use) => {
    const complaints = complaintsOf(page)
    await use(page)
    expect(complaints, 'what the browser complained about').toEqual([])
  },

  visitor: ({ page }, use) => use(page),

  layla: async ({ page, address }, use) => {
    await use(async (language) => {
      const { token, user } = await signIn(address)
      await page.addInitScript(
        ([jwt, role, code]) => {
          // A frame that shows an error has no storage.
          if (window.top !== window) return
          localStorage.setItem('jwt', jwt ?? '')
          localStorage.setItem('role', role ?? '')
          localStorage.setItem('language', code ?? '')
        },
        [token, user.role_name, language],
      )
      return page
    })
  },
})

/** Errors on the console; not that a page is missing, nor that a picture of a video is out of reach. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const { url } = message.location()
    const isForeign = /ytimg|youtube|openstreetmap/.test(url + message.text())
    const isMissingPage = url === page.url() && message.text().includes('404')
    if (message.type() === 'error' && !isForeign && !isMissingPage) complaints.push(message.text())
  })
  return complaints
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Axe takes joined Arabic letters for icon ligatures and then skips their contrast; it measures them by canvas. */
export async function prepareAxe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.measureText = function measureText(text: string) {
      return { width: text.length * 10 } as TextMetrics
    }
  })
}

/** Everything axe finds on the page as it is now; call `prepareAxe` before the page is opened. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** A picture of the whole page for people to look at; git ignores the folder. */
export async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true, animations: 'disabled' })
}
