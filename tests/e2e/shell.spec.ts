import type { Locator, Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { published } from '../support/editing.ts'
import { messages } from '../../src/domain/messages.ts'
import { open, reopen } from '../support/open.ts'
import { expect, test } from '../support/test.ts'

const { shell } = english

test('SHL-2 SHL-8 SHL-9 SHL-10 K-04 Layla’s sidebar offers every page, leads to what is incomplete, and folds to a rail', async ({
  layla,
  address,
}) => {
  const title = 'Nobody has translated this'
  await published(address, { section: 'products', title })
  const page = await layla('en')
  await open(page, '/dashboard/blog')

  await test.step('SHL-8 SHL-9 Layla is offered every page', async () => {
    const { words: _tabOfMenus, ...offered } = shell.pages
    await expect(pagesIn(menuOf(page))).toHaveText(Object.values(offered).map(begun))
    const paths = [
      'contact',
      'about',
      'partners',
      'users',
      'languages',
      'navigation',
      'seo',
      'security',
      'system',
      'blog',
      'products',
      'business',
    ]
    for (const path of ['/dashboard', ...paths.map((name) => `/dashboard/${name}`)]) {
      await expect(menuOf(page).locator(`a[href='${path}']`)).toBeVisible()
    }
  })

  await test.step('SHL-10 the ring of a list says what is written and leads to what is incomplete', async () => {
    const menu = page.getByRole('complementary')
    const [before = '', after = ''] = shell.showMissing('…', 'Arabic').split('…')
    const ring = menu
      .getByRole('link', { name: new RegExp(`^${before}.+%.+${after}$`) })
      .and(menu.locator('[href*="/products?"]'))
    await menu.hover()
    await ring.hover()
    await expect(page.getByRole('tooltip')).toContainText('Arabic')
    await ring.click()
    await expect(page).toHaveURL('/dashboard/products?missing=ar')
    await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
  })

  await test.step('SHL-2 K-04 the sidebar is a rail under 1024 pixels, whose submenus open beside it', async () => {
    await menuOf(page).locator("a[href='/dashboard/blog']").click()
    await expect(page).toHaveURL('/dashboard/blog')
    await page.setViewportSize({ width: 1023, height: 900 })
    await expect(page.getByRole('button', { name: shell.expand })).toBeVisible()
    await menuOf(page).getByRole('button', { name: shell.groups.content }).click()
    const submenu = page.getByRole('dialog', { name: shell.groups.content })
    await submenu.getByRole('link', { name: shell.pages.products }).click()
    await expect(page).toHaveURL('/dashboard/products')
    await expect(submenu).toHaveCount(0)
    await page.setViewportSize({ width: 1024, height: 900 })
    await expect(page.getByRole('button', { name: shell.collapse })).toBeVisible()
    const group = menuOf(page).getByRole('button', { name: shell.groups.content })
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(menuOf(page).getByRole('link', { name: shell.pages.products })).toBeHidden()
  })
})

test('SHL-8 SHL-9 Omar, an editor, is offered no page of administrators, finds them closed, and is shown no first steps', async ({
  omar,
}) => {
  const page = await omar('ar')
  await open(page, '/dashboard')
  const {
    identity,
    look,
    navigation,
    words: _tab,
    seo,
    users,
    languages,
    security,
    moveIn,
    system,
    activity,
    ...others
  } = arabic.shell.pages
  const administrators = {
    identity,
    look,
    navigation,
    seo,
    users,
    languages,
    security,
    'move-in': moveIn,
    system,
    activity,
  }
  await expect(pagesIn(menuOf(page, arabic))).toHaveText(Object.values(others).map(begun))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: arabic.start.title })).toHaveCount(0)
  for (const [path, name] of Object.entries(administrators)) {
    await test.step(path, async () => {
      await open(page, `/dashboard/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.shell.forbidden.title)
      await expect(page.getByText(arabic.messages[messages.forbidden])).toBeVisible()
      await expect(page.getByRole('link', { name: arabic.shell.pages.posts })).toBeVisible()
      await expect(page.getByRole('link', { name })).toHaveCount(0)
    })
  }
  await open(page, '/dashboard/navigation/names')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.shell.forbidden.title)
})

test('SHL-3 SHL-5 a phone’s sidebar is a drawer, and its dashboard becomes dark with the device', async ({
  layla,
}) => {
  const page = await layla('ar')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/dashboard/blog')

  await test.step('the dashboard becomes dark with the device', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('SHL-3 SHL-5 the sidebar is a drawer that fingers move, with the languages in it', async () => {
    const banner = page.getByRole('banner')
    await expect(banner).toContainText(arabic.shell.pages.posts)
    await expect(banner.getByRole('button', { name: arabic.shell.language })).toHaveCount(0)
    await swipe(page, 385, 250)
    const drawer = page.getByRole('dialog', { name: arabic.shell.menu })
    await expect(drawer).toBeVisible()
    await swipe(page, 200, 330)
    await expect(drawer).toHaveCount(0)
    await page.getByRole('button', { name: arabic.shell.openMenu }).click()
    await drawer.getByText('English').click()
    await page.getByRole('dialog').getByRole('link', { name: shell.pages.products }).click()
    await expect(page).toHaveURL('/dashboard/products')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(banner).toContainText(shell.pages.products)
  })
})

test('what was folded away stays so after a reload, and the way to the site leads to what the page edits', async ({
  layla,
}) => {
  const page = await layla('ar')
  const words = arabic.shell
  const site = page.getByRole('link', { name: words.viewSite })
  await open(page, '/dashboard/business?page=1')

  await test.step('the way to the site leads to what the page edits, in the chosen language', async () => {
    await expect(site).toHaveAttribute('href', '/ar/business')
    await page.getByRole('link', { name: words.pages.aboutUs }).click()
    await expect(page).toHaveURL('/dashboard/about')
    await expect(site).toHaveAttribute('href', '/ar')
  })

  await test.step('what was folded away stays so after a reload, and the name of who is signed in is known', async () => {
    const group = menuOf(page, arabic).getByRole('button', { name: words.groups.administration })
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await reopen(page)
    await expect(menuOf(page, arabic).getByRole('link', { name: words.pages.users })).toBeHidden()
    await expect(page.getByRole('complementary')).toContainText('layla')
    await page.getByRole('button', { name: words.collapse }).click()
    await expect(page.getByRole('button', { name: words.expand })).toBeVisible()
    await reopen(page)
    await expect(page.getByRole('button', { name: words.expand })).toBeVisible()
  })

  await test.step('the way to the site leads from an article to itself', async () => {
    await open(page, '/dashboard/blog/1')
    await expect(site).toHaveAttribute('href', '/ar/blog/1')
  })
})

function pagesIn(menu: Locator): Locator {
  return menu.getByRole('link').filter({ hasText: /\S/ })
}

function begun(name: string): RegExp {
  return new RegExp(`^${name}`)
}

function menuOf(page: Page, words = english) {
  return page.getByRole('navigation', { name: words.shell.menu })
}

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    })
  await touch('touchStart', from)
  await touch('touchMove', (from + to) / 2)
  await touch('touchMove', to)
  await touch('touchEnd')
}
