import type { Route } from './+types/article-create-page.ts'
import { preloadEditor } from '../../editor/rich-text/rich-text-in-language.tsx'
import { ArticleForm } from './article-form.tsx'
import { sectionOf } from '../../app/shell/page-path.ts'

export { writingPage as handle } from '../../app/shell/writing-page.ts'
export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  preloadEditor()
  return { section: sectionOf(new URL(request.url).pathname) }
}

export default function ArticleCreatePage({ loaderData }: Route.ComponentProps) {
  const { section } = loaderData
  return <ArticleForm key={section} section={section} article={null} />
}
