import type { Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { open } from '../support/open.ts'
import { coveredControls } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }
const desk = { width: 1440, height: 900 }

for (const [language, words, sizes] of [
  ['ar', arabic, [phone, tablet, desk]],
  ['en', english, [phone]],
] as const) {
  test(`messages leave every control free, in dialogs and on pages (${language})`, async ({
    layla,
  }) => {
    const page = await layla(language)
    const toast = messageIn(page, words)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await open(page, '/dashboard/partners')
      await page.getByRole('button', { name: words.partners.add }).first().click()
      const dialog = page.getByRole('dialog', { name: words.partners.add })
      await dialog.getByRole('textbox').first().fill('معمل زجاج قاسيون')
      await dialog.getByRole('button', { name: words.actions.save }).click()
      await expect(toast).toContainText(words.messages[messages.invalidInput])
      await expect.poll(() => coveredControls(page)).toEqual([])
      // The pointer rests where it pressed.
      await expect(toast).toHaveCount(0)
    }
    await open(page, '/dashboard/about')
    for (const size of sizes) {
      await page.setViewportSize(size)
      const field = page.getByRole('textbox').first()
      await field.click()
      await field.fill(`${size.width}`)
      await page.keyboard.press('Control+s')
      await expect(toast.last()).toContainText(words.messages[messages.contentUpdated])
      await expect.poll(() => coveredControls(page)).toEqual([])
    }
  })
}

test('a message stays while it is pointed at', async ({ layla }) => {
  const page = await layla('en')
  await page.clock.install()
  await open(page, '/dashboard/about')
  const field = page.getByRole('textbox').first()
  await field.click()
  await field.fill('Kept')
  await page.keyboard.press('Control+s')
  const toast = messageIn(page, english)
  await toast.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(700, 20)
  await page.clock.runFor(3_100)
  await expect(toast).toHaveCount(0)
})

function messageIn(page: Page, words: typeof english | typeof arabic) {
  return page
    .getByRole('region', { name: words.messageRegion.region })
    .locator('span')
    .filter({ has: page.getByRole('button') })
}
