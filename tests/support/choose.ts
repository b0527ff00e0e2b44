import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a menu or a list by its button and chooses what is called so; it is closed when this ends. */
export async function choose(opener: Locator, name: string | RegExp): Promise<void> {
  await opener.click()
  await chooseFromOpen(opener.page(), name)
}

/** The same of one that is open already. */
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
