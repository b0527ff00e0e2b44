import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { demoFolder } from './demo-data.ts'
import {
  copyOf,
  inviteOmar,
  omar,
  type Product,
  remove,
  type SignedIn,
  signIn,
  startProduct,
  temporaryFolder,
} from './product.ts'

export { expect }

type Workers = { product: Product }
type Cast = {
  /** What the browser may complain about, because the test provokes it. */
  provoked: RegExp | null
  /** The address of the running product. */
  address: string
  /** A visitor's page, who has never been here. */
  visitor: Page
  /** A page of Layla the administrator, signed in, her interface in that language. */
  layla: (language: 'ar' | 'en') => Promise<Page>
  /** The same of Omar, an editor. */
  omar: (language: 'ar' | 'en') => Promise<Page>
}

/** Tests say by `X-Forwarded-For` whose request it is, where an address may do only so much. */
const manyVisitors = { TRUSTED_PROXIES: '127.0.0.1' }

export const test = base.extend<Cast, Workers>({
  product: [
    async ({}, use) => withProduct({ dataFolder: await copyOf(demoFolder) }, use),
    { scope: 'worker', timeout: 120_000 },
  ],

  address: ({ product }, use) => use(product.address),
  baseURL: ({ address }, use) => use(address),

  provoked: [null, { option: true }],

  page: async ({ page, provoked }, use) => {
    const complaints = complaintsOf(page)
    await use(page)
    // A request that a test still holds back must not end the test after it.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const unexpected = complaints.filter((complaint) => !provoked?.test(complaint))
    expect(unexpected, 'what the browser complained about').toEqual([])
  },

  visitor: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) awaitScripts(page)
    await use(page)
  },

  layla: ({ page, address }, use) =>
    use(async (language) => signedIn(page, await signIn(address), language)),

  omar: ({ page, address }, use) =>
    use(async (language) => {
      await inviteOmar(address)
      return signedIn(page, await signIn(address, omar), language)
    }),
})

/** The same, each test on a product of its own, for those that change what all others look at. */
export const testApart = test.extend({
  address: async ({}, use) =>
    withProduct({ dataFolder: await copyOf(demoFolder) }, ({ address }) => use(address)),
})

/** The same without any content. */
export const testEmpty = test.extend({
  address: async ({}, use) => {
    const start = { dataFolder: await temporaryFolder(), environment: { DEMO_CONTENT: 'off' } }
    await withProduct(start, ({ address }) => use(address))
  },
})

/** A running product that nobody has used before; its data go with it. */
async function withProduct(
  { dataFolder, environment }: Parameters<typeof startProduct>[0],
  use: (product: Product) => Promise<void>,
): Promise<void> {
  const product = await startProduct({
    dataFolder,
    environment: { ...manyVisitors, ...environment },
  })
  await use(product)
  await product.stop()
  await remove(dataFolder)
}

/** What moves costs most of the time of a test, which waits until it stands: staff ask for less motion. */
async function signedIn(page: Page, { token, user }: SignedIn, language: string): Promise<Page> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
}

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
  const { violations: found } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // Else it opens another page to put together what frames of other sites said; ours have none by then.
    .setLegacyMode()
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Pages answer once they have been painted; people take longer than that to find what they press. */
function awaitScripts(page: Page): void {
  const open = page.goto.bind(page)
  page.goto = async (...address) => {
    const answer = await open(...address)
    await page.waitForFunction(() => {
      const part = document.querySelector('[data-surface] body :is(a, button)')
      return !part || Object.keys(part).some((key) => key.startsWith('__reactProps'))
    })
    return answer
  }
}

/** Waits until a part of the page answers: what lies beneath the first view gets its script at the first move. */
export async function awaken(part: Locator): Promise<void> {
  const { mouse } = part.page()
  let place = 0
  await eventually(async () => {
    // A page may not be listening yet.
    await mouse.move((place += 4), 5)
    expect(await hasCome(part)).toBe(true)
  })
}

/** The same, whoever moved it. */
export async function isAlive(part: Locator): Promise<void> {
  await eventually(async () => expect(await hasCome(part)).toBe(true))
}

function hasCome(part: Locator): Promise<boolean> {
  return part
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
}

function eventually(check: () => Promise<void>): Promise<void> {
  return expect(check).toPass({ intervals: [50] })
}

/** How far the page is scrolled, once it has come to rest. */
export function restingPlace(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let before = -1
    while (before !== window.scrollY) {
      before = window.scrollY
      await new Promise((resume) => setTimeout(resume, 400))
    }
    return before
  })
}

/** With `SCREENSHOTS` set: a picture of the whole page for people to look at; git ignores the folder. */
export async function look(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true, animations: 'disabled' })
}
