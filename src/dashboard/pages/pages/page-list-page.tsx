import { IconPlus } from '@tabler/icons-react'
import { redirect, useSearchParams } from 'react-router'
import type { PageListItem } from '../../../contract/pages.ts'
import { type PageStatus, pageStatuses } from '../../../domain/page.ts'
import type { Pagination } from '../../../domain/pagination.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { FilterMenu } from '../../kit/list/filter-menu.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { Pager } from '../../kit/list/pager.tsx'
import table from '../../kit/list/table.module.css'
import { FailurePanel } from '../../kit/problems/failure-panel.tsx'
import type { Route } from './+types/page-list-page.ts'
import { NoMatches, NoPages } from './no-pages.tsx'
import { PageTable } from './page-table.tsx'
import { pageWords } from './words.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

const pageSize = 25

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1)
  const status = pageStatuses.find((one) => one === searchParams.get('status'))
  const q = searchParams.get('q')?.trim() ?? ''
  const filter = { status, q }
  const found = await client().pages.list({ page, limit: pageSize, ...filter })
  if (!found.ok) return { filter, failure: found.message, list: null }
  if (page > found.value.pagination.last_page) {
    searchParams.set('page', String(found.value.pagination.last_page))
    throw redirect(`?${searchParams}`)
  }
  return { filter, failure: null, list: found.value }
}

export default function PageListPage({ loaderData }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(pageWords)
  const { filter, list, failure } = loaderData
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
      <Toolbar {...filter} />
      {list ? (
        <List isFiltered={filter.status !== undefined || filter.q !== ''} {...list} />
      ) : (
        <FailurePanel title={words.failed} reason={failure} />
      )}
    </>
  )
}

type Filter = { status: PageStatus | undefined; q: string }

/** The filter is in the address: `?status=pending&q=about`. */
function Toolbar({ status, q }: Filter) {
  const words = useWords(pageWords)
  const [, setParameters] = useSearchParams()
  function show(filter: Partial<Record<keyof Filter, string>>) {
    const given = Object.entries({ status, q, ...filter }).filter(([, value]) => value)
    setParameters(Object.fromEntries(given) as Record<string, string>)
  }

  const options = [
    { id: '', name: words.all },
    ...pageStatuses.toReversed().map((id) => ({ id, name: words.states[id] })),
  ]
  return (
    <ListToolbar
      search={{ label: words.search, query: q, onSearch: (sought) => show({ q: sought }) }}
    >
      <FilterMenu
        label={words.filter}
        choices={[
          {
            options,
            chosen: status ?? '',
            onChoose: (chosen) => show({ status: chosen }),
          },
        ]}
      />
    </ListToolbar>
  )
}

type ListProps = { isFiltered: boolean; pages: PageListItem[]; pagination: Pagination }

function List({ isFiltered, pages, pagination }: ListProps) {
  const hasOwn = isFiltered ? pages.length > 0 : pagination.total > 1
  return (
    <>
      {pages.length > 0 && (
        <div className={table.card}>
          <PageTable pages={pages} />
          <Pager pagination={pagination} pageSize={pageSize} />
        </div>
      )}
      {!hasOwn && (isFiltered ? <NoMatches /> : <NoPages />)}
    </>
  )
}
