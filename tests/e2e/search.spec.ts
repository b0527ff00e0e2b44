import type { Page } from '@playwright/test'
import { isolated } from '../../src/ui/isolated.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { served } from '../support/served.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const prefix = { en: '', ar: '/ar' }
const sections = { en: 'Blog, Business, and Products', ar: 'المدوّنة وأعمالنا ومنتجاتنا' }

async function searchFor(page: Page, language: 'en' | 'ar', query: string): Promise<void> {
  const { frame_search: search } = siteWordsIn(language)
  await page.getByRole('searchbox', { name: search }).fill(query)
  await page.getByRole('button', { name: search }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('R-20 a page that is not there offers the search, which finds an Arabic word however it is written, page by page', async ({
      visitor,
    }) => {
      const results = visitor.getByRole('main').getByRole('article')
      await test.step('a page that is not there offers the search', async () => {
        await open(visitor, '/ar/blog/999')
        await searchFor(visitor, 'ar', 'مضخة')
        await expect(visitor).toHaveURL(/\/ar\/search\?q=/)
        await expect(results.first()).toBeVisible()
      })

      await test.step('R-20 an Arabic word is found however it is written, and marked where it is', async () => {
        await visitor
          .getByRole('banner')
          .getByRole('link', { name: siteWordsIn('ar').frame_search })
          .click()
        await expect(visitor).toHaveURL('/ar/search')
        await expect(
          visitor.getByText(siteWordsIn('ar').search_hint.split('{')[0] ?? ''),
        ).toBeVisible()
        await searchFor(visitor, 'ar', 'الواح سلميه')
        await expect(results.first()).toBeVisible()
        for (const text of await results.allTextContents()) expect(text).toMatch(/ألواح|السلمية/)
        const marked = await visitor.locator('main mark').allTextContents()
        expect(marked.some((word) => word.includes('ألواح'))).toBe(true)
        await expect(visitor.locator('main p mark').first()).toBeVisible()
        await expect(visitor.getByRole('searchbox')).toHaveValue('الواح سلميه')
        await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
        await results.getByRole('heading', { level: 3 }).first().getByRole('link').click()
        await expect(visitor).toHaveURL(/\/ar\/(blog|business|products)\/\d+$/)
      })

      await test.step('many results are read page by page', async () => {
        await open(visitor, '/search?q=the')
        await expect(results).toHaveCount(10)
        const first = await results.first().getByRole('link').getAttribute('href')
        await visitor.getByRole('link', { name: siteWordsIn('en').list_next }).click()
        await expect(visitor).toHaveURL('/search?q=the&page=2')
        await expect(results.first().getByRole('link')).not.toHaveAttribute('href', first ?? '')
        await visitor.getByRole('link', { name: siteWordsIn('en').list_previous }).click()
        await expect(results.first().getByRole('link')).toHaveAttribute('href', first ?? '')
      })
    })
  })
}

for (const [state, query] of [
  ['results', '580'],
  ['nothing', 'zzzz'],
  ['too-long', 'a b c d e f g h i'],
  ['empty', ''],
] as const) {
  test(`a search says what came of it: ${state}`, async ({ visitor }) => {
    await prepareAxe(visitor)
    for (const language of ['ar', 'en'] as const) {
      const said = siteWordsIn(language)
      const sentence = {
        results: '580',
        nothing: said.fill('search_nothing', { query: isolated('zzzz') }),
        'too-long': said.search_too_long,
        empty: said.fill('search_hint', { sections: sections[language] }),
      }[state]
      const path = `${prefix[language]}/search?q=${encodeURIComponent(query)}`
      const { parts } = await served(visitor, path)
      expect((await parts('main'))[0]?.text, language).toContain(sentence)
      if (!inspectedLanguages(`search-${state}`).includes(language)) continue
      await open(visitor, path)
      await expect(visitor.getByRole('main').getByText(sentence).first()).toBeVisible()
      await inspectAll(visitor, `search-${state}`)
    }
  })
}

test('a search past its last page leads to the last, shows what is sought as text, changes its language with the page and is no page of search engines', async ({
  visitor,
}) => {
  await open(visitor, '/search?q=580&page=7')
  await expect(visitor).toHaveURL('/search?q=580&page=1')
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  const attack = '<img src=x onerror=alert(1)>"\''
  const { parts } = await served(visitor, `/search?q=${encodeURIComponent(attack)}`)
  expect(await parts('main img')).toEqual([])
  expect(await parts('main input[type=search]')).toMatchObject([{ attributes: { value: attack } }])
  await searchFor(visitor, 'en', attack)
  await expect(
    visitor
      .getByText(siteWordsIn('en').fill('search_nothing', { query: isolated(attack) }))
      .first(),
  ).toBeVisible()
  await expect(visitor.getByRole('searchbox')).toHaveValue(attack)
  await expect(visitor.locator('main img')).toHaveCount(0)

  await searchFor(visitor, 'en', '580')
  await expect(visitor).toHaveURL('/search?q=580')
  const banner = visitor.getByRole('banner')
  await banner.getByRole('button', { name: /English/ }).click()
  await banner.getByRole('link', { name: /العربية/ }).click()
  await expect(visitor).toHaveURL('/ar/search?q=580')
  await expect(visitor.getByRole('heading', { level: 2 })).toContainText(isolated('580'))
})
