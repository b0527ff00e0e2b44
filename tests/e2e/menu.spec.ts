import type { Page } from '@playwright/test'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { rewriteSection } from '../support/editing.ts'
import { inspect } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const section = (id: string, name: string) => ({ id, target: { kind: 'section', section: name } })
const offers = {
  id: 'offers00',
  links: [
    section('business', 'business'),
    section('products', 'products'),
    { id: 'external', target: { kind: 'external', address: 'https://water.example/maps' } },
  ],
}
const menu = {
  menu: [
    { id: 'home0000', target: { kind: 'home' } },
    offers,
    section('posts000', 'posts'),
    { id: 'contact0', target: { kind: 'contact' } },
  ],
  menu_button: 'contact0',
  footer: [{ id: 'column00', links: [section('footer00', 'products')] }],
  labels: {
    offers00: { ar: 'ما نقدّمه' },
    contact0: { ar: 'احجز زيارة' },
    external: { ar: 'خرائط المياه' },
    column00: { ar: 'الشركة' },
  },
}
const nothing = { menu: null, footer: null, menu_button: null }

test('a menu has what its language has, and all is as before once it is taken back (NAV-1, NAV-5, NAV-7, NAV-8)', async ({
  address,
}) => {
  const pageAt = async (path: string) => (await fetch(address + path)).text()
  const headerAt = async (path: string) => /<nav.*?<\/nav>/s.exec(await pageAt(path))?.[0] ?? ''
  const before = await pageAt('/ar/products')
  await rewriteSection(address, 'navigation', menu)
  const header = await headerAt('/ar/products/25')
  expect(header).toMatch(/<button[^>]*aria-label="ما نقدّمه"[^>]*aria-current="true"/)
  expect(header).toMatch(/aria-current="page"[^>]*href="\/ar\/products"/)
  expect(header).toContain(
    '<a href="https://water.example/maps" target="_blank" rel="noopener" aria-label="خرائط المياه (يُفتح في تبويب جديد)">خرائط المياه</a>',
  )
  expect(header).toMatch(/href="\/ar\/contact"[^>]*>احجز زيارة</)
  const inEnglish = await headerAt('/')
  expect(inEnglish, 'nothing is written of the group').not.toContain('popover')
  expect(inEnglish).toContain(siteNamesIn('en').contact_heading)
  expect(await pageAt('/ar')).toMatch(/<footer.*<h2[^>]*>الشركة</s)
  await rewriteSection(address, 'navigation', { business_hidden: true })
  expect(await headerAt('/ar')).not.toContain('/ar/business')
  await rewriteSection(address, 'navigation', { ...nothing, business_hidden: null })
  expect(await pageAt('/ar/products')).toBe(before)
})

test('a group opens by press and key, never by hovering, and gives the focus back (NAV-6)', async ({
  address,
  visitor,
}) => {
  await prepareAxe(visitor)
  await visitor.setViewportSize({ width: 1280, height: 720 })
  await rewriteSection(address, 'navigation', menu)
  await open(visitor, '/ar')
  const group = visitor.getByRole('banner').getByRole('button', { name: 'ما نقدّمه' })
  const links = visitor
    .getByRole('banner')
    .getByRole('link', { name: siteNamesIn('ar').business_name })
  await group.hover()
  await expect(links).toBeHidden()
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await group.press(key)
    await expect(links).toBeVisible()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    if (key === 'ArrowDown') await expect(links).toBeFocused()
    await visitor.keyboard.press('Escape')
    await expect(links).toBeHidden()
    await expect(group).toBeFocused()
  }
  await group.click()
  await inspect(visitor, 'menu-group')
  await visitor.getByRole('heading', { level: 1 }).click()
  await expect(links).toBeHidden()
  await group.click()
  await links.click()
  await expect(visitor).toHaveURL('/ar/business')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(group).toHaveAttribute('aria-current', 'true')
})

test('the menu button stands in for what does not fit, and a group unfolds in place (NAV-6, NAV-9)', async ({
  address,
  visitor,
}) => {
  await prepareAxe(visitor)
  const long = { ar: 'ما نقدّمه للمزارع والمصانع والبلدات' }
  await rewriteSection(address, 'navigation', { ...menu, labels: { offers00: long } })
  await visitor.setViewportSize({ width: 800, height: 900 })
  await open(visitor, '/ar')
  const words = siteWordsIn('ar')
  const opener = visitor.getByRole('button', { name: words.frame_menu, exact: true })
  await expect(opener).toBeVisible()
  await expect(headerLink(visitor)).toBeHidden()
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await expect(opener).toBeHidden()
  await expect(headerLink(visitor)).toBeVisible()
  await visitor.setViewportSize({ width: 390, height: 844 })
  await opener.click()
  const dialog = visitor.getByRole('dialog', { name: words.frame_menu })
  const inGroup = dialog.getByRole('link', { name: siteNamesIn('ar').business_name })
  await expect(inGroup).toBeHidden()
  await dialog.getByText(long.ar).click()
  await expect(inGroup).toBeVisible()
  await inspect(visitor, 'menu-unfolded')
  await dialog.getByRole('button', { name: /العربية/ }).click()
  await expect(dialog).toBeHidden()
  await visitor
    .getByRole('dialog', { name: words.language_label })
    .getByRole('button')
    .last()
    .click()
  await inGroup.click()
  await expect(visitor).toHaveURL('/ar/business')
})

function headerLink(visitor: Page) {
  return visitor
    .getByRole('banner')
    .getByRole('navigation', { name: siteWordsIn('ar').frame_navigation })
    .getByRole('link', { name: siteNamesIn('ar').posts_name })
}
