import type { APIRequestContext } from '@playwright/test'
import type { MissingAddressResponse } from '../../src/contract/redirects.ts'
import { messages } from '../../src/domain/messages.ts'
import { choose, chooseFromOpen } from '../support/choose.ts'
import { arabic } from '../support/dashboard-words.ts'
import { inspect, inspectAll } from '../support/inspect.ts'
import { open, reopen } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const { navigation, seo } = arabic
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.use({ provoked: /400|404|409/ })

test('Layla redirects old addresses, by hand, from a list, and from those visitors missed', async ({
  layla,
  request,
  address,
}) => {
  test.setTimeout(120_000)
  const page = await layla('ar')
  await prepareAxe(page)
  await open(page, '/dashboard/seo/redirects')
  const dialog = page.getByRole('dialog')
  const table = page.getByRole('table', { name: seo.tabs.redirects })

  await test.step('an address that answers is refused at its field', async () => {
    await page.getByRole('button', { name: seo.redirects.add }).click()
    await dialog.getByLabel(seo.redirects.oldAddress).fill('/blog')
    await choose(
      dialog.getByRole('button', { name: seo.redirects.leadsTo }),
      arabic.shell.pages.products,
    )
    await dialog.getByRole('button', { name: seo.redirects.add }).click()
    await expect(dialog.getByText(arabic.messages[messages.addressAnswers])).toBeVisible()
    await expect(dialog.getByLabel(seo.redirects.oldAddress)).toBeFocused()
    await inspect(page, 'redirect-dialog')
  })

  await test.step('one that has no page leads on, in its language (SEO-3)', async () => {
    await dialog.getByLabel(seo.redirects.oldAddress).fill('/ar/أسعارنا')
    await dialog.getByRole('button', { name: seo.redirects.add }).click()
    await expect(table.getByRole('row', { name: '/ar/أسعارنا' })).toContainText(
      arabic.shell.pages.products,
    )
    const old = `/ar/${encodeURIComponent('أسعارنا')}`
    for (const variant of [old, `/AR//${encodeURIComponent('أسعارنا')}/?from=print`]) {
      const answer = await request.get(variant, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([301, '/ar/products'])
      expect(answer.headers()['cache-control']).toBe('public, max-age=3600')
    }
  })

  await test.step('and so does one that leads to an article, found by its title', async () => {
    const title = 'كم يكلّفك المتر المكعّب: مازوت أم كهرباء أم شمس؟'
    await page.getByRole('button', { name: seo.redirects.add }).click()
    await dialog.getByLabel(seo.redirects.oldAddress).fill('/handbook.pdf')
    await choose(dialog.getByRole('button', { name: navigation.target }), navigation.article)
    await dialog.getByRole('combobox', { name: navigation.article }).fill(title)
    await chooseFromOpen(page, title)
    await dialog.getByRole('button', { name: seo.redirects.add }).click()
    await expect(table.getByRole('row', { name: '/handbook.pdf' })).toContainText('/blog/')
    expect(await ledTo(request, '/handbook.pdf')).toMatch(/^\/blog\/\d+$/)
  })

  await test.step('a list is right as a whole, or nothing of it is saved (SEO-4)', async () => {
    await page.getByRole('button', { name: seo.redirects.pasteList }).click()
    const list = dialog.getByLabel(seo.list.label)
    await list.fill('/jobs https://jobs.example/hama\n/blog /products')
    await dialog.getByRole('button', { name: seo.list.submit }).click()
    const reason = arabic.messages[messages.addressAnswers]
    await expect(dialog.getByText(seo.list.line(2, reason))).toBeVisible()
    await inspect(page, 'redirect-list')
    await list.fill('/jobs https://jobs.example/hama\n/hama.html /blog/1')
    await dialog.getByRole('button', { name: seo.list.submit }).click()
    await expect(page.getByText(seo.list.added(2))).toBeVisible()
    await expect(table.getByRole('row')).toHaveCount(5)
    await inspectAll(page, 'redirects')
    expect(await ledTo(request, '/jobs')).toBe('https://jobs.example/hama')
  })

  await test.step('and leads on within the site, without loading it anew', async () => {
    const tab = await page.context().newPage()
    await open(tab, '/')
    await tab.evaluate(() => {
      document.documentElement.dataset.stored = 'yes'
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
      }
      return router.navigate('/hama.html')
    })
    await expect(tab).toHaveURL('/blog/1')
    await expect(tab.locator('html')).toHaveAttribute('data-stored', 'yes')
    await tab.close()
  })

  await test.step('a deleted one is taken back', async () => {
    await page.getByRole('button', { name: seo.redirects.deleteNamed('/jobs') }).click()
    await expect(table.getByRole('row')).toHaveCount(4)
    expect((await request.get('/jobs', { maxRedirects: 0 })).status()).toBe(404)
    await page.getByRole('button', { name: arabic.actions.undo }).click()
    await expect(table.getByRole('row')).toHaveCount(5)
  })

  await test.step('what visitors missed is listed, but not what robots and scanners ask for (SEO-5)', async () => {
    await page.getByRole('link', { name: seo.tabs.missing }).click()
    await expect(page.getByRole('heading', { name: seo.missing.nothing })).toBeVisible()
    const headers = { 'user-agent': firefox, referer: 'https://directory.example/water?id=7' }
    for (const path of ['/prices.html?mail=rima', '/prices.html', '/wp-login.php', '/.env']) {
      expect((await request.get(path, { headers })).status()).toBe(404)
    }
    await request.get('/for-robots', { headers: { 'user-agent': 'Googlebot/2.1' } })
    const missed = page.getByRole('table', { name: seo.tabs.missing }).getByRole('row')
    await expect
      .poll(() => missedAddresses(address), { timeout: 20_000 })
      .toMatchObject([{ path: '/prices.html', count: 2 }])
    await reopen(page)
    await expect(missed).toHaveCount(2)
    await expect(missed.nth(1)).toContainText('/prices.html')
    await expect(missed.nth(1)).toContainText(seo.missing.askedFor(2))
    await expect(missed.nth(1)).toContainText('directory.example')
    await inspectAll(page, 'missing-addresses')
  })

  await test.step('and one press makes a redirect of it', async () => {
    await page.getByRole('button', { name: seo.missing.redirectNamed('/prices.html') }).click()
    await dialog.getByLabel(seo.redirects.path).fill('/products')
    await dialog.getByRole('button', { name: seo.redirects.add }).click()
    await expect(page.getByRole('heading', { name: seo.missing.nothing })).toBeVisible()
    expect(await ledTo(request, '/prices.html')).toBe('/products')
  })

  await test.step('another dismisses all that are left', async () => {
    await request.get('/old-shop.html', { headers: { 'user-agent': firefox } })
    await expect.poll(() => missedAddresses(address), { timeout: 20_000 }).toHaveLength(1)
    await reopen(page)
    await page.getByRole('button', { name: seo.missing.dismissAll }).click()
    const question = page.getByRole('alertdialog', { name: seo.missing.dismissAllQuestion })
    await question.getByRole('button', { name: seo.missing.dismissAll }).click()
    await expect(page.getByRole('heading', { name: seo.missing.nothing })).toBeVisible()
    expect(await missedAddresses(address)).toEqual([])
  })
})

/** Missed addresses are written down every ten seconds. */
async function missedAddresses(address: string): Promise<MissingAddressResponse[]> {
  const staff = apiOf(address, (await signIn(address)).token)
  const { addresses } = (await (await staff('missing-addresses')).json()) as {
    addresses: MissingAddressResponse[]
  }
  return addresses
}

async function ledTo(request: APIRequestContext, path: string): Promise<string | undefined> {
  return (await request.get(path, { maxRedirects: 0 })).headers().location
}
