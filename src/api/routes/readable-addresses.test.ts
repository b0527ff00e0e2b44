import { describe, expect, test } from 'vitest'
import { articlesPath } from '../../../tests/support/api.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import { byLayla } from '../../../tests/support/cast.ts'
import { newsroom, saveSection } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'

const arabic = `1-${encodeURIComponent('افتتاح-في-حماة')}`

describe.each(engines)('readable addresses on %s', (engine) => {
  test('are named by lists, articles, search, the sitemap and redirects, once they are on (SEO-2)', async () => {
    const { layla, visitor, storage } = await newsroom(engine)
    await openedInHama(storage.articles)
    const path = `${articlesPath()}/ar`
    const target = { kind: 'path', path: '/blog/1' } as const
    await storage.redirects.add({ path: '/hama', target }, byLayla())
    const named = async () => ({
      list: (await visitor.get(path)).body.articles[0].slug,
      article: (await visitor.get(`${path}/1`)).body.article.slug,
      found: (await visitor.get(`/search/ar?q=${encodeURIComponent('حماة')}`)).body.articles[0]
        .slug,
      sitemap: (await storage.articles.addresses(1, 10))[0]?.slugs,
      alternates: await storage.articles.slugsOf('posts', 1),
      redirect: (await storage.redirects.addressFrom('/hama', 'https://naoura.example'))?.address,
    })
    const none = undefined
    expect(await named()).toEqual({
      list: none,
      article: none,
      found: none,
      sitemap: none,
      alternates: none,
      redirect: '/blog/1',
    })
    await saveSection(layla, 'seo', { readable_addresses: true })
    const slugs = { en: '1-opening-in-hama', ar: arabic }
    expect(await named()).toEqual({
      list: arabic,
      article: arabic,
      found: arabic,
      sitemap: slugs,
      alternates: slugs,
      redirect: '/blog/1-opening-in-hama',
    })
  })

  test('follow the title, and none of them can become a redirect', async () => {
    const { layla, storage } = await newsroom(engine)
    await openedInHama(storage.articles)
    await saveSection(layla, 'seo', { readable_addresses: true })
    await layla.post(`${articlesPath()}/en/1`, { form: { title: 'Open at last' } })
    expect((await storage.articles.slugsOf('posts', 1))?.en).toBe('1-open-at-last')
    const json = { path: '/blog/1-opening-in-hama', target: { kind: 'home' } }
    expect((await layla.post('/redirects', { json })).status).toBe(409)
  })
})
