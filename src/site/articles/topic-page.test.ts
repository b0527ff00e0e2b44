import { RouterContextProvider } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { manyArticles, openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla } from '../../../tests/support/cast.ts'
import { openedStorage } from '../../../tests/support/storages.ts'
import type { ArticleSave } from '../../storage/articles/article-save.ts'
import { provideStorage } from '../../storage/storage.server.ts'
import { siteOrigin } from '../request-contexts.ts'
import { sitemap } from '../seo/sitemap.ts'
import type { Route } from './+types/topic-page.ts'
import { loader, meta } from './topic-page.tsx'

const origin = 'https://naoura.example'
const [arabicPath, englishPath] = ['/ar/blog/topic/%D8%A7%D9%84%D8%B1%D9%8A', '/blog/topic/water']

async function aboutWater() {
  const storage = await openedStorage('SQLite')
  onTestFinished(provideStorage(storage))
  const { articles, topics } = storage
  const names = { 'name.en': 'Water', 'name.ar': 'الريّ', 'description.ar': 'عن الماء' }
  const { id: water } = await topics.create(names, byLayla())
  const topicsOf = (given: number[]): ArticleSave => {
    const save = saveOf('en', {})
    return { ...save, values: { ...save.values, topics: given } }
  }
  const give = (article: number) => articles.change('posts', article, topicsOf([water]), byLayla())
  await give(await openedInHama(articles))
  for (const id of await manyArticles(articles, 6)) await give(id)

  async function opened(address: string) {
    const url = new URL(origin + address)
    const [, language, slug = ''] = /^\/(?:(ar)\/)?blog\/topic\/(.+)$/.exec(url.pathname) ?? []
    const context = new RouterContextProvider()
    context.set(siteOrigin, origin)
    const params = {
      ...(language && { language }),
      section: 'blog',
      slug: decodeURIComponent(slug),
    }
    return loader({ url, params, context } as unknown as Route.LoaderArgs)
  }

  return {
    ...storage,
    water,
    async refused(address: string): Promise<unknown> {
      const refusal: unknown = await opened(address).catch((thrown: unknown) => thrown)
      if (!(refusal instanceof Response)) return refusal
      return [refusal.status, refusal.headers.get('location')]
    },
    async headOf(address: string) {
      const loaderData = await opened(address)
      const { language, articles: listed } = loaderData
      const company = { name: 'Naoura', tagline: '' }
      const site = { id: 'site', loaderData: { language, languages: [], origin, company } }
      const head = meta({ matches: [site], loaderData } as unknown as Route.MetaArgs)
      return { listed: listed.length, head }
    },
    sitemap: async () => (await sitemap(new URL(`${origin}/sitemap.xml`)))?.text(),
  }
}

test('a topic has a page with all that robots ask for (TOP-3)', async () => {
  const { headOf, sitemap } = await aboutWater()
  const { listed, head } = await headOf(arabicPath)
  expect(listed).toBe(1)
  const alternate = { tagName: 'link', rel: 'alternate' }
  for (const part of [
    { title: 'الريّ · المدوّنة · Naoura' },
    { name: 'description', content: 'عن الماء' },
    { tagName: 'link', rel: 'canonical', href: origin + arabicPath },
    { ...alternate, hrefLang: 'en', href: origin + englishPath },
    { ...alternate, hrefLang: 'ar', href: origin + arabicPath },
    { ...alternate, hrefLang: 'x-default', href: origin + englishPath },
    { ...alternate, type: 'application/rss+xml', href: `${origin}${arabicPath}/feed.xml` },
  ]) {
    expect(head).toContainEqual(part)
  }
  const data = head.flatMap((part) => ('script:ld+json' in part ? [part['script:ld+json']] : []))
  expect(data).toMatchObject([
    { '@type': 'CollectionPage', name: 'الريّ', url: origin + arabicPath },
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { item: origin + arabicPath }] },
  ])
  const file = await sitemap()
  for (const path of [arabicPath, englishPath])
    expect(file).toContain(`<loc>${origin}${path}</loc>`)
})

test('a later page of a topic is one of its own, up to the last (TOP-3)', async () => {
  const { headOf, refused } = await aboutWater()
  const { listed, head } = await headOf(`${englishPath}?page=2`)
  expect(listed).toBe(1)
  expect(head).toContainEqual({ title: 'Water · Blog, Page 2 of 2 · Naoura' })
  const href = `${origin}${englishPath}?page=2`
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href })
  expect(await refused(`${englishPath}?page=3`)).toEqual([302, `${englishPath}?page=2`])
})

test('where a topic has no page, the languages that have one are named (TOP-2)', async () => {
  const { topics, water, sections, refused } = await aboutWater()
  await topics.change(water, { 'name.ar': '' }, byLayla())
  const elsewhere = { readableIn: ['en'], paths: { en: englishPath } }
  expect(await refused('/ar/blog/topic/nowhere')).toMatchObject({ data: { readableIn: [] } })
  expect(await refused(`/ar${englishPath}`)).toMatchObject({
    data: elsewhere,
    init: { status: 404 },
  })
  await sections.change('navigation', { posts_hidden: true }, byLayla())
  expect(await refused(englishPath)).toMatchObject({ data: { readableIn: [] } })
})

test('an earlier address leads to the topic, or to the list once it is deleted (TOP-5) (TOP-7)', async () => {
  const { topics, water, refused } = await aboutWater()
  expect(await refused(`/ar${englishPath}`)).toEqual([301, arabicPath])
  await topics.change(water, { 'slug.en': 'rivers' }, byLayla())
  expect(await refused(englishPath)).toEqual([301, '/blog/topic/rivers'])
  await topics.remove(water, byLayla())
  expect(await refused(englishPath)).toEqual([301, '/blog'])
  expect(await refused(arabicPath)).toEqual([301, '/ar/blog'])
})
