import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export async function expectPrintable(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  const unusable = page.locator('[aria-roledescription], iframe')
  await expect(unusable.filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('dir', direction)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('banner')).toBeVisible()
}
