import { readFileSync } from 'node:fs'
import {
  test as base,
  type BrowserContext,
  type CDPSession,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import type axe from 'axe-core'
import { demoFolder } from './demo-data.ts'
import { lasting, type LastingProduct } from './lasting-product.ts'
import {
  copyOf,
  inviteOmar,
  omar,
  remove,
  type SignedIn,
  signIn,
  startProduct,
  temporaryFolder,
} from './product.ts'

export { expect }

type Workers = { product: LastingProduct; emptyProduct: LastingProduct }
type Cast = {
  provoked: RegExp | null
  address: string
  visitor: Page
  layla: (language: 'ar' | 'en') => Promise<Page>
  omar: (language: 'ar' | 'en') => Promise<Page>
}

/** No script runs in the frame of a preview, into which axe and traces would look. */
export const framed = /'allow-scripts' permission/

/** A retry is traced, and the tracer itself fetches chosen files, which the security policy refuses. */
const ofTracer = [/'blob:/, framed]

/** Tests name the visitor in `X-Forwarded-For`, where limits apply per address. */
const manyVisitors = { TRUSTED_PROXIES: '127.0.0.1' }

export const test = base.extend<Cast, Workers>({
  product: [
    async ({}, use) => withProduct({ dataFolder: await copyOf(demoFolder) }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
  emptyProduct: [
    async ({}, use) =>
      withProduct(
        { dataFolder: await temporaryFolder(), environment: { DEMO_CONTENT: 'off' } },
        use,
      ),
    { scope: 'worker', timeout: 120_000 },
  ],

  address: ({ product }, use) => lent(product, use),
  baseURL: ({ address }, use) => use(address),

  provoked: [null, { option: true }],

  page: async ({ page, provoked }, use, info) => {
    const complaints = complaintsOf(page)
    const awaited = awaitedBy(page)
    const endSessions = sessionsOf(page.context())
    await use(page)
    if (info.status !== info.expectedStatus) {
      process.stdout.write(`${info.title}: the page still waits for ${awaited() || 'nothing'}\n`)
    }
    // A request still held back must not fail the next test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await endSessions()
    const expected = [provoked, ...(info.retry > 0 ? ofTracer : [])]
    const unexpected = complaints.filter((text) => !expected.some((known) => known?.test(text)))
    expect(unexpected, 'what the browser complained about').toEqual([])
  },

  visitor: ({ page }, use) => use(page),

  layla: ({ page, address }, use) =>
    use(async (language) => signedIn(page, await signIn(address), language)),

  omar: ({ page, address }, use) =>
    use(async (language) => {
      await inviteOmar(address)
      return signedIn(page, await signIn(address, omar), language)
    }),
})

export const testEmpty = test.extend({
  address: ({ emptyProduct }, use) => lent(emptyProduct, use),
})

async function lent(
  product: LastingProduct,
  use: (address: string) => Promise<void>,
): Promise<void> {
  await use(product.address)
  await product.restore()
}

export async function withProduct(
  { dataFolder, environment }: Parameters<typeof startProduct>[0],
  use: (product: LastingProduct) => Promise<void>,
): Promise<void> {
  const product = await startProduct({
    dataFolder,
    environment: { ...manyVisitors, ...environment },
  })
  const lastingProduct = await lasting(product, dataFolder)
  try {
    await use(lastingProduct)
  } finally {
    lastingProduct.close()
    await product.stop()
    await remove(dataFolder)
  }
}

async function signedIn(page: Page, { token, user }: SignedIn, language: string): Promise<Page> {
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

/** A page outlives its test, and a slow processor asked for by one made all later tests cost four times as much. */
function sessionsOf(context: BrowserContext): () => Promise<void> {
  const sessions: CDPSession[] = []
  const { newCDPSession } = context
  context.newCDPSession = async (page) => {
    const session = await newCDPSession.call(context, page)
    sessions.push(session)
    return session
  }
  return async () => {
    context.newCDPSession = newCDPSession
    await Promise.allSettled(sessions.map((session) => session.detach()))
  }
}

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

function awaitedBy(page: Page): () => string {
  const awaited = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') awaited.add(request)
  })
  page.on('requestfinished', (request) => awaited.delete(request))
  page.on('requestfailed', (request) => awaited.delete(request))
  return () => Array.from(awaited, (request) => new URL(request.url()).pathname).join(' ')
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Axe takes joined Arabic letters for icon ligatures, measured by canvas, and then skips their
 * contrast.
 */
export async function prepareAxe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.measureText = function measureText(text: string) {
      return { width: text.length * 10 } as TextMetrics
    }
  })
}

/** Call `prepareAxe` before the page is opened. */
export async function violations(page: Page): Promise<string[]> {
  await bringAxe(page)
  return page.evaluate(async (runOnly) => {
    const { axe: inspector } = window as unknown as { axe: typeof axe }
    const { violations: found } = await inspector.run({
      runOnly,
      resultTypes: ['violations'],
      // They are foreign, or run nothing: their answer would be waited for in vain.
      iframes: false,
    })
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, rules)
}

/** Added once a document, as a script of its own, which the browser compiles once for all. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axeSource })
}
