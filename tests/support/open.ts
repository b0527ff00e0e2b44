import { expect, type Locator, type Page, type Response } from '@playwright/test'

const arrivedDocument = () => {
  const { documentElement } = document
  if (!documentElement.dataset.surface || !matchMedia('(scripting: enabled)').matches) return true
  return 'ready' in documentElement.dataset && !document.querySelector('[aria-busy=true]')
}

export async function open(
  page: Page,
  address: string,
  until?: Parameters<Page['goto']>[1],
): Promise<Response | null> {
  const response = await page.goto(address, until)
  await arrived(page)
  return response
}

/** Visitors use a page like this whose scripts have not come. */
export async function openUnheard(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
}

export async function reopen(page: Page): Promise<void> {
  await page.reload()
  await arrived(page)
}

export async function arrived(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(arrivedDocument), 'the page answers').toBe(true)
  }).toPass({ intervals: [25], timeout: 30_000 })
}

export async function hydrate(part: Locator): Promise<void> {
  const { mouse } = part.page()
  let place = 0
  await expect(async () => {
    // The page may not be listening yet.
    await mouse.move((place += 4), 5)
    expect(await partThatAnswers(part).count()).toBe(1)
  }).toPass({ intervals: [50] })
}

export async function expectHydrated(part: Locator): Promise<void> {
  await expect(partThatAnswers(part)).toBeAttached()
}

function partThatAnswers(part: Locator): Locator {
  return part.first().locator('xpath=ancestor-or-self::*[@data-ready][1][@data-ready="true"]')
}
