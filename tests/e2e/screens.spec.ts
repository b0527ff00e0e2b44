import type { Page } from '@playwright/test'
import { inspect, inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { latinNames } from '../support/reading-order.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

/** Arabic is always looked at, because Latin names stand out there. */
const languages = process.env.SCREENS ? (['ar', 'en'] as const) : (['ar'] as const)

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

for (const [name, path] of Object.entries(publicScreens)) {
  test(`R-38 visitors see ${name} whole, and axe finds nothing`, async ({ visitor }) => {
    await prepareAxe(visitor)
    for (const language of languages) {
      await open(visitor, inLanguage(language, path))
      await inspectAll(visitor, name)
      if (language === 'ar') expect(await latinNames(visitor), name).toEqual([])
    }
  })
}

for (const [name, path] of Object.entries(staffScreens)) {
  test(`R-38 Layla sees ${name} whole, and axe finds nothing`, async ({ layla }) => {
    for (const language of languages) {
      const page = await layla(language)
      await prepareAxe(page)
      await open(page, path)
      await expect(page.locator('main h1')).toBeVisible()
      await inspectAll(page, name)
      if (language === 'ar') expect(await latinNames(page), name).toEqual([])
    }
  })
}

for (const [name, { path, width, show }] of Object.entries(openStates)) {
  for (const language of inspectedLanguages(name)) {
    test(`axe finds nothing in ${name} (${language})`, async ({ visitor }) => {
      await prepareAxe(visitor)
      await visitor.setViewportSize({ width, height: 844 })
      await open(visitor, inLanguage(language, path))
      await show(visitor)
      await inspect(visitor, name)
    })
  }
}

for (const language of inspectedLanguages('sign-in')) {
  test(`the sign-in page is whole, and axe finds nothing (${language})`, async ({ visitor }) => {
    await prepareAxe(visitor)
    await visitor.addInitScript((code) => localStorage.setItem('language', code), language)
    await open(visitor, '/login')
    await expect(visitor.locator('main')).toBeVisible()
    await inspectAll(visitor, 'sign-in')
  })
}

function inLanguage(language: 'ar' | 'en', path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/ar' : `/ar${path}`
}
