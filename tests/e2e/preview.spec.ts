import type { FrameLocator, Locator } from '@playwright/test'
import { previewedOpening } from '../support/articles.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { published } from '../support/editing.ts'
import { messages } from '../../src/domain/messages.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { plainPicture } from '../support/pictures.ts'
import { excessWidth } from '../support/places.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const wordsOf = { ar: arabic, en: english } as const

test('Layla sees the public page with what she has not saved, in both languages and at three widths (PRV-1)', async ({
  layla,
  address,
}) => {
  const { articles, form, actions, cover } = arabic
  const id = await published(address, { section: 'posts', title: 'A dry well' })
  expect((await fetch(`${address}/blog/${id}`)).status).toBe(200)
  const page = await layla('ar')
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `/dashboard/blog/${id}`)
  const title = page.getByRole('textbox', { name: form.title }).and(page.locator('[lang=en]'))
  await title.click()
  await title.fill('A full well')
  const picture = await plainPicture(900, 600).png().toBuffer()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: cover.choose }).click()
  await (await chosen).setFiles({ name: 'well.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: articles.preview.open, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const frame = dialog.frameLocator('iframe')
  await dialog.getByRole('radio', { name: 'English' }).click()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A full well')
  await expect(frame.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect.poll(() => isShown(hero(frame))).toBe(true)
  await expect(hero(frame)).toHaveAttribute('src', /^blob:/)
  for (const [name, width] of [
    [articles.preview.phone, 390],
    [articles.preview.tablet, 768],
    [articles.preview.desk, 1440],
  ] as const) {
    await dialog.getByRole('radio', { name }).click()
    await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(width)
  }
  await dialog.getByRole('radio', { name: 'العربية' }).click()
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(dialog).toContainText(articles.preview.untitled('العربية'))
  await expect.poll(() => excessWidth(page)).toBe(0)
  await dialog.getByRole('button', { name: actions.close }).click()
  const visitor = await (await fetch(`${address}/blog/${id}`)).text()
  expect(visitor).toContain('A dry well')
  expect(visitor).not.toContain('A full well')
})

test.describe('the preview of a new article', () => {
  test.use({ provoked: /400|ERR_INTERNET_DISCONNECTED/ })

  test('says why it cannot be shown, is requested again, and its links lead nowhere (PRV-1, PRV-3, PRV-4)', async ({
    layla,
  }) => {
    const page = await layla('en')
    const { articles, actions, form } = english
    await open(page, '/dashboard/products/new')

    await test.step('PRV-4 a preview that cannot be made says why and can be asked for again', async () => {
      await page.context().setOffline(true)
      await page.getByRole('button', { name: articles.preview.open, exact: true }).click()
      await expect(page.getByText(messages.noResponse)).toBeVisible()
      await page.context().setOffline(false)
      await page.getByRole('textbox', { name: articles.price.label }).fill('much')
      await page.getByRole('button', { name: articles.preview.open, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('alert')).toBeVisible()
      await dialog.getByRole('button', { name: actions.close }).click()
      await page.getByRole('textbox', { name: articles.price.label }).fill('12')
      await page.context().setOffline(true)
      await page.getByRole('button', { name: articles.preview.open, exact: true }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await page.context().setOffline(false)
      await dialog.getByRole('button', { name: actions.retry }).click()
      await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('–')
      await dialog.getByRole('button', { name: actions.close }).click()
    })

    await test.step('PRV-1 PRV-3 an article that is new can be seen, too, and its links lead nowhere', async () => {
      await page.getByRole('textbox', { name: form.nameIn(form.title, 'English') }).fill('A pump')
      await page.getByRole('textbox', { name: articles.price.label }).fill('1250')
      await page.getByRole('button', { name: articles.preview.open, exact: true }).click()
      const frame = page.getByRole('dialog').frameLocator('iframe')
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A pump')
      await expect(frame.getByText('1,250 SP').first()).toBeVisible()
      await expect(frame.getByRole('link')).toHaveCount(0)
    })
  })
})

test.describe('a page that a busy server does not bring', () => {
  test.use({ provoked: /frame|503/i })

  test('is asked for once more, and then when Layla says so (PRV-4)', async ({ layla }) => {
    const page = await layla('en')
    await open(page, '/dashboard/blog/1')
    let asked = 0
    await page.route(/trial=/, async (route) => {
      asked += 1
      const headers = { 'content-security-policy': "frame-ancestors 'none'" }
      await route.fulfill({ status: 503, headers, body: 'busy' })
    })
    await page.getByRole('button', { name: english.articles.preview.open, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toContainText(messages.noResponse)
    expect(asked).toBe(2)
    await page.unrouteAll()
    await dialog.getByRole('button', { name: english.actions.retry }).click()
    const shown = dialog.frameLocator('iframe')
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  })
})

test('pages of a preview alone may be framed, by this site; nobody stores or indexes them (PRV-3)', async ({
  address,
}) => {
  const { token } = await signIn(address)
  const begun = await apiOf(address, token)('trials', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(previewedOpening),
  })
  const { id } = (await begun.json()) as { id: string }
  const previewed = await fetch(`${address}/blog/new?trial=${id}`)
  expect(previewed.status).toBe(200)
  expect(previewed.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(previewed.headers.get('cache-control')).toBe('no-store')
  expect(previewed.headers.get('x-robots-tag')).toBe('noindex')
  const policy = previewed.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('script-src')
  const html = await previewed.text()
  expect(html).toContain('Opening in Hama')
  expect(html).not.toMatch(/<script|modulepreload/)

  for (const path of [
    '/blog/1',
    `/blog/1?trial=${'0'.repeat(32)}`,
    `/login?trial=${id}`,
    `/dashboard/blog/1?trial=${id}`,
  ]) {
    const other = await fetch(address + path)
    expect(other.headers.get('x-frame-options'), path).toBe('DENY')
    expect(other.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(await other.text(), path).not.toContain('Opening in Hama')
  }
  expect((await fetch(`${address}/blog/new`)).status).toBe(404)
  const elsewhere = await fetch(`${address}/blog/1?trial=${id}`)
  expect(await elsewhere.text()).not.toContain('Opening in Hama')
})

test('the preview passes axe', async ({ layla }) => {
  for (const language of inspectedLanguages('article preview')) {
    const page = await layla(language)
    await prepareAxe(page)
    await open(page, '/dashboard/blog/1')
    await page
      .getByRole('button', { name: wordsOf[language].articles.preview.open, exact: true })
      .click()
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
    await inspectAll(page, 'article-preview')
  }
})

function hero(frame: FrameLocator): Locator {
  return frame.locator('[data-hero] picture img')
}

function isShown(picture: Locator): Promise<boolean> {
  return picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
}
