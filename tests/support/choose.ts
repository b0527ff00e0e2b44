import { expect, type Locator, type Page } from '@playwright/test'

export async function choose(opener: Locator, name: string | RegExp): Promise<void> {
  await opener.click()
  await chooseFromOpen(opener.page(), name)
}

export async function chooseFromOpen(page: Page, name: string | RegExp): Promise<void> {
  const choice = choices(page, name)
  await choice.click()
  await expect(choice).toHaveCount(0)
}

function choices(page: Page, name: string | RegExp): Locator {
  const called = { name, exact: true }
  return page
    .getByRole('menuitem', called)
    .or(page.getByRole('menuitemradio', called))
    .or(page.getByRole('option', called))
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < 60; stop++) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${target}`)
}
