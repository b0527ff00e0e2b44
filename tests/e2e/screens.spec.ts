import type { Page } from '@playwright/test'
import { atRest, themeToInspect } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { excessWidth } from '../support/places.ts'
import { latinNames } from '../support/reading-order.ts'
import { expect, look, prepareAxe, test, violations } from '../support/test.ts'

const widths = [320, 390, 768, 1440, 1920] as const
const pictured: readonly number[] = [390, 768, 1440]
/** Where axe looks: a phone and a desk. */
const inspected: readonly number[] = [390, 1440]
const themes = ['light', 'dark'] as const
const languages = ['ar', 'en'] as const

const publicScreens = {
  home: '/',
  list: '/blog',
  business: '/business',
  products: '/products',
  post: '/blog/1',
  'business-article': '/business/2',
  'product-article': '/products/4',
  'second-page': '/blog?page=2',
  missing: '/nowhere',
  'missing-here': '/products/999999',
}

/** States of public pages that something opens. */
const openStates: Record<
  string,
  { path: string; width: number; show: (page: Page) => Promise<unknown> }
> = {
  'language-menu': {
    path: '/',
    width: 1440,
    show: (page) => page.getByRole('banner').getByRole('button').last().click(),
  },
  'theme-menu': {
    path: '/blog',
    width: 1440,
    show: (page) => page.getByRole('banner').getByRole('button').first().click(),
  },
  'small-menu': {
    path: '/',
    width: 390,
    show: (page) => page.locator('header button[aria-haspopup=dialog]').first().click(),
  },
  'small-language-choice': {
    path: '/blog/1',
    width: 390,
    async show(page) {
      await page.locator('header button[aria-haspopup=dialog]').first().click()
      await page.locator('dialog[open] button[aria-haspopup=dialog]').click()
    },
  },
  'scrolled-header': {
    path: '/',
    width: 1440,
    show: (page) => page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' })),
  },
  viewer: {
    path: '/',
    width: 1440,
    async show(page) {
      await page.locator('[role=group] a').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
}

const staffScreens = {
  'staff-list': '/dashboard/blog',
  'staff-new': '/dashboard/products/new',
  'staff-edit': '/dashboard/blog/1',
  'staff-missing': '/dashboard/nowhere',
}

for (const language of languages) {
  test.describe(language, () => {
    for (const [name, path] of Object.entries(publicScreens)) {
      test(`${language === 'ar' ? 'R-38 ' : ''}visitors see ${name} whole, at every width, and axe finds nothing`, async ({
        visitor,
      }) => {
        await prepareAxe(visitor)
        await open(visitor, inLanguage(language, path))
        await inspect(visitor, `${name}-${language}`)
      })
    }

    for (const [name, { path, width, show }] of Object.entries(openStates)) {
      test(`axe finds nothing in ${name}`, async ({ visitor }) => {
        await prepareAxe(visitor)
        await visitor.setViewportSize({ width, height: 844 })
        await open(visitor, inLanguage(language, path))
        await show(visitor)
        const theme = await themeToInspect(visitor)
        await paint(visitor, theme)
        await atRest(visitor)
        await look(visitor, `${name}-${language}-${theme}`)
        expect(await violations(visitor), theme).toEqual([])
      })
    }

    test('the sign-in page is whole, at every width, and axe finds nothing', async ({
      visitor,
    }) => {
      await prepareAxe(visitor)
      await visitor.addInitScript((code) => localStorage.setItem('language', code), language)
      await open(visitor, '/login')
      await expect(visitor.locator('main')).toBeVisible()
      await inspect(visitor, `sign-in-${language}`)
    })

    for (const [name, path] of Object.entries(staffScreens)) {
      test(`${language === 'ar' ? 'R-38 ' : ''}Layla sees ${name} whole, at every width, and axe finds nothing`, async ({
        layla,
      }) => {
        const page = await layla(language)
        await prepareAxe(page)
        await open(page, path)
        await expect(page.locator('main h1')).toBeVisible()
        await inspect(page, `${name}-${language}`)
      })
    }
  })
}

function inLanguage(language: 'ar' | 'en', path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/ar' : `/ar${path}`
}

/** The device's own choice, at once. */
function paint(page: Page, theme: (typeof themes)[number]): Promise<void> {
  return page.emulateMedia({ colorScheme: theme })
}

async function inspect(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await expect.poll(() => excessWidth(page), 'wider than the screen').toBe(0)
    for (const theme of themes) {
      const isInspected = inspected.includes(width) && theme === (await themeToInspect(page))
      if (!isInspected && !process.env.SCREENSHOTS) continue
      await paint(page, theme)
      if (pictured.includes(width)) await look(page, `${name}-${theme}-${width}`)
      if (isInspected) {
        expect(await violations(page), `${name} at ${width}, ${theme}`).toEqual([])
      }
    }
  }
  if (name.endsWith('-ar')) expect(await latinNames(page), name).toEqual([])
}
