import { pageSizes } from '../../../domain/search/pagination.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { inboxWords } from './words.ts'
import { loadList } from '../../kit/list/load-list.ts'
import { FailurePanel } from '../../kit/problems/failure-panel.tsx'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import type { Route } from './+types/inbox-page.ts'
import { Inbox } from './inbox.tsx'
import { isFiltered, viewOf } from './inbox-view.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const view = viewOf(new URL(request.url).searchParams)
  const { list, failure } = await loadList(request, (page) =>
    client().messages.list({ page, limit: pageSizes.dashboard, ...view }),
  )
  if (!list) return { failure, list }
  const isFormOn = list.pagination.total > 0 || isFiltered(view) || (await isContactFormOn())
  return { failure, list: { ...list, view, isFormOn } }
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(inboxWords)
  const { list, failure } = loaderData
  return (
    <>
      <PageHead
        title={shell.pages.inbox}
        badge={list && <CountBadge count={list.pagination.total} name={words.count} />}
      />
      {list ? <Inbox {...list} /> : <FailurePanel title={words.failed} reason={failure} />}
    </>
  )
}

/** An empty inbox says whether visitors can write at all. */
async function isContactFormOn(): Promise<boolean> {
  const section = await client().sections.get('contactUs')
  return section.ok && section.value.content.contact_form === true
}
