import type { APIRequestContext, Page } from '@playwright/test'
import { siteWordsIn } from '../support/site-words.ts'
import { demoFolder } from '../support/demo-data.ts'
import { open } from '../support/open.ts'
import { apiOf, copyOf, type Product, remove, signIn, startProduct } from '../support/product.ts'
import { expect, test as base } from '../support/test.ts'
import { startTlsProxy, type TlsProxy } from '../support/tls-proxy.ts'

type Told = { told: Record<string, string> }
type Behind = { behind: { product: Product; proxy: TlsProxy } }

const test = base.extend<Told & Behind>({
  told: [{}, { option: true }],

  behind: async ({ told }, use) => {
    const dataFolder = await copyOf(demoFolder)
    const environment = { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '', ...told }
    const product = await startProduct({ dataFolder, environment })
    const proxy = await startTlsProxy(Number(new URL(product.address).port))
    try {
      await offerForm(product.address)
      await use({ product, proxy })
    } finally {
      proxy.stop()
      await product.stop()
      await remove(dataFolder)
    }
  },
})

test.use({ ignoreHTTPSErrors: true })

async function offerForm(address: string): Promise<void> {
  const body = new FormData()
  body.append('content', JSON.stringify({ contact_form: true }))
  const api = apiOf(address, (await signIn(address)).token)
  await api('sections/contactUs/content', { method: 'POST', body })
}

async function sendForm(page: Page, address: string): Promise<void> {
  const words = siteWordsIn('ar')
  await open(page, `${address}/ar`)
  const form = page.getByRole('form', { name: words.contact_label })
  await form.getByLabel(words.contact_name).fill('ريما')
  await form.getByLabel(words.contact_email).fill('rima@farm.example')
  await form.getByLabel(words.contact_message).fill('ماء البئر أقلّ.')
  await form.getByRole('button', { name: words.contact_send }).click()
  await expect(page.getByText(words.contact_sent)).toBeVisible()
}

function sentFrom(origin: string, request: APIRequestContext, address: string) {
  const form = { name: 'Rima', email: 'rima@farm.example', message: 'Less water.', website: '' }
  return request.post(`${address}/contact`, { form, headers: { origin } })
}

for (const [how, told] of [
  ['is trusted', { TRUSTED_PROXIES: '127.0.0.1' }],
  ['is not named', {}],
] as const) {
  test.describe(`behind a proxy that ends TLS and ${how}`, () => {
    test.use({ told, javaScriptEnabled: false })

    test('a visitor without scripts writes, forms of other sites are refused', async ({
      page,
      request,
      behind: { product, proxy },
    }) => {
      await sendForm(page, proxy.address)
      const api = apiOf(product.address, (await signIn(product.address)).token)
      expect((await (await api('messages')).json()).messages).toMatchObject([{ name: 'ريما' }])

      const { host } = new URL(proxy.address)
      for (const origin of ['https://evil.example', 'null', `https://evil.${host}`]) {
        expect((await sentFrom(origin, request, proxy.address)).status(), origin).toBe(400)
      }
      expect((await sentFrom(proxy.address, request, proxy.address)).status()).toBe(200)
    })
  })
}

test.describe('behind a trusted proxy that ends TLS', () => {
  test.use({ told: { TRUSTED_PROXIES: '127.0.0.1' } })

  test('every address of the site says https', async ({ request, behind: { product, proxy } }) => {
    const textOf = async (path: string) => (await request.get(proxy.address + path)).text()
    const page = await textOf('/ar/blog')
    expect(page).toContain(`rel="canonical" href="${proxy.address}/ar/blog"`)
    expect(page).toContain(`property="og:image" content="${proxy.address}/`)
    expect(page).not.toContain('http://localhost')
    expect(await textOf('/sitemap.xml')).toContain(`<loc>${proxy.address}/blog/1</loc>`)
    expect(await textOf('/feed.xml')).toContain(`<link>${proxy.address}/blog</link>`)
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${proxy.address}/sitemap.xml`)
    expect(product.logged()).toEqual([])
  })
})

test('a proxy that is not named in TRUSTED_PROXIES is logged once', async ({
  request,
  behind: { product, proxy },
}) => {
  for (const path of ['/', '/ar', '/blog']) await request.get(proxy.address + path)
  const warnings = product.logged().map(({ msg }) => String(msg))
  const named = warnings.filter((warning) => warning.includes('not named in TRUSTED_PROXIES'))
  expect(named).toHaveLength(1)
})
