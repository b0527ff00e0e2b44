import { RouterContextProvider } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { previewedOpening } from '../../../tests/support/articles.ts'
import { byLayla, today } from '../../../tests/support/cast.ts'
import { openedStorage } from '../../../tests/support/storages.ts'
import type { ArticlePreview } from '../../domain/documents/preview.ts'
import { provideStorage } from '../../storage/storage.server.ts'
import { shownPreview } from '../preview.ts'
import { siteOrigin } from '../request-contexts.ts'
import type { Route } from './+types/article-page.ts'
import { loader } from './article-page.tsx'

const origin = 'https://naoura.example'

test('a preview names the topics that are chosen in its language (TOP-8)', async () => {
  const storage = await openedStorage('SQLite')
  onTestFinished(provideStorage(storage))
  const names = { 'name.en': 'Water', 'name.ar': 'الماء' }
  const { id: water } = await storage.topics.create(names, byLayla())
  const { id: wells } = await storage.topics.create({ 'name.en': 'Wells' }, byLayla())
  const { article } = previewedOpening.overlay

  async function topicsOf(chosen: object): Promise<unknown> {
    const context = new RouterContextProvider()
    context.set(siteOrigin, origin)
    const created = { createdAt: today.toISOString(), cover: null, price: null, given_date: null }
    const shown = { ...article, ...created, ...chosen } as unknown as ArticlePreview
    context.set(shownPreview, { article: shown, page: null, look: null, files: [] })
    const params = { language: 'ar', section: 'blog', id: 'new' }
    const asked = { url: new URL(`${origin}/ar/blog/new`), params, context }
    return (await loader(asked as unknown as Route.LoaderArgs)).article.topics
  }

  expect(await topicsOf({ topics: [water, wells] })).toMatchObject([{ name: 'الماء' }])
  expect(await topicsOf({ topics: [wells] })).toBeUndefined()
  expect(await topicsOf({})).toBeUndefined()
})
