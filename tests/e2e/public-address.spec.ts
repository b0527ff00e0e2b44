import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test as base } from '@playwright/test'
import { demoFolder } from '../support/demo-data.ts'
import { apiKey, copyOf, type Product, remove, startProduct } from '../support/product.ts'

const test = base.extend<{}, { product: Product }>({
  product: [
    async ({}, use) => {
      const dataFolder = await copyOf(demoFolder)
      const environment = { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '', PUBLIC_URL: '' }
      const product = await startProduct({ dataFolder, environment })
      try {
        await use(product)
      } finally {
        await product.stop()
        await remove(dataFolder)
      }
    },
    { scope: 'worker' },
  ],
})

async function asked({ address }: Product, path: string, headers: Record<string, string> = {}) {
  const { port } = new URL(address)
  const asking = get({ host: '127.0.0.1', port, path, headers })
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
}

function withoutNonce(policy: string): string {
  return policy.replace(/nonce-[\w-]+/g, 'nonce')
}

test('whatever Host is invented, the page is the same one and names none', async ({ product }) => {
  const pages = new Set<string>()
  for (let number = 0; number < 300; number++) {
    const answer = await asked(product, '/ar', { host: `invented-${number}.example` })
    expect(answer.status).toBe(200)
    pages.add(answer.text)
  }
  const [page = ''] = pages
  expect(pages.size).toBe(1)
  expect(page).toContain('rel="canonical" href="/ar"')
  expect(page).not.toContain('invented')
  expect(page).not.toMatch(/(href|content)="https?:\/\/(localhost|127)/)
})

test('an impossible Host is refused in full armour, and no error', async ({ product }) => {
  for (const host of ['a!b', 'a,b', "a'b"]) {
    const { status, headers, text: body } = await asked(product, '/ar', { host })
    expect([status, body], host).toEqual([400, ''])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
  expect(product.logged().filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test('sitemap and feed name the Host they are asked by and are kept nowhere', async ({
  product,
}) => {
  for (const path of ['/sitemap.xml', '/feed.xml', '/robots.txt']) {
    for (const host of ['one.example', 'two.example']) {
      const answer = await asked(product, path, { host })
      expect(answer.text).toContain(`http://${host}/`)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  }
})

test('on the machine itself addresses are whole', async ({ product }) => {
  const { text: page } = await asked(product, '/ar')
  expect(page).toContain(`rel="canonical" href="${product.address}/ar"`)
  const { headers } = await asked(product, '/sitemap.xml')
  expect(headers['cache-control']).toContain('public')
})

test('a stored answer of the API is not to be had without the key, whatever Host says', async ({
  product,
}) => {
  const call = '/api/public/languages'
  expect((await asked(product, call, { 'api-key': apiKey })).status).toBe(200)
  expect((await asked(product, call)).status).toBe(403)
  expect((await asked(product, '/languages', { host: '/api/public' })).status).toBe(400)
})

test('the dashboard is answered as itself, however its address is written', async ({ product }) => {
  for (const path of ['/%64ashboard', '/%6cogin', '/dashboar%64/blog', '/login.dat%61']) {
    const { headers } = await asked(product, path)
    expect(headers['cache-control'], path).toBe('no-store')
    const policy = String(headers['content-security-policy'])
    const plain = await asked(product, decodeURIComponent(path))
    expect(withoutNonce(policy)).toBe(
      withoutNonce(String(plain.headers['content-security-policy'])),
    )
    expect(policy).not.toContain('sha256-')
  }
})

test('page numbers past the end are not cached, and other pages take none', async ({ product }) => {
  const home = await asked(product, '/')
  expect((await asked(product, '/?page=7')).text).toBe(home.text)
  expect((await asked(product, '/blog?page=999')).status).toBe(302)
})

test('one warning names the setting', async ({ product }) => {
  await asked(product, '/', { host: 'naoura.example' })
  await asked(product, '/', { host: 'other.example' })
  const named = product.logged().filter(({ msg }) => String(msg).includes('Set PUBLIC_URL'))
  expect(named).toHaveLength(1)
  expect(named[0]).toMatchObject({ level: 40 })
})
