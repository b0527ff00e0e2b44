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
  ['ar', arabic, [phone, desk]],
  ['en', english, [phone, tablet]],
] as const) {
  test(`notifications cover no control, in dialogs and on pages (${language})`, async ({
    layla,
  }) => {
    const page = await layla(language)
    const toast = messageIn(page, words)
    await page.clock.install()
    await open(page, '/dashboard/partners')
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.getByRole('button', { name: words.partners.add }).first().click()
      const dialog = page.getByRole('dialog', { name: words.partners.add })
      await dialog.getByRole('textbox').first().fill('معمل زجاج قاسيون')
      await dialog.getByRole('button', { name: words.actions.save }).click()
      await expect(toast).toContainText(words.messages[messages.invalidInput])
      await expect.poll(() => coveredControls(page)).toEqual([])
      await page.clock.runFor(3_100)
      await expect(toast).toHaveCount(0)
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: words.actions.discard }).click()
      await expect(dialog).toHaveCount(0)
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

function messageIn(page: Page, words: typeof english | typeof arabic) {
  return page
    .getByRole('region', { name: words.messageRegion.region })
    .locator('span')
    .filter({ has: page.getByRole('button') })
}
