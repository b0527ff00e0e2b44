import { rewriteSection } from '../support/editing.ts'
import { inspectAll } from '../support/inspect.ts'
import { open, reopen } from '../support/open.ts'
import { boxOf, controlsUnderButton } from '../support/places.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const words = siteWordsIn('ar')

test('the WhatsApp button covers no control at 320 pixels with text at 200 % (FRM-19)', async ({
  visitor,
  address,
}) => {
  await rewriteSection(address, 'contactUs', {
    contact_form: true,
    whatsapp_number: { ar: '+963 944 555 171' },
    whatsapp_greeting: { ar: 'مرحبًا' },
  })
  const button = visitor.locator('.whatsapp-button')
  await visitor.setViewportSize({ width: 320, height: 640 })
  await prepareAxe(visitor)
  for (const path of ['/ar', '/ar/contact']) {
    await open(visitor, path)
    await expect(button).toHaveAccessibleName(
      words.fill('frame_new_tab', { name: words.contact_whatsapp }),
    )
    await expect(button).toHaveAttribute(
      'href',
      `https://wa.me/963944555171?text=${encodeURIComponent('مرحبًا')}`,
    )
    await expect(button).toHaveCSS('inline-size', '48px')
    expect(await visitor.evaluate(controlsUnderButton), path).toEqual([])
  }
  await open(visitor, '/ar/contact')
  await inspectAll(visitor, 'whatsapp-button')
  await visitor.setViewportSize({ width: 320, height: 640 })
  await visitor.getByRole('button', { name: words.frame_menu, exact: true }).click()
  await expect(visitor.getByRole('dialog')).toBeVisible()
  await expect(button).toBeHidden()
  await open(visitor, '/contact')
  await expect(button).toHaveCount(0)
})

test('an announcement that was dismissed stays away, and nothing moves, until it says something else (FRM-20)', async ({
  visitor,
  address,
}) => {
  const announce = (text: string) =>
    rewriteSection(address, 'contactUs', {
      announcement_text: { en: 'Closed on Friday', ar: text },
      announcement_link: { kind: 'search' },
    })
  await announce('نغلق يوم الجمعة')
  const bar = visitor.getByRole('complementary', { name: words.announcement_label, exact: true })
  await visitor.addInitScript(() => {
    const page = globalThis as typeof globalThis & { shift: number }
    page.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) page.shift += (entry as { value?: number }).value ?? 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shift = () => visitor.evaluate(() => (globalThis as { shift?: number }).shift)

  await prepareAxe(visitor)
  await open(visitor, '/ar')
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/ar/search')
  const { y, height } = await boxOf(bar)
  expect(y).toBe(0)
  const navigation = await boxOf(visitor.locator('header nav').first())
  expect(navigation.y).toBeGreaterThanOrEqual(height)
  expect(await shift()).toBeLessThanOrEqual(0.02)
  await inspectAll(visitor, 'announcement')

  await bar.getByRole('button', { name: words.announcement_dismiss, exact: true }).click()
  await expect(bar).toBeHidden()
  await expect(visitor.getByRole('main')).toBeFocused()
  await reopen(visitor)
  await expect(bar).toBeHidden()
  expect(await shift()).toBeLessThanOrEqual(0.02)
  await open(visitor, '/')
  await expect(visitor.locator('aside.announcement')).toBeHidden()

  await announce('نغلق يوم السبت')
  await open(visitor, '/ar')
  await expect(bar).toContainText('نغلق يوم السبت')
})
