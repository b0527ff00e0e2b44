import { open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, test } from '../support/test.ts'
import { articleWordsFor } from '../../src/site/articles/article-words.ts'
import { arabic } from '../../src/site/words/arabic.ts'
import { missingWordsFor } from '../../src/site/missing-words.ts'
import { english } from '../../src/site/words/english.ts'

test.describe('without JavaScript', () => {
  // What still moves while it is pressed may be missed, and a press beside a menu closes it.
  test.use({ javaScriptEnabled: false })

  test('a visitor reads a list to its end, page by page', async ({ visitor }) => {
    await open(visitor, '/ar/blog')
    const titles = new Set<string>()
    for (let page = 1; page <= 3; page++) {
      for (const title of await visitor.locator('main h2, main h3').allTextContents())
        titles.add(title)
      if (page === 3) break
      await visitor.locator('a[rel=next]').first().click()
      await expect(visitor).toHaveURL(`/ar/blog?page=${page + 1}`)
    }
    await expect(visitor.locator('a[rel=next]')).toHaveCount(0)
    expect(titles.size).toBeGreaterThanOrEqual(15)
  })

  test('a visitor changes the language of an article and finds the other ones', async ({
    visitor,
  }) => {
    await open(visitor, '/blog/1')
    await visitor
      .getByRole('banner')
      .getByRole('button', { name: /English/ })
      .click()
    await visitor
      .getByRole('banner')
      .getByRole('link', { name: /العربية/ })
      .click()
    await expect(visitor).toHaveURL('/ar/blog/1')
    await expect(
      visitor.getByRole('heading', { name: articleWordsFor('ar').sections.posts.related }),
    ).toBeVisible()
  })
})

for (const [path, language, direction] of [
  ['/', 'en', 'ltr'],
  ['/blog/1', 'en', 'ltr'],
  ['/ar', 'ar', 'rtl'],
  ['/ar/products', 'ar', 'rtl'],
  ['/login', 'ar', 'rtl'],
] as const) {
  test(`K-12 R-01: the server itself says that ${path} is ${language} and ${direction}`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<html lang="${language}" dir="${direction}"`)
  })
}

test('an article that is only in Arabic is not in English lists, and its address leads to Arabic', async ({
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
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    english.missing.notInLanguage('en'),
  )
  await visitor.getByRole('link', { name: missingWordsFor('en').readIn('ar') }).click()
  await expect(visitor).toHaveURL(`/ar/blog/${onlyArabic}`)
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(visitor.getByRole('heading', { level: 1 })).not.toBeEmpty()
})

test('an address without a known language offers the languages there are', async ({ visitor }) => {
  const answer = await open(visitor, '/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(visitor).toHaveTitle(new RegExp(english.missing.title))
  await visitor
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click()
  const inArabic = visitor.getByRole('banner').getByRole('link', { name: /العربية/ })
  await expect(inArabic).toBeVisible()
  await expect(inArabic).toHaveAttribute('href', '/ar')
})

for (const width of [1440, 390]) {
  test(`ADR-8 at ${width} an article that lacks a language says so and leads to the list there`, async ({
    visitor,
    address,
  }) => {
    await visitor.setViewportSize({ width, height: 900 })
    const staff = apiOf(address, (await signIn(address)).token)
    const body = new FormData()
    body.append('title', 'مقال بلغة واحدة')
    body.append('content', '<p>نصّ</p>')
    const created = await staff('sections/posts/keys/articles/articles/ar', {
      method: 'POST',
      body,
    })
    const { article } = (await created.json()) as { article: { id: number } }
    await open(visitor, `/ar/blog/${article.id}`)
    if (width < 992) await visitor.getByRole('button', { name: arabic.frame.menu }).click()
    await visitor
      .getByRole('button', { name: /العربية/ })
      .first()
      .click()
    const inEnglish = visitor.getByRole('link', { name: 'English (en)' }).first()
    await expect(inEnglish).toHaveAccessibleDescription('هذه الصفحة غير متاحة بالإنجليزية بعد')
    const note = visitor.getByText('هذه الصفحة غير متاحة بالإنجليزية بعد')
    await expect(note.filter({ visible: true })).toHaveCount(1)
    await inEnglish.click()
    await expect(visitor).toHaveURL('/blog')
    expect(
      (await staff(`sections/posts/keys/articles/articles/${article.id}`, { method: 'DELETE' })).ok,
    ).toBe(true)
  })
}
