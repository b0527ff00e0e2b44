import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

test.describe('without JavaScript', () => {
  // A button that still moves may be missed, and a press beside a menu closes it.
  test.use({ javaScriptEnabled: false })

  test('a visitor reads a list to its end, page by page, and changes the language of an article', async ({
    visitor,
  }) => {
    await open(visitor, '/ar/blog')
    const titles = new Set<string>()
    for (let page = 1; page <= 3; page++) {
      for (const title of await visitor.locator('main h2, main h3').allTextContents())
        titles.add(title)
      const previous = visitor.locator('a[rel=prev]')
      if (page === 2) await expect(previous).toHaveAttribute('href', '/ar/blog')
      if (page === 3) await expect(previous).toHaveAttribute('href', '/ar/blog?page=2')
      if (page === 3) break
      await visitor.locator('a[rel=next]').first().click()
      await expect(visitor).toHaveURL(`/ar/blog?page=${page + 1}`)
    }
    await expect(visitor.locator('a[rel=next]')).toHaveCount(0)
    expect(titles.size).toBeGreaterThanOrEqual(15)

    await open(visitor, '/blog/1')
    const banner = visitor.getByRole('banner')
    await banner.getByRole('button', { name: /English/ }).click()
    await banner.getByRole('link', { name: /العربية/ }).click()
    await expect(visitor).toHaveURL('/ar/blog/1')
    await expect(
      visitor.getByRole('heading', { name: siteNamesIn('ar').posts_related }),
    ).toBeVisible()
  })
})

test('K-12 R-01: the server itself says of every page which language and direction it has', async ({
  request,
}) => {
  for (const [path, language, direction] of [
    ['/', 'en', 'ltr'],
    ['/blog/1', 'en', 'ltr'],
    ['/ar', 'ar', 'rtl'],
    ['/ar/products', 'ar', 'rtl'],
    ['/login', 'ar', 'rtl'],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain(`<html lang="${language}" dir="${direction}"`)
  }
})

test('an article that is only in Arabic is not in English lists, and its address leads to Arabic and to its heading', async ({
  visitor,
}) => {
  const listed = async (language: string) => {
    const answer = await visitor.request.get(
      `/api/sections/posts/keys/articles/articles/${language}?per_page=100`,
      { headers: { 'api-key': 'wajha-public' } },
    )
    const { articles } = (await answer.json()) as { articles: { id: number }[] }
    return articles.map(({ id }) => id)
  }
  const inEnglish = await listed('en')
  const onlyArabic = (await listed('ar')).find((id) => !inEnglish.includes(id))

  const answer = await open(visitor, `/blog/${onlyArabic}`)
  expect(answer?.status()).toBe(404)
  const heading = visitor.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(
    siteWordsIn('en').fill('missing_language', { language: 'English' }),
  )
  await visitor
    .getByRole('link', { name: siteWordsIn('en').fill('missing_read', { language: 'Arabic' }) })
    .click()
  await expect(visitor).toHaveURL(`/ar/blog/${onlyArabic}`)
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(heading).not.toBeEmpty()
  await expect(heading).toBeFocused()
  const alternates = visitor.locator('link[rel=alternate][hreflang]')
  await expect(alternates).toHaveCount(2)
  for (const alternate of await alternates.all()) {
    await expect(alternate).toHaveAttribute('href', /\/ar\/blog\/\d+$/)
  }
})

test('an address without a known language offers the languages there are', async ({ visitor }) => {
  const { answer, parts } = await served(visitor, '/nowhere')
  expect(answer.status()).toBe(404)
  expect((await parts('title'))[0]?.text).toContain(siteNamesIn('en').missing_title)
  const [inArabic] = await parts('header [popover] a[hreflang=ar]')
  expect(inArabic).toMatchObject({
    text: expect.stringContaining('العربية'),
    attributes: { href: '/ar' },
  })
})

test('ADR-8 an article that lacks a language says so in both menus and leads to the list there', async ({
  visitor,
  address,
}) => {
  await visitor.setViewportSize({ width: 1440, height: 900 })
  const staff = apiOf(address, (await signIn(address)).token)
  const body = new FormData()
  body.append('title', 'مقال بلغة واحدة')
  body.append('content', '<p>نصّ</p>')
  const path = 'sections/posts/keys/articles/articles'
  const created = await staff(`${path}/ar`, { method: 'POST', body })
  const { article } = (await created.json()) as { article: { id: number } }
  await open(visitor, `/ar/blog/${article.id}`)
  const languages = visitor.getByRole('button', { name: /العربية/ }).first()
  const inEnglish = visitor.getByRole('link', { name: 'English (en)' }).first()
  const note = visitor.getByText('هذه الصفحة غير متاحة بالإنجليزية بعد')
  for (const width of [1440, 390]) {
    await visitor.setViewportSize({ width, height: 900 })
    if (width < 992)
      await visitor.getByRole('button', { name: siteWordsIn('ar').frame_menu }).click()
    await languages.click()
    await expect(inEnglish).toHaveAccessibleDescription('هذه الصفحة غير متاحة بالإنجليزية بعد')
    await expect(note.filter({ visible: true })).toHaveCount(1)
    if (width > 992) await visitor.keyboard.press('Escape')
  }
  await inEnglish.click()
  await expect(visitor).toHaveURL('/blog')
  expect((await staff(`${path}/${article.id}`, { method: 'DELETE' })).ok).toBe(true)
})
