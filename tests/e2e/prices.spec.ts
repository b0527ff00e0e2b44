import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { published, saveButton } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { expect, test } from '../support/test.ts'

const dictionaries = { ar: arabic, en: english } as const

for (const language of ['ar', 'en'] as const) {
  const words = dictionaries[language]
  const saved = language === 'ar' ? 'عُدِّل المنتج' : messages.articleUpdated

  test(`Layla names the price of a product, which visitors see (ART-8, ${language})`, async ({
    layla,
    address,
  }) => {
    const id = await published(address, {
      section: 'products',
      title: 'Solar pump',
      language,
    })
    const page = await layla(language)
    await open(page, `/dashboard/products/${id}`)
    const price = page.getByRole('textbox', { name: words.articles.price.label })
    await price.fill('a lot')
    await expect(price).toHaveAccessibleDescription(words.messages[messages.priceInvalid])
    await saveButton(page, words).click()
    await expect(price).toBeFocused()
    await price.fill('1,250')
    await saveButton(page, words).click()
    await expect(page.getByText(saved)).toBeVisible()

    const start = language === 'en' ? '' : '/ar'
    const shown = language === 'en' ? '1,250 SP' : '1,250 ل.س'
    await open(page, `${start}/products/${id}`)
    await expect(page.locator('bdi', { hasText: shown })).toHaveText(shown)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((text) => JSON.parse(text) as { offers?: unknown })).toContainEqual(
      expect.objectContaining({
        offers: expect.objectContaining({ price: '1250', priceCurrency: 'SYP' }),
      }),
    )
    await open(page, `${start}/products`)
    await expect(page.locator('bdi', { hasText: shown })).toHaveText(shown)
  })
}

test('posts have no price', async ({ layla, address }) => {
  const id = await published(address, { section: 'posts', title: 'Opening in Hama' })
  const page = await layla('en')
  await open(page, `/dashboard/blog/${id}`)
  await expect(saveButton(page, english)).toBeVisible()
  await expect(page.getByRole('textbox', { name: english.articles.price.label })).toHaveCount(0)
})
