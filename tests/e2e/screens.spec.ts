import type { Page } from '@playwright/test'
import { expect, look, prepareAxe, test, violations } from '../support/test.ts'

const widths = [390, 768, 1440] as const
const themes = ['light', 'dark'] as const
const languages = ['ar', 'en'] as const

const publicScreens = {
  home: '/',
  list: '/blog',
  business: '/business',
  products: '/products',
  post: '/blog/1',
  'second-page': '/blog?page=2',
  missing: '/nowhere',
}

const staffScreens = {
  'staff-list': '/dashboard/blog',
  'staff-new': '/dashboard/products/new',
  'staff-edit': '/dashboard/blog/1',
  'staff-missing': '/dashboard/nowhere',
}

for (const language of languages) {
  for (const theme of themes) {
    test.describe(`${language}, ${theme}`, () => {
      test.use({ colorScheme: theme })

      for (const [name, path] of Object.entries(publicScreens)) {
        test(`visitors see ${name} whole, at every width, and axe finds nothing`, async ({
          visitor,
        }) => {
          await prepareAxe(visitor)
          await visitor.goto(language === 'en' ? path : `/ar${path === '/' ? '' : path}`)
          await inspect(visitor, `${name}-${language}-${theme}`)
        })
      }

      test('the sign-in page is whole, at every width, and axe finds nothing', async ({
        visitor,
      }) => {
        await prepareAxe(visitor)
        await visitor.addInitScript((code) => localStorage.setItem('language', code), language)
        await visitor.goto('/login')
        await expect(visitor.locator('main')).toBeVisible()
        await inspect(visitor, `sign-in-${language}-${theme}`)
      })

      for (const [name, path] of Object.entries(staffScreens)) {
        test(`Layla sees ${name} whole, at every width, and axe finds nothing`, async ({
          layla,
        }) => {
          const page = await layla(language)
          await prepareAxe(page)
          await page.goto(path)
          await expect(page.locator('main h1')).toBeVisible()
          await inspect(page, `${name}-${language}-${theme}`)
        })
      }
    })
  }
}

async function inspect(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const excess = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await expect.poll(excess, 'wider than the screen').toBeLessThanOrEqual(0)
    await look(page, `${name}-${width}`)
    expect(await violations(page), `${name} at ${width}`).toEqual([])
  }
  if (name.includes('-ar-')) expect(await latinNames(page), name).toEqual([])
}

/** Names of things that an Arabic screen still says in Latin letters, but for the languages' own names. */
function latinNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
      (element) =>
        ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
    return names.filter(
      (name) => /[a-z]{3}/i.test(name) && !/[ء-ي]/.test(name) && name !== 'English',
    )
  })
}
