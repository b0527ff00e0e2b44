import { Navigate, useSearchParams } from 'react-router'
import type { ActivityEntry } from '../../../contract/activity.ts'
import type { UserResponse } from '../../../contract/users.ts'
import { auditGroups } from '../../../domain/audit/audit-groups.ts'
import { maxPageSize, type Pagination } from '../../../domain/search/pagination.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { activityApi } from '../../../api/client/activity-api.ts'
import { usersApi } from '../../../api/client/users-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { List } from '../../kit/list/list.tsx'
import { DayField } from '../../kit/fields/day-field.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { pageIn } from '../../kit/list/load-list.ts'
import { useQuery } from '../../kit/list/use-query.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { useLatestValue } from '../../kit/use-latest-value.ts'
import type { Route } from './+types/activity-page.ts'
import styles from './activity.module.css'
import { type ActivityView, isFiltered, requestOf, viewOf } from './activity-view.ts'
import { ChainState } from './chain-state.tsx'
import { EntryRow } from './entry-row.tsx'
import { activityWords } from './words.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

const pageSize = 25

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  adminsOnly()
  const { searchParams } = new URL(request.url)
  const [view, page] = [viewOf(searchParams), pageIn(searchParams)]
  const list = client(activityApi).list({ ...requestOf(view), page, limit: pageSize })
  return { view, page, list, users: client(usersApi).list({ limit: maxPageSize }) }
}

export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  const { view, page, list, users } = loaderData
  const shell = useWords(shellWords)
  const words = useWords(activityWords)
  const [parameters] = useSearchParams()
  const { value: result, isWaiting } = useLatestValue(list)
  const { value: staff } = useLatestValue(users)
  const found = result?.ok ? result.value : undefined
  const last = isWaiting || !found ? Infinity : found.pagination.last_page
  if (page > last) {
    return <Navigate replace to={`?${new URLSearchParams([...parameters, ['page', `${last}`]])}`} />
  }
  return (
    <>
      <PageHead
        title={shell.pages.activity}
        badge={found && <CountBadge count={found.pagination.total} name={words.count} />}
      />
      <p className={styles.introduction}>{words.introduction}</p>
      <ChainState />
      {result && !result.ok ? (
        <FailurePanel title={words.failed} reason={result.message} isWaiting={isWaiting} />
      ) : (
        <>
          <Toolbar view={view} users={staff?.ok ? staff.value.data : []} />
          <Entries found={found} view={view} isWaiting={isWaiting} />
        </>
      )}
    </>
  )
}

type Found = { entries: ActivityEntry[]; pagination: Pagination }
type EntriesProps = { found: Found | undefined; view: ActivityView; isWaiting: boolean }

function Entries({ found, view, isWaiting }: EntriesProps) {
  const shell = useWords(shellWords)
  const words = useWords(activityWords)
  const firstOfDays = new Set(
    [...Map.groupBy(found?.entries ?? [], dayOf).values()].map(([first]) => first),
  )
  return (
    <List
      name={shell.pages.activity}
      rows={found?.entries}
      isWaiting={isWaiting}
      cards={{
        className: styles.entry,
        render: (entry) => <EntryRow entry={entry} isFirstOfDay={firstOfDays.has(entry)} />,
      }}
      empty={
        <EmptyList title={words.none} hint={words.noneHint}>
          {isFiltered(view) && <LinkButton to="?">{words.showAll}</LinkButton>}
        </EmptyList>
      }
      pagination={found?.pagination}
      pageSize={pageSize}
    />
  )
}

function dayOf({ at }: ActivityEntry): string {
  return new Date(at).toDateString()
}

function Toolbar({ view, users }: { view: ActivityView; users: UserResponse[] }) {
  const words = useWords(activityWords)
  const { change } = useQuery()
  const choose = (name: 'from' | 'to') => (day: string) =>
    change((latest) => {
      latest.delete('page')
      if (day) latest.set(name, day)
      else latest.delete(name)
      return latest
    })
  return (
    <ListToolbar
      search={words.search}
      label={words.filter}
      others={['from', 'to']}
      filters={[
        {
          title: words.what,
          options: [
            { name: words.everything },
            ...auditGroups.map((kind) => ({ name: words.groups[kind], query: { kind } })),
          ],
        },
        {
          title: words.who,
          options: [
            { name: words.everyone },
            ...users.map(({ id, name }) => ({ name, query: { user: String(id) } })),
          ],
        },
      ]}
    >
      <div className={styles.days}>
        <DayField label={words.from} day={view.from} onChoose={choose('from')} />
        <DayField label={words.to} day={view.to} onChoose={choose('to')} />
      </div>
    </ListToolbar>
  )
}
