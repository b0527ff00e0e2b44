import type { Locator, Page } from '@playwright/test'
import { arrived, openUnheard } from '../support/open.ts'
import { reroute } from '../support/reroute.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
const words = siteWordsIn('en')
const entry = /\/assets\/entry\.client.*\.js/

test('what is clicked before any script is there acts once it is', async ({ visitor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.setViewportSize(desk)
  const release = await openWithout(visitor, entry, '/')
  await themes(visitor).click()
  await visitor.getByTitle(words.theme_dark).click()
  await gallery(visitor).getByRole('button', { name: words.gallery_next }).click()
  await pick(visitor, 2).click()
  await pick(visitor, 3).click()
  await pick(visitor, 3).click()
  await partnersNext(visitor).click()
  await visitor.getByRole('button', { name: /^Copy/ }).first().click()
  release()
  await expect(visitor.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(pick(visitor, 3)).toHaveAttribute('aria-pressed', 'true')
  await expect(visitor.getByText(words.range(4, 6, 7))).toHaveCount(1)
  await expect(
    gallery(visitor).getByRole('button', { name: words.gallery_previous }),
  ).toHaveAttribute('aria-disabled', 'false')
  await expect(visitor.getByText(words.contact_copied)).toHaveCount(1)
})

test('a language chosen before any script is remembered', async ({ visitor }) => {
  await openUnheard(visitor, '/ar')
  await visitor.evaluate(() => localStorage.setItem('selected-language', 'ar'))
  await visitor.setViewportSize(desk)
  await openWithout(visitor, entry, '/ar')
  await visitor.locator('header button[popovertarget]').last().click()
  await visitor.locator('header a[hreflang=en]').click()
  await expect(visitor).toHaveURL('/')
})

test('a post picked right after scrolling on a slow processor is shown', async ({ visitor }) => {
  await visitor.setViewportSize(desk)
  const session = await visitor.context().newCDPSession(visitor)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await openUnheard(visitor, '/')
  await pick(visitor, 2).click()
  await expect(pick(visitor, 2)).toHaveAttribute('aria-pressed', 'true')
})

test('what is pressed while its part is on the way acts once, by every key', async ({
  visitor,
}) => {
  await visitor.setViewportSize(phone)
  const release = await openWithout(visitor, /front-sections.*\.js/, '/ar')
  await arrived(visitor)
  await pick(visitor, 2).press('Enter')
  await pick(visitor, 4).click()
  await pick(visitor, 4).press('ArrowDown')
  release()
  await expect(pick(visitor, 4)).toHaveAttribute('aria-pressed', 'true')
  await expect(pick(visitor, 5)).toBeFocused()
})

test('the menu of a phone opens once its script is there', async ({ visitor }) => {
  await visitor.setViewportSize(phone)
  const release = await openWithout(visitor, entry, '/blog')
  await visitor.getByRole('button', { name: words.frame_menu }).click()
  await visitor.getByRole('button', { name: words.frame_menu }).click()
  release()
  await expect(visitor.getByRole('dialog', { name: words.frame_menu })).toBeVisible()
})

test('a picture of the gallery opens in the viewer, or by itself', async ({ visitor }) => {
  await neverTooLateForScripts(visitor)
  await visitor.setViewportSize(desk)
  const release = await openWithout(visitor, entry, '/')
  await gallery(visitor).locator('a[href^="/media/"]').first().click()
  release()
  await expect(visitor.getByRole('dialog')).toBeVisible()
  await expect(visitor).toHaveURL('/')
})

async function openWithout(page: Page, scripts: RegExp, path: string) {
  const gate = Promise.withResolvers<void>()
  await reroute(page, scripts, async (route) => {
    await gate.promise
    await route.continue()
  })
  await openUnheard(page, path)
  return gate.resolve
}

function neverTooLateForScripts(page: Page) {
  return page.addInitScript(() =>
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 0 }),
  )
}

function pick(page: Page, place: number): Locator {
  return page.locator('#posts li button').nth(place - 1)
}

function themes(page: Page): Locator {
  return page.getByRole('button', { name: words.theme_label })
}

function gallery(page: Page): Locator {
  return page.getByRole('region', { name: words.gallery_label })
}

function partnersNext(page: Page): Locator {
  return page.getByRole('button', { name: words.partners_next })
}
