import type { Browser, Page } from '@playwright/test'
import type { VisitsResponse } from '../../src/contract/visits.ts'
import { choose } from '../support/choose.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { inspectAll } from '../support/inspect.ts'
import { arrived, open, reopen } from '../support/open.ts'
import { rightOf } from '../support/places.ts'
import { apiOf, signIn } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const searchEngine = 'http://search.example/'

test.use({ provoked: /500/ })

test('readers are counted without being recognised, and Layla sees how much is read (SEO-12, SEO-13)', async ({
  layla,
  browser,
  address,
}) => {
  const page = await layla('ar')
  await prepareAxe(page)

  await test.step('at first there are no visits', async () => {
    await open(page, '/dashboard/visits')
    await expect(page.getByRole('heading', { name: arabic.visits.nothing })).toBeVisible()
    await inspectAll(page, 'no-visits')
  })

  await test.step('who comes from a search engine is a visit, what is read after it are views', async () => {
    const { reader, sent } = await readerOf(browser, address)
    await followFrom(reader, `${address}/blog/1`)
    await expect
      .poll(() => sent)
      .toEqual([{ subject: 'posts:1', language: 'en', from: 'search.example' }])
    await reader.getByRole('banner').getByRole('link', { name: 'Products' }).click()
    await expect.poll(() => sent.slice(1)).toEqual([{ subject: 'products', language: 'en' }])
    await open(reader, '/nowhere')
    await open(reader, '/ar')
    await expect.poll(() => sent.slice(2)).toEqual([{ subject: 'home', language: 'ar', from: '' }])
    const stored = await reader.evaluate(async () => [
      ...Object.keys(localStorage),
      ...(await indexedDB.databases()),
    ])
    expect([stored, await reader.context().cookies()]).toEqual([[], []])
    await reader.context().close()
  })

  await test.step('a reload is no further visit, a language that was chosen before is one', async () => {
    const { reader, sent } = await readerOf(browser, address)
    await reader.addInitScript(() => localStorage.setItem('selected-language', 'ar'))
    await followFrom(reader, `${address}/blog/1`)
    await expect(reader).toHaveURL(`${address}/ar/blog/1`)
    await expect.poll(() => sent).toEqual([{ subject: 'posts:1', language: 'ar', from: '' }])
    await reopen(reader)
    await expect.poll(() => sent.slice(1)).toEqual([{ subject: 'posts:1', language: 'ar' }])
    await reader.context().close()
  })

  await test.step('a page is read once it was in sight for a second', async () => {
    const { reader, sent } = await readerOf(browser, address)
    const fetched: string[] = []
    reader.on('request', (request) => {
      if (/count-view|visits/.test(request.url())) fetched.push(request.url())
    })
    await hide(reader, true)
    const pass = await atStandingClock(reader, '/search')
    await pass(5_000)
    await hide(reader, false)
    await pass(900)
    await hide(reader, true)
    await pass(5_000)
    await hide(reader, false)
    await pass(900)
    expect(fetched, 'what counts is no part of the first view').toEqual([])
    await pass(100)
    await expect.poll(() => sent).toEqual([{ subject: 'search', language: 'en', from: '' }])
    await reader.context().close()
  })

  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    await test.step(`${name} sends nothing`, async () => {
      const { reader, sent } = await readerOf(browser, address)
      await reader.addInitScript(
        ([asked, answer]) => Object.defineProperty(navigator, asked, { value: answer }),
        [name, value] as const,
      )
      const counting = reader.waitForResponse(/count-view/)
      const pass = await atStandingClock(reader, '/business')
      await pass(60_000)
      await counting
      // Anything it sent would be among the sums below.
      expect(sent).toEqual([])
      await reader.context().close()
    })
  }

  await test.step('more than a page’s name is not taken', async () => {
    const answer = await apiOf(address)('visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subject: 'home', language: 'en', from: 'a'.repeat(2_000) }),
    })
    expect(answer.status).toBe(413)
  })

  await test.step('Layla sees pages, languages and hosts in Arabic, with time running from right to left', async () => {
    const { visits } = arabic
    const pages = page.getByRole('table', { name: visits.pages, exact: true })
    await expect.poll(() => viewsCounted(address), { timeout: 20_000 }).toBe(6)
    await reopen(page)
    await expect(pages.getByRole('row')).toHaveCount(5)
    const first = pages.getByRole('row').nth(1)
    await expect(first.getByRole('cell')).toHaveText(['3', '2'])
    await expect(first.getByRole('link')).toHaveAttribute('href', '/ar/blog/1')
    const hosts = page.getByRole('table', { name: visits.hosts })
    await expect(hosts.getByRole('row')).toHaveText([
      `${visits.from}${visits.visits}`,
      `${visits.unknown}3`,
      'search.example1',
    ])
    const languages = page.getByRole('table', { name: visits.languages })
    await expect(languages.getByRole('row')).toHaveCount(3)
    await expect(page.locator('figcaption span')).toHaveText([
      visits.viewCount(6),
      visits.visitCount(4),
    ])
    expect(await isTodayLeft(page)).toEqual([true, true])
    await inspectAll(page, 'visits')
  })

  await test.step('a year is read by month, in English from left to right', async () => {
    const { visits } = english
    const language = page.getByRole('button', { name: new RegExp(`^${arabic.shell.language}`) })
    await choose(language, /English/)
    const pages = page.getByRole('table', { name: visits.pages, exact: true })
    await expect(pages.getByRole('link').first()).toHaveAttribute('href', '/blog/1')
    await page.getByRole('radio', { name: visits.days(365) }).click()
    await expect(page).toHaveURL(/days=365/)
    expect(await isTodayLeft(page)).toEqual([false, false])
    await page.getByText(visits.figures).click()
    const figures = page.getByRole('table', { name: visits.byDay })
    await expect(figures.getByRole('row').last().getByRole('cell')).toHaveText(['6', '4'])
    await inspectAll(page, 'visits-of-a-year')
  })

  await test.step('what could not be loaded is tried again', async () => {
    const { visits } = english
    await reroute(page, '**/api/visits?*', (route) => route.fulfill({ status: 500 }), { times: 1 })
    await page.getByRole('radio', { name: visits.days(7) }).click()
    await expect(page.getByText(visits.failed)).toBeVisible()
    await page.getByRole('button', { name: english.actions.retry }).click()
    await expect(page.getByRole('table', { name: visits.hosts })).toBeVisible()
  })
})

/** Counts are written down every ten seconds. */
async function viewsCounted(address: string): Promise<number> {
  const staff = apiOf(address, (await signIn(address)).token)
  const { days } = (await (await staff('visits')).json()) as VisitsResponse
  return days.reduce((sum, { views }) => sum + views, 0)
}

async function readerOf(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, userAgent: firefox })
  const reader = await context.newPage()
  const sent: unknown[] = []
  // A request counts once it has arrived; it is lost if she closes her browser before.
  reader.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/visits')) sent.push(request.postDataJSON())
  })
  return { reader, sent }
}

async function followFrom(reader: Page, address: string): Promise<void> {
  await reader.route(searchEngine, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${address}">Water</a>` }),
  )
  await open(reader, searchEngine)
  await reader.getByRole('link').click()
  await arrived(reader)
}

async function hide(reader: Page, isHidden: boolean): Promise<void> {
  const cover = (covered: boolean) => {
    Object.defineProperty(document, 'hidden', { value: covered, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await reader.addInitScript(cover, isHidden)
  await reader.evaluate(cover, isHidden)
}

async function atStandingClock(reader: Page, path: string) {
  await reader.clock.install({ time: '2025-11-03T09:00:00Z' })
  await open(reader, path)
  await reader.clock.pauseAt('2025-11-03T09:10:00Z')
  return (milliseconds: number) => reader.clock.runFor(milliseconds)
}

async function isTodayLeft(page: Page): Promise<boolean[]> {
  const days = page.locator('figure time')
  const bars = page.locator('figure rect[data-of=views]')
  const [first = 0, ...last] = await Promise.all(
    [days.first(), days.last(), bars.last()].map(rightOf),
  )
  return last.map((place) => place < first)
}
