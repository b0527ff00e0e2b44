import { expect, type Page } from '@playwright/test'
import { apiOf } from './product.ts'

export async function endSessionOf(page: Page, address: string): Promise<void> {
  // Requests of the page that are still open would be refused before anybody does anything.
  await expect.poll(() => page.evaluate(hasOverview)).toBe(true)
  const token = await page.evaluate(() => localStorage.getItem('jwt') ?? '')
  await apiOf(address, token)('logout', { method: 'POST' })
}

function hasOverview(): boolean {
  return performance
    .getEntriesByType('resource')
    .some((entry) => entry.name.endsWith('/api/overview'))
}
