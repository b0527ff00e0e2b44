import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import type { Result } from '../../../api/client/send.ts'
import type { UserResponse } from '../../../contract/users.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { List } from '../../kit/list/list.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { useQuery } from '../../kit/list/use-query.ts'
import { selectionWords } from '../../kit/selection/words.ts'
import { RemoveUsersDialog } from './remove-users-dialog.tsx'
import { type UserActs, UserCard, useUserColumns } from './user-columns.tsx'
import { addressOf, filterNames, orderNames, type UserView, viewOf } from './user-view.ts'
import styles from './users.module.css'
import { userWords } from './words.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'

type UserListProps = {
  view: UserView
  result: Result<{ data: UserResponse[]; total: number; total_pages: number }> | undefined
  isWaiting: boolean
} & UserActs

export function UserList({ view, result, isWaiting, ...acts }: UserListProps) {
  const shell = useWords(shellWords)
  const words = useWords(userWords)
  const select = useWords(selectionWords)
  const columns = useUserColumns(acts)
  if (result && !result.ok) {
    return <FailurePanel title={words.notFetched} reason={result.message} isWaiting={isWaiting} />
  }
  const found = result?.value
  return (
    <>
      <Toolbar view={view} />
      <List
        name={shell.pages.users}
        rows={found?.data}
        isWaiting={isWaiting}
        table={{ columns, className: styles.table }}
        cards={{
          className: styles.card,
          render: (_user, line) => <UserCard line={line} {...acts} />,
        }}
        dataOf={({ status }) => ({ 'data-status': status })}
        selecting={{
          labelOf: ({ name }) => select.named(name),
          count: words.selected,
          none: messages.noUsersSelected,
        }}
        renderRemoval={(pending) => <RemoveUsersDialog {...pending} />}
        empty={<NoUsers />}
        pagination={
          found && {
            current_page: view.page,
            last_page: found.total_pages,
            total: found.total,
          }
        }
        isPagerAlwaysShown={found !== undefined && found.total > 0}
      />
    </>
  )
}

function Toolbar({ view }: { view: UserView }) {
  const words = useWords(userWords)
  const [everybody, ...filters] = filterNames
  const [oldest, ...orders] = orderNames
  return (
    <ListToolbar
      search={words.search}
      label={words.filter}
      filters={[
        {
          title: words.show,
          options: [
            { name: words.filters[everybody] },
            ...filters.map((filter) => ({ name: words.filters[filter], query: { filter } })),
          ],
        },
        {
          title: words.order,
          options: [
            { name: words.orders[oldest] },
            ...orders.map((order) => ({ name: words.orders[order], query: { order } })),
          ],
        },
      ]}
    >
      <OrderToggle view={view} />
    </ListToolbar>
  )
}

function OrderToggle({ view }: { view: UserView }) {
  const words = useWords(userWords)
  const { change } = useQuery()
  const isNewest = view.order === 'newest'
  const Icon = isNewest ? IconSortDescending : IconSortAscending
  const order = isNewest ? 'oldest' : 'newest'
  return (
    <Button
      aria-label={`${words.order}: ${words.orders[view.order]}`}
      icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onPress={() => change((latest) => addressOf({ ...viewOf(latest), page: 1, order }))}
    >
      {words.orders[view.order]}
    </Button>
  )
}

/** There is always a user; only a filter can find none. */
function NoUsers() {
  const words = useWords(userWords)
  return (
    <EmptyList title={words.none} hint={words.noneHint}>
      <LinkButton to="?">{words.showAll}</LinkButton>
    </EmptyList>
  )
}
