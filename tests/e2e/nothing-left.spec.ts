import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'serial' })

test('one test asks the browser for eleven processors', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setHardwareConcurrencyOverride', { hardwareConcurrency: 11 })
  expect(await page.evaluate(() => navigator.hardwareConcurrency)).toBe(11)
})

test('and the next has those there are', async ({ page }) => {
  expect(await page.evaluate(() => navigator.hardwareConcurrency)).not.toBe(11)
})
