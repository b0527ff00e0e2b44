import type { Page } from '@playwright/test'
import { articleWordsFor } from '../../src/site/articles/article-words.ts'
import { arabic } from '../../src/site/words/arabic.ts'
import { missingWordsFor } from '../../src/site/missing-words.ts'
import { english } from '../../src/site/words/english.ts'
import { open } from '../support/open.ts'
import { scrolledTo } from '../support/places.ts'
import { reroute } from '../support/reroute.ts'
import { expect, test, testEmpty } from '../support/test.ts'
import { listWordsFor } from '../../src/site/articles/list-words.ts'

/** Each with an article of the demo company and how many are related to it. */
const sections = [
  ['posts', 'blog', 1, 3],
  ['business', 'business', 2, 2],
  ['products', 'products', 4, 2],
] as const
const headings = {
  en: { posts: 'all posts', business: 'all business', products: 'all products' },
  ar: { posts: 'كلّ المقالات', business: 'كلّ الأعمال', products: 'كلّ المنتجات' },
} as const
const headingsOfRelated = {
  en: {
    posts: 'what to read next',
    business: 'other projects',
    products: 'other products',
  },
  ar: { posts: 'اقرأ أيضًا', business: 'أعمال أخرى', products: 'منتجات أخرى' },
} as const

for (const language of ['en', 'ar'] as const) {
  const words = language === 'ar' ? arabic : english
  const at = (path: string) => (language === 'ar' ? `/ar${path}` : path)

  test.describe(`lists and articles, ${language}`, () => {
    for (const [section, path, id, relatedCount] of sections) {
      test(`LST-1, LST-2, LST-5, K-01, K-03: ${path} opens with its newest and lists the rest`, async ({
        visitor,
      }) => {
        await open(visitor, at(`/${path}`))
        const hero = visitor.locator('[data-hero]')
        const more = hero.getByRole('link', { name: listWordsFor(language).readMore })
        await expect(more).toHaveAttribute('href', new RegExp(`^${at(`/${path}`)}/\\d+$`))
        await expect(hero.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
        expect(await lengthOf(hero.locator('p bdi').last())).toBeLessThanOrEqual(100)
        await expect(
          visitor.getByRole('main').getByRole('heading', { level: 2 }).nth(1),
        ).toHaveText(headings[language][section])
        const cards = visitor.locator('main li article h3 a')
        const addresses = await addressesOf(cards)
        expect(addresses.length).toBeGreaterThan(1)
        for (const address of addresses.slice(0, 5)) {
          expect(address).toMatch(new RegExp(`^${at(`/${path}`)}/\\d+$`))
        }
      })

      test(`DET-1, DET-2, DET-3, K-02: an article of ${path} and what to read next`, async ({
        visitor,
      }) => {
        await open(visitor, at(`/${path}/${id}`))
        await expect(visitor.locator('[data-hero] picture').first()).toBeVisible()
        await expect(visitor.locator('[data-hero] h1')).not.toBeEmpty()
        await expect(visitor.locator('article p').first()).toBeVisible()
        const related = visitor.locator('main > section')
        await expect(related.getByRole('heading', { level: 2 })).toHaveText(
          headingsOfRelated[language][section],
        )
        await expect(related.locator('article')).toHaveCount(relatedCount)
        await expect(related.locator('article time')).toHaveCount(relatedCount)
        await expect(
          related.getByRole('link', { name: articleWordsFor(language).viewAll }),
        ).toHaveAttribute('href', at(`/${path}`))
        const excerpts = related.locator('article p bdi:not([dir])')
        expect(await excerpts.count()).toBeGreaterThan(0)
        for (const excerpt of await excerpts.all()) {
          expect(await lengthOf(excerpt)).toBeLessThanOrEqual(100)
        }
      })
    }

    test('LST-4: the list’s own toggle changes the language', async ({ visitor }) => {
      await open(visitor, at('/products'))
      const toggle = visitor
        .getByRole('main')
        .getByRole('navigation', { name: words.language.label })
      await expect(toggle.locator('[aria-current="true"]')).toHaveAttribute('hreflang', language)
      await toggle.getByRole('link', { name: language === 'ar' ? 'English' : 'العربية' }).click()
      await expect(visitor).toHaveURL(language === 'ar' ? '/products' : '/ar/products')
      await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused()
    })

    test('Back finds the cards that were loaded, and the place', async ({ visitor }) => {
      await open(visitor, at('/blog'))
      const cards = visitor.locator('main li article')
      await expect(async () => {
        await visitor.mouse.wheel(0, 1500)
        expect(await cards.count()).toBeGreaterThan(10)
      }).toPass()
      const ninth = cards.nth(8).getByRole('link')
      await ninth.scrollIntoViewIfNeeded()
      const place = await scrolledTo(visitor)
      const count = await cards.count()
      await ninth.click()
      await expect(visitor.locator('[data-hero] h1')).toBeFocused()
      await visitor.goBack()
      await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count)
      await expect.poll(async () => Math.abs((await scrolledTo(visitor)) - place)).toBeLessThan(5)
    })

    test('an article that is missing in a language leads to the one that has it, and to its heading', async ({
      visitor,
    }) => {
      const missing = await onlyInArabic(visitor)
      await open(visitor, '/ar/blog')
      await open(visitor, `/blog/${missing}`)
      await visitor.getByRole('link', { name: missingWordsFor('en').readIn('ar') }).click()
      await expect(visitor).toHaveURL(`/ar/blog/${missing}`)
      await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused()
    })
  })
}

testEmpty('LST-6: an empty list says so, without a dead link', async ({ visitor }) => {
  for (const [path, sentence] of [
    ['/blog', 'No articles found'],
    ['/ar/blog', 'لا توجد مقالات'],
    ['/ar/business', 'لا توجد أعمال'],
    ['/ar/products', 'لا توجد منتجات'],
  ] as const) {
    await open(visitor, path)
    await expect(visitor.getByText(sentence)).toBeVisible()
    await expect(visitor.locator('main a[href*="/blog/"]')).toHaveCount(0)
  }
})

test('LST-7, K-08: an answer without a date is of today', async ({ visitor }) => {
  await reroute(visitor, '**/api/sections/posts/**', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { articles: { created_at: string }[] }
    for (const article of body.articles) article.created_at = ''
    await route.fulfill({ response: answer, json: body })
  })
  await visitor.clock.setFixedTime('2025-11-03T09:00:00Z')
  for (const path of ['/blog', '/ar/blog']) {
    await open(visitor, path)
    await expect(async () => {
      await visitor.mouse.wheel(0, 1500)
      await expect(visitor.locator('main time').nth(6)).toHaveText('Nov 3, 2025')
    }).toPass()
  }
})

test.describe('printed', () => {
  for (const path of ['/', '/ar', '/blog', '/ar/blog/1']) {
    test(`R-37 ${path} keeps its text and its direction, and leaves out what cannot be used`, async ({
      visitor,
    }) => {
      await open(visitor, path)
      await visitor.emulateMedia({ media: 'print' })
      await expect(visitor.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(visitor.getByRole('banner')).toBeHidden()
      await expect(
        visitor.locator('[aria-roledescription], iframe').filter({ visible: true }),
      ).toHaveCount(0)
      const dir = path.startsWith('/ar') ? 'rtl' : 'ltr'
      await expect(visitor.locator('html')).toHaveAttribute('dir', dir)
    })
  }
})

function addressesOf(links: ReturnType<Page['locator']>): Promise<string[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

/** As a reader counts characters. */
async function lengthOf(text: ReturnType<Page['locator']>): Promise<number> {
  return [...new Intl.Segmenter().segment((await text.textContent()) ?? '')].length
}

async function onlyInArabic(page: Page): Promise<number | undefined> {
  const idsIn = async (language: string) => {
    const path = `/api/sections/posts/keys/articles/articles/${language}?per_page=100`
    const answer = await page.request.get(path, { headers: { 'api-key': 'wajha-public' } })
    const { articles } = (await answer.json()) as { articles: { id: number }[] }
    return articles.map(({ id }) => id)
  }
  const inEnglish = await idsIn('en')
  return (await idsIn('ar')).find((id) => !inEnglish.includes(id))
}
