import { pageSizes } from '../../../domain/search/pagination.ts'
import { documentKinds } from '../../../domain/documents/revision.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { trashWords } from './words.ts'
import { loadList } from '../../kit/list/load-list.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import type { Route } from './+types/trash-page.ts'
import { Trash } from './trash.tsx'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const kind = documentKinds.find((known) => known === searchParams.get('kind'))
  const { list, failure } = await loadList(request, (page) =>
    client().trash.list({ page, limit: pageSizes.dashboard, kind }),
  )
  return list ? { failure: null, list: { ...list, kind, readAt: new Date() } } : { failure, list }
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
