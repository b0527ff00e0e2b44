import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { published, saveButton } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

test('ART-8 Layla names the price of a product, which visitors see in both languages', async ({
  layla,
  address,
}) => {
  const id = await published(address, { section: 'products', title: 'مضخّة', language: 'ar' })
  const staff = apiOf(address, (await signIn(address)).token)
  const body = new FormData()
  body.append('title', 'Solar pump')
  await staff(`sections/products/keys/articles/articles/en/${id}`, { method: 'POST', body })
  const page = await layla('ar')
  await open(page, `/dashboard/products/${id}`)
  const price = page.getByRole('textbox', { name: arabic.articles.price.label })
  await price.fill('a lot')
  await expect(price).toHaveAccessibleDescription(arabic.messages[messages.priceInvalid])
  await saveButton(page, arabic).click()
  await expect(price).toBeFocused()
  await price.fill('1,250')
  await saveButton(page, arabic).click()
  await expect(page.getByText('عُدِّل المنتج')).toBeVisible()

  await open(page, `/ar/products/${id}`)
  await expect(page.locator('bdi', { hasText: '1,250 ل.س' })).toHaveText('1,250 ل.س')
  for (const [start, shown] of [
    ['/ar', '1,250 ل.س'],
    ['', '1,250 SP'],
  ] as const) {
    const { parts } = await served(page, `${start}/products/${id}`)
    const data = await parts('script[type="application/ld+json"]')
    expect(data.map(({ text }) => JSON.parse(text) as { offers?: unknown })).toContainEqual(
      expect.objectContaining({
        offers: expect.objectContaining({ price: '1250', priceCurrency: 'SYP' }),
      }),
    )
    expect((await parts('bdi')).map(({ text }) => text)).toContain(shown)
    const list = await served(page, `${start}/products`)
    expect((await list.parts('bdi')).map(({ text }) => text)).toContain(shown)
  }
})

test('posts have no price', async ({ layla, address }) => {
  const id = await published(address, { section: 'posts', title: 'Opening in Hama' })
  const page = await layla('en')
  await open(page, `/dashboard/blog/${id}`)
  await expect(saveButton(page, english)).toBeVisible()
  await expect(page.getByRole('textbox', { name: english.articles.price.label })).toHaveCount(0)
})
