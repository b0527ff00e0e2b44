import type { Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { open } from '../support/open.ts'
import { reroute } from '../support/reroute.ts'
import { expect, test } from '../support/test.ts'

const { palette, shell, messageRegion } = english

test('Ctrl+K leads to pages and actions by a few letters of either language, and to articles by any of their words', async ({
  layla,
}) => {
  const page = await layla('ar')
  await open(page, '/dashboard/blog')
  await openedPalette(page, arabic)
  await page.keyboard.type('المنتج')
  await expect(page.getByRole('menuitem').first()).toHaveText(arabic.shell.pages.products)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/products')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await openedPalette(page, arabic)
  await page.keyboard.type('add new project')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/business/new')

  await openedPalette(page, arabic)
  const released = Promise.withResolvers<void>()
  await reroute(page, '**/articles?*q=*', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.keyboard.type('العظمى')
  await expect(page.getByText(arabic.palette.searching)).toBeVisible()
  await expect(page.getByText(arabic.palette.nothing)).toHaveCount(0)
  released.resolve()
  const found = page.getByRole('menuitem')
  await expect(found).toHaveText([/سواقي S2/])
  await expect(page.getByText(arabic.palette.searching)).toHaveCount(0)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('لا شيء كهذا')
  await expect(page.getByText(arabic.palette.nothing)).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('سواقي')
  await expect(found.first()).toContainText(/سواقي/)
  await page.keyboard.type(' S2')
  await expect(page.getByText(arabic.palette.searching)).toHaveCount(0)
  await expect(found.first()).toContainText(/سواقي S2/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/products\/\d+$/)

  await openedPalette(page, arabic)
  await page.keyboard.type('english')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await openedPalette(page)
  await page.keyboard.type('داكن')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await openedPalette(page)
  await page.keyboard.type('log out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('SHL-5 a question mark lists the shortcuts, and on a phone the glass in the bar opens the palette', async ({
  layla,
}) => {
  const page = await layla('en')
  await open(page, '/dashboard/blog/new')

  await test.step('a question mark lists the shortcuts, except in text fields or when switched off', async () => {
    const help = page.getByRole('dialog', { name: palette.help.title })
    const title = page.getByRole('textbox').first()
    await title.fill('Why')
    await title.press('End')
    await page.keyboard.type('?')
    await expect(title).toHaveValue('Why?')
    await expect(help).toHaveCount(0)
    await page.getByRole('button', { name: shell.expand }).focus()
    await page.keyboard.press('?')
    await help.getByRole('checkbox', { name: palette.help.byQuestionMark }).uncheck()
    await page.keyboard.press('Escape')
    await expect(help).toHaveCount(0)
    await page.keyboard.press('?')
    await openedPalette(page)
    await page.keyboard.press('?')
    await expect(help).toBeVisible()
  })

  await test.step('SHL-5 on a phone the glass opens the palette, and Escape gives the focus back', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    const glass = page.getByRole('banner').getByRole('button', { name: palette.name })
    await glass.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: palette.prompt })).toBeFocused()
    await page.keyboard.type('zzz')
    await expect(page.getByText(palette.nothing)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(glass).toBeFocused()
  })
})

test('SHL-7 K-09 a message is there for three seconds, longer for who points at it, and then behind the bell', async ({
  layla,
}) => {
  const page = await layla('en')
  await page.clock.install({ time: '2025-11-03T09:00:00Z' })
  await open(page, '/dashboard/about')
  await page.getByRole('textbox').first().waitFor()
  await page.clock.pauseAt('2025-11-03T09:10:00Z')
  const message = page.getByRole('status').getByText(messages.noChanges)
  await page.keyboard.press('Control+s')
  await expect(message).toBeVisible()
  await page.clock.runFor(2_000)
  await message.hover()
  await page.clock.runFor(60_000)
  await expect(message).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(900)
  await expect(message).toBeVisible()
  await page.clock.runFor(100)
  await expect(message).toHaveCount(0)

  for (const count of [1, 2, 3, 4]) {
    await page.keyboard.press('Control+s')
    await expect(message).toHaveCount(Math.min(3, count))
  }
  await page.clock.resume()
  const bell = page.getByRole('button', { name: messageRegion.recent })
  await expect(bell).toHaveAccessibleName(`${messageRegion.recent}: ${messageRegion.unseen(5)}`)
  await page.keyboard.press('F6')
  const recent = page.getByRole('dialog', { name: messageRegion.recent })
  await expect(recent.getByRole('listitem')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(bell).toHaveAccessibleName(messageRegion.recent)
})

async function openedPalette(page: Page, words = english): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words.palette.name })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(dialog.getByLabel(words.palette.prompt)).toBeFocused()
}
