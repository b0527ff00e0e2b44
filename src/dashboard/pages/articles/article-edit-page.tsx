import { data, redirect, redirectDocument } from 'react-router'
import { type ArticleSection, sectionPaths } from '../../../domain/articles/article.ts'
import { defaultDashboardLanguage } from '../../../domain/languages/language.ts'
import { articlesApi } from '../../../api/client/articles-api.ts'
import { client } from '../../app/client.ts'
import { preloadEditor } from '../../editor/rich-text/rich-text-in-language.tsx'
import type { Route } from './+types/article-edit-page.ts'
import { ArticleForm } from './article-form.tsx'
import { listPath, sectionOf } from '../../app/shell/page-path.ts'

export { writingPage as handle } from '../../app/shell/writing-page.ts'
export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const section = sectionOf(new URL(request.url).pathname)
  if (!/^\d+$/.test(params.id)) throw withoutId(section)
  preloadEditor()
  const found = await client(articlesApi).get(section, Number(params.id), defaultDashboardLanguage)
  if (!found.ok) throw data(found.message, { status: found.status || 503 })
  return { section, article: found.value.article }
}

export default function ArticleEditPage({ loaderData }: Route.ComponentProps) {
  const { section, article } = loaderData
  return <ArticleForm key={`${section} ${article.id}`} section={section} article={article} />
}

/** An address without an id leads to the public list, for business to the dashboard's (FRM-11). */
function withoutId(section: ArticleSection): Response {
  return section === 'business'
    ? redirect(listPath(section))
    : redirectDocument(`/${sectionPaths[section]}`)
}
