import type { Page } from '@playwright/test'
import { menuFor } from '../../src/dashboard/app/shell/menu.ts'
import { arabic } from '../support/dashboard-words.ts'
import { open } from '../support/open.ts'
import { excessWidth } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { brokenWords, cutTexts, fillWithUnbroken } from '../support/unbroken.ts'

const widths = [1440, 768, 390, 320]
const inArabic = (path: string) => (path === '/' ? '/ar' : `/ar${path}`)

test('HOME-8 words of 250 letters neither scroll nor cut a page', async ({ address, visitor }) => {
  test.setTimeout(120_000)
  const { post, product, page: slug, form } = await fillWithUnbroken(address)
  const articles = [`/blog/${post}`, `/products/${product}`]
  const others = [`/${slug}`, `/forms/${form}`, '/contact', '/search?q=m', '/nowhere']
  for (const path of ['/', '/blog', '/products', ...articles, ...others]) {
    for (const one of [path, inArabic(path)]) await expectWhole(visitor, one)
  }
})

test('HOME-8 Layla sees words of 250 letters whole', async ({ address, layla }) => {
  test.setTimeout(240_000)
  const { post, pageId } = await fillWithUnbroken(address)
  const page = await layla('ar')
  const ofMenu = menuFor('admin').flatMap(({ entries }) => entries.map(({ path }) => path))
  const editors = [`/blog/${post}`, `/pages/${pageId}`, '/account']
  const tabs = ['/navigation/names', '/seo/redirects']
  const others = [...editors, ...tabs].map((path) => `/dashboard${path}`)
  for (const path of [...ofMenu, ...others]) await expectWhole(page, path)
})

test('HOME-8 a word of 250 letters stays in sight while it is written', async ({ layla }) => {
  const page = await layla('ar')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/dashboard/blog/new')
  await page.getByRole('textbox', { name: arabic.form.content }).first().click()
  await page.keyboard.insertText('م'.repeat(250))
  await expect.poll(() => excessWidth(page)).toBe(0)
})

test('HOME-8 no ordinary word is broken at any width', async ({ layla }) => {
  const page = await layla('ar')
  const visited = ['/', '/ar', '/ar/products', '/ar/contact', '/ar/blog/1']
  for (const path of [...visited, '/dashboard/pages', '/dashboard/partners', '/dashboard/blog']) {
    await shown(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => brokenWords(page), `${path} at ${width}`).toEqual([])
    }
  }
})

async function expectWhole(page: Page, path: string): Promise<void> {
  await shown(page, path)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const found = async () => [await excessWidth(page), ...(await cutTexts(page))]
    await expect.poll(found, `${path} at ${width}`).toEqual([0])
  }
}

async function shown(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.locator('h1').first().waitFor({ state: 'attached' })
}
