import { IconPlus } from '@tabler/icons-react'
import type { PageListItem } from '../../../contract/pages.ts'
import { pageStatuses } from '../../../domain/pages/page.ts'
import type { Pagination } from '../../../domain/search/pagination.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { pagesApi } from '../../../api/client/pages-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { useUnsaved } from '../../editor/document/use-unsaved.ts'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { List } from '../../kit/list/list.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { loadList } from '../../kit/list/load-list.ts'
import type { Route } from './+types/page-list-page.ts'
import { PageCard, usePageColumns } from './page-columns.tsx'
import { pageName } from './page-name.ts'
import { RemovePageDialog } from './remove-page-dialog.tsx'
import { pageWords } from './words.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import rows from '../../kit/list/list.module.css'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

const pageSize = 25

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const status = pageStatuses.find((one) => one === searchParams.get('status'))
  const q = searchParams.get('q')?.trim() ?? ''
  const found = await loadList(request, (page) =>
    client(pagesApi).list({ page, limit: pageSize, status, q }),
  )
  return { ...found, isFiltered: status !== undefined || q !== '' }
}

export default function PageListPage({ loaderData }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(pageWords)
  const { isFiltered, list, failure } = loaderData
  return (
    <>
      <PageHead
        title={shell.pages.pages}
        badge={list && <CountBadge count={list.pagination.total} name={words.count} />}
      >
        <LinkButton
          look="primary"
          to={`${pathOf('pages')}/new`}
          icon={<IconPlus size={18} aria-hidden="true" />}
        >
          {words.add}
        </LinkButton>
      </PageHead>
      <Toolbar />
      {list ? (
        <Pages isFiltered={isFiltered} {...list} />
      ) : (
        <FailurePanel title={words.failed} reason={failure} />
      )}
    </>
  )
}

function Toolbar() {
  const words = useWords(pageWords)
  const statuses = pageStatuses.toReversed().map((status) => ({
    name: words.states[status],
    query: { status },
  }))
  return (
    <ListToolbar
      search={words.search}
      label={words.filter}
      filters={[{ options: [{ name: words.all }, ...statuses] }]}
    />
  )
}

type PagesProps = { isFiltered: boolean; pages: PageListItem[]; pagination: Pagination }

function Pages({ isFiltered, pages, pagination }: PagesProps) {
  const shell = useWords(shellWords)
  const words = useWords(pageWords)
  const columns = usePageColumns()
  const list = pathOf('pages')
  return (
    <>
      <List
        name={shell.pages.pages}
        rows={useUnsaved(pages, pageName)}
        table={{ columns }}
        cards={{ className: rows.card, render: (_page, line) => <PageCard line={line} /> }}
        renderRemoval={(pending) => <RemovePageDialog {...pending} />}
        empty={
          <EmptyList title={words.nothingFound}>
            <LinkButton to={list}>{words.showAll}</LinkButton>
          </EmptyList>
        }
        pagination={pagination}
        pageSize={pageSize}
      />
      {/* The home page is always there. */}
      {!isFiltered && pagination.total <= 1 && (
        <EmptyList title={words.none} hint={words.noneHint}>
          <LinkButton to={`${list}/new`} icon={<IconPlus size={18} aria-hidden="true" />}>
            {words.add}
          </LinkButton>
        </EmptyList>
      )}
    </>
  )
}
