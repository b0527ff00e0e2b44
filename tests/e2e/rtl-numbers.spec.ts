import type { Page } from '@playwright/test'
import { published, rewriteSection } from '../support/editing.ts'
import { arrived, open } from '../support/open.ts'
import { turnedNumbers } from '../support/reading-order.ts'
import { expect, test } from '../support/test.ts'

const yields =
  '<p>تعطي المضخّة 18.4 m³/h على ارتفاع 60 m، أي 22 kW، بين 10–12 bar.</p><table><tr><td>5 kW</td></tr></table>'

test('R-10 numbers run from left to right on every Arabic page of the site', async ({
  visitor,
  address,
}) => {
  const pump = { section: 'posts', content: yields, language: 'ar' } as const
  await published(address, { ...pump, title: 'مضخّة 18.4 m³/h للبئر' })
  const id = await published(address, { ...pump, title: 'كم تعطي مضخّة 22 kW' })
  const paths = ['', '/blog', '/blog?page=2', `/blog/${id}`, '/products', '/business', '/contact']
  for (const path of [...paths, '/search?q=مضخة', '/search?q=kW', '/search?q=ماء&page=2']) {
    await open(visitor, `/ar${path}`)
    await expect.poll(() => turnedNumbers(visitor), path).toEqual([])
  }
})

test('R-10 numbers run from left to right on every Arabic screen of the dashboard', async ({
  layla,
}) => {
  const page = await layla('ar')
  const heading = page.getByRole('heading', { level: 1 })
  for (const path of ['/blog/1', '']) {
    await open(page, `/dashboard${path}`)
    await expect(heading).toBeVisible()
    await expect.poll(() => turnedNumbers(page), path).toEqual([])
  }
  const sections = ['/about', '/contact', '/partners', '/blog', '/products']
  const others = ['/inbox', '/visits', '/trash', '/identity', '/users', '/languages', '/account']
  for (const path of [...sections, ...others]) {
    await page.locator(`a[href="/dashboard${path}"]`).first().click()
    await expect(heading).toBeFocused()
    await arrived(page)
    await expect.poll(() => turnedNumbers(page), path).toEqual([])
  }
})

test('R-12 a phone number is typed in its order, in Arabic digits too', async ({
  layla,
  visitor,
  address,
}) => {
  await rewriteSection(address, 'contactUs', { contact_form: true })
  const phone = (page: Page) => page.locator('input[type=tel]').first()
  await open(visitor, '/ar/contact')
  await expect(phone(visitor)).toHaveCSS('unicode-bidi', 'isolate-override')
  const page = await layla('ar')
  await open(page, '/dashboard/contact')
  await expect(phone(page)).toHaveCSS('unicode-bidi', 'isolate-override')
})
