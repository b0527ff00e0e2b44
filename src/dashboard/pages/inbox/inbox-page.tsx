import { redirect } from 'react-router'
import { pageSizes } from '../../../domain/pagination.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { inboxWords } from './words.ts'
import { FailurePanel } from '../../kit/problems/failure-panel.tsx'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import type { Route } from './+types/inbox-page.ts'
import { Inbox } from './inbox.tsx'
import { isFiltered, viewOf } from './inbox-view.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1)
  const view = viewOf(searchParams)
  const found = await client().messages.list({ page, limit: pageSizes.dashboard, ...view })
  if (!found.ok) return { failure: found.message, list: null }
  const { pagination } = found.value
  if (page > pagination.last_page) {
    searchParams.set('page', String(pagination.last_page))
    throw redirect(`?${searchParams}`)
  }
  const isFormOn = pagination.total > 0 || isFiltered(view) || (await isContactFormOn())
  return { failure: null, list: { ...found.value, view, isFormOn } }
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
      {list ? <Inbox list={list} /> : <FailurePanel title={words.failed} reason={failure} />}
    </>
  )
}

/** An empty inbox says whether visitors can write at all. */
async function isContactFormOn(): Promise<boolean> {
  const section = await client().sections.get('contactUs')
  return section.ok && section.value.content.contact_form === true
}
