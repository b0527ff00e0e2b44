import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { arabic } from '../support/dashboard-words.ts'
import { rewriteSection, saveButton } from '../support/editing.ts'
import { inspect } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { frameScrolledTo } from '../support/places.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, framed, prepareAxe, test } from '../support/test.ts'

const renamed = {
  business_name: { en: 'Services', ar: 'خدماتنا' },
  business_all: { ar: 'كلّ الخدمات' },
  posts_name: { ar: 'الأخبار' },
  contact_heading: { en: 'Write to us' },
  copyright: { en: '© {year} {company}' },
  missing_title: { en: 'Nothing here' },
}

test('a section that is renamed is called so wherever the site names it, at the same address, in that language alone (NAV-2)', async ({
  address,
}) => {
  const pageAt = async (path: string) => (await fetch(address + path)).text()
  const before = await pageAt('/ar/products')
  await rewriteSection(address, 'words', renamed)
  const [home, list, feed] = [
    await pageAt('/ar'),
    await pageAt('/ar/business'),
    await pageAt('/ar/feed.xml'),
  ]
  expect(home).toContain('<a class="" href="/ar/business">خدماتنا</a>')
  expect(home).toContain('كلّ الخدمات')
  expect(list).toContain('<title>خدماتنا · ناعورة</title>')
  expect(list).toMatch(/<h1[^>]*>خدماتنا</)
  expect(list).toMatch(/"@type":"ListItem","position":2,"name":"خدماتنا"/)
  expect(feed).toContain('<title>ناعورة · الأخبار</title>')
  for (const text of [home, list]) expect(text).not.toContain(siteNamesIn('ar').business_name)
  const inEnglish = await pageAt('/business')
  expect(inEnglish).toContain('<title>Services · Naoura</title>')
  expect(inEnglish).toContain(siteNamesIn('en').business_all)
  expect(inEnglish).toMatch(/© 20\d\d \u2068Naoura\u2069/)
  expect(await pageAt('/nowhere')).toContain('<title>Nothing here · Naoura</title>')
  expect(await pageAt('/')).toContain('Write to us')
  const none = Object.fromEntries(
    Object.entries(renamed).map(([name, texts]) => [
      name,
      Object.fromEntries(Object.keys(texts).map((code) => [code, ''])),
    ]),
  )
  await rewriteSection(address, 'words', none)
  expect(await pageAt('/ar/products')).toBe(before)
})

test('a language without words has names of its own all the same, marked as its own (NAV-3)', async ({
  address,
  visitor,
}) => {
  const { token } = await signIn(address)
  await apiOf(address, token)('languages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Français', code: 'fr', status: 'published' }),
  })
  await rewriteSection(address, 'words', { business_name: { fr: 'Nos services' } })
  await open(visitor, '/fr/business')
  const menu = visitor.getByRole('banner').getByRole('navigation')
  const own = menu.getByRole('link', { name: 'Nos services' })
  await expect(own.locator('bdi')).toHaveAttribute('lang', 'fr')
  const lent = menu.getByRole('link', { name: siteNamesIn('fr').products_name })
  await expect(lent.locator('bdi')).toHaveAttribute('lang', 'en')
})

test.describe('Layla', () => {
  test.use({ provoked: framed })

  test('renames a section beside what it is called now, and her own menu has the name, too', async ({
    layla,
    address,
  }) => {
    const page = await layla('ar')
    await prepareAxe(page)
    await open(page, '/dashboard/navigation/names')
    const { names, form, shell } = arabic
    const trail = page.getByRole('navigation', { name: shell.breadcrumbs })
    await expect(trail).toHaveText([shell.groups.administration, shell.pages.navigation].join(''))
    const name = form.nameIn(names.fields.business_name, 'العربية')
    const field = page.getByRole('textbox', { name, exact: true })
    await expect(field).toHaveAttribute('placeholder', siteNamesIn('ar').business_name)
    await inspect(page, 'names')
    const frame = page.locator('iframe')
    const shown = frame.contentFrame().getByRole('main')
    await expect(frame.locator('xpath=..')).toHaveAttribute('aria-busy', 'false')
    await frame.evaluate((one: HTMLIFrameElement) => one.contentWindow?.scrollTo(0, 400))
    await field.fill('خدماتنا')
    await expect(shown.getByText('خدماتنا').first()).toBeVisible()
    await expect.poll(() => frameScrolledTo(frame), 'the page stays where it was left').toBe(400)
    await saveButton(page, arabic).click()
    const menu = page.getByRole('navigation').first()
    await expect(menu.getByRole('link', { name: 'خدماتنا' })).toBeVisible()
    await expect(menu.getByRole('link', { name: shell.pages.products })).toBeVisible()
    expect(await (await fetch(`${address}/ar`)).text()).toContain('خدماتنا')
  })
})
