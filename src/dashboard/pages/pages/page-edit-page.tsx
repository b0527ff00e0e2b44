import { data } from 'react-router'
import { homePageId } from '../../../domain/pages/page.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { preloadEditor } from '../../editor/rich-text/rich-text-in-language.tsx'
import type { Route } from './+types/page-edit-page.ts'
import { homeName } from '../../app/shell/page-path.ts'
import { PageForm } from './page-form.tsx'

export { writingPage as handle } from '../../app/shell/writing-page.ts'
export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = params.id === homeName ? homePageId : Number(params.id)
  if (!Number.isSafeInteger(id)) throw data(messages.notFound, { status: 404 })
  preloadEditor()
  const found = await client().pages.get(id)
  if (!found.ok) throw data(found.message, { status: found.status || 503 })
  return { page: found.value.page }
}

export default function PageEditPage({ loaderData: { page } }: Route.ComponentProps) {
  return <PageForm key={page.id} page={page} />
}
