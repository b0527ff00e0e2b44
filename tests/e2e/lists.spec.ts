import type { Page } from '@playwright/test'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { isolated } from '../../src/ui/isolated.ts'
import { published, rewriteSection } from '../support/editing.ts'
import { hydrate, open } from '../support/open.ts'
import { reroute } from '../support/reroute.ts'
import { type Part, served } from '../support/served.ts'
import { expect, test, testEmpty } from '../support/test.ts'

type Language = 'ar' | 'en'

const sections = [
  ['posts', 'blog', 1, 3],
  ['business', 'business', 2, 2],
  ['products', 'products', 4, 2],
] as const
const companies = { en: 'Naoura', ar: 'ناعورة' } as const
const headings = {
  en: { posts: 'all posts', business: 'all business', products: 'all products' },
  ar: { posts: 'كلّ المقالات', business: 'كلّ الأعمال', products: 'كلّ المنتجات' },
} as const
const headingsOfRelated = {
  en: {
    posts: 'what to read next',
    business: 'more of what we do',
    products: 'other products',
  },
  ar: { posts: 'اقرأ أيضًا', business: 'أعمال أخرى', products: 'منتجات أخرى' },
} as const

for (const language of ['en', 'ar'] as const) {
  const at = (path: string) => (language === 'ar' ? `/ar${path}` : path)

  test(`LST-1, LST-2, LST-5, K-01, K-03: a list opens with its newest and lists the rest (${language})`, async ({
    visitor,
  }) => {
    for (const [section, path] of sections) {
      const { parts } = await served(visitor, at(`/${path}`))
      const name = siteNamesIn(language)[`${section}_name`]
      expect((await parts('title'))[0]?.text).toBe(`${name} · ${companies[language]}`)
      const ofArticle = new RegExp(`^${at(`/${path}`)}/\\d+$`)
      const inHero = await parts('[data-hero] a')
      const more = inHero.filter(({ text }) => text.startsWith(siteNamesIn(language).read_more))
      expect(more.map(addressOf), path).toEqual([expect.stringMatching(ofArticle)])
      const dates = await parts('[data-hero] time')
      const date = expect.stringMatching(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
      expect(dates.map(({ text }) => text)).toEqual(section === 'products' ? [] : [date])
      expect(lengthOf((await parts('[data-hero] p bdi')).at(-1))).toBeLessThanOrEqual(100)
      expect((await parts('main h2'))[1]?.text).toBe(headings[language][section])
      const cards = await parts('main li article h3 a')
      expect(cards.length).toBeGreaterThan(1)
      for (const card of cards.slice(0, 5)) expect(addressOf(card)).toMatch(ofArticle)
    }
  })

  test(`DET-1, DET-2, DET-3, K-02: an article and what to read next (${language})`, async ({
    visitor,
  }) => {
    for (const [section, path, id, relatedCount] of sections) {
      const { parts } = await served(visitor, at(`/${path}/${id}`))
      expect(await parts('[data-hero] picture'), path).not.toEqual([])
      expect((await parts('[data-hero] h1')).map(({ text }) => text)).toEqual([
        expect.stringMatching(/\S/),
      ])
      expect(await parts('article p')).not.toEqual([])
      const related = await parts('main > section h2')
      expect(related.map(({ text }) => text)).toEqual([headingsOfRelated[language][section]])
      expect(await parts('main > section article')).toHaveLength(relatedCount)
      expect(await parts('main > section article time')).toHaveLength(relatedCount)
      const links = await parts('main > section a')
      const all = links.filter(({ text }) => text.startsWith(siteNamesIn(language).view_all))
      expect(all.map(addressOf)).toEqual([at(`/${path}`)])
      const excerpts = await parts('main > section article p bdi:not([dir])')
      expect(excerpts).not.toEqual([])
      for (const excerpt of excerpts) {
        expect(lengthOf(excerpt)).toBeLessThanOrEqual(100)
        expect(excerpt.text, 'nothing hangs before the ellipsis').not.toMatch(/[,،:]$/)
      }
    }
  })
}

test('LST-4: the list’s own toggle changes the language, and the page stands as skeletons until then', async ({
  visitor,
}) => {
  await open(visitor, '/products')
  await changesByToggle(visitor, 'en', 'العربية')
  await expect(visitor).toHaveURL('/ar/products')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused()
  await changesByToggle(visitor, 'ar', 'English')
  await expect(visitor).toHaveURL('/products')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused()
})

testEmpty(
  'LST-4: beneath a single article stand a way home and the toggle, and no list',
  async ({ visitor, address }) => {
    await published(address, { section: 'posts', title: 'Opening in Hama' })
    const { parts } = await served(visitor, '/blog')
    expect((await parts('main h2')).map(({ text }) => text)).toEqual(['Opening in Hama'])
    const foot = (await parts('main > section a')).map(({ text }) => text)
    expect(foot).toEqual(['Go to the home page', 'English (en)', 'العربية (ar)'])
  },
)

testEmpty('LST-6: an empty list says so, without a dead link', async ({ visitor, address }) => {
  for (const [path, sentence] of [
    ['/blog', 'No posts yet'],
    ['/ar/business', 'لا أعمال بعد'],
    ['/ar/products', 'لا منتجات بعد'],
  ] as const) {
    const { parts } = await served(visitor, path)
    expect((await parts('main'))[0]?.text).toContain(sentence)
    expect(await parts('main a[href*="/blog/"]')).toEqual([])
  }
  await open(visitor, '/ar/blog')
  await expect(visitor.getByText('لا مقالات بعد')).toBeVisible()
  await expect(visitor.locator('main a[href*="/blog/"]')).toHaveCount(0)
  await rewriteSection(address, 'words', {
    products_name: { en: 'Solutions', ar: 'حلولنا (2025)' },
    business_empty: { en: 'Our first project begins in May' },
    business_name: { en: 'Projects' },
  })
  for (const [path, sentence] of [
    ['/products', `Nothing in “${isolated('Solutions')}” yet`],
    ['/ar/products', `لا شيء في «${isolated('حلولنا (2025)')}» بعد`],
    ['/business', 'Our first project begins in May'],
  ] as const) {
    await open(visitor, path)
    await expect(visitor.getByText(sentence, { exact: true })).toBeVisible()
  }
})

async function changesByToggle(page: Page, from: Language, name: string): Promise<void> {
  const toggle = page
    .getByRole('main')
    .getByRole('navigation', { name: siteWordsIn(from).language_label })
  await expect(toggle.locator('[aria-current="true"]')).toHaveAttribute('hreflang', from)
  await hydrate(toggle)
  const released = Promise.withResolvers<void>()
  await reroute(page, '**/*.data*', (route) => released.promise.then(() => route.continue()))
  await toggle.getByRole('link', { name }).click()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  const bar = page.locator('main li h3').first()
  await expect(bar).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  released.resolve()
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
}

function addressOf({ attributes }: Part): string {
  return attributes.href ?? ''
}

function lengthOf(part: Part | undefined): number {
  return [...new Intl.Segmenter().segment(part?.text ?? '')].length
}
