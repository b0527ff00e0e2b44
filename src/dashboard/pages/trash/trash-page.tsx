import { redirect } from 'react-router'
import { pageSizes } from '../../../domain/pagination.ts'
import { documentKinds } from '../../../domain/revision.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { trashWords } from './words.ts'
import { FailurePanel } from '../../kit/problems/failure-panel.tsx'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import type { Route } from './+types/trash-page.ts'
import { Trash } from './trash.tsx'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1)
  const kind = documentKinds.find((known) => known === searchParams.get('kind'))
  const found = await client().trash.list({ page, limit: pageSizes.dashboard, kind })
  if (!found.ok) return { failure: found.message, list: null }
  const { pagination } = found.value
  if (page > pagination.last_page) {
    searchParams.set('page', String(pagination.last_page))
    throw redirect(`?${searchParams}`)
  }
  return { failure: null, list: { ...found.value, kind, readAt: new Date() } }
}

export default function TrashPage({ loaderData }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(trashWords)
  const { list, failure } = loaderData
  return (
    <>
      <PageHead
        title={shell.pages.trash}
        badge={list && <CountBadge count={list.pagination.total} name={words.count} />}
      />
      {list ? <Trash list={list} /> : <FailurePanel title={words.failed} reason={failure} />}
    </>
  )
}
