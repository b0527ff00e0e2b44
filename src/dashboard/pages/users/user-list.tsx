import { useIsBelow } from '../../../ui/use-breakpoint.ts'
import { useState } from 'react'
import type { Result } from '../../../api/client/client.ts'
import type { UserResponse } from '../../../contract/users.ts'
import { messages } from '../../../domain/messages.ts'
import { pageSizes } from '../../../domain/pagination.ts'
import { showToast } from '../../app/toast-queue.ts'
import { Pager } from '../../kit/list/pager.tsx'
import { useDeleteKey } from '../../kit/selection/use-delete-key.ts'
import { SelectionBar } from '../../kit/selection/selection-bar.tsx'
import { useSelection } from '../../kit/selection/use-selection.ts'
import { FailurePanel } from '../../kit/problems/failure-panel.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { userWords } from './words.ts'
import table from '../../kit/list/table.module.css'
import { RemoveUsersDialog } from './remove-users-dialog.tsx'
import { UserRows } from './user-rows.tsx'
import { UserSkeleton } from './user-skeleton.tsx'
import { UserToolbar } from './user-toolbar.tsx'
import { addressOf, type UserView } from './user-view.ts'
import styles from './users.module.css'
import { LinkButton } from '../../../ui/button.tsx'
import { OwnMark } from '../../kit/own-mark.tsx'

type UserListProps = {
  view: UserView
  /** Undefined until the first answer. */
  result: Result<{ data: UserResponse[]; total: number; total_pages: number }> | undefined
  /** Until a newer answer comes, the last one is shown. */
  isWaiting: boolean
  onEdit: (user: UserResponse) => void
}

export function UserList({ view, result, isWaiting, onEdit }: UserListProps) {
  const words = useWords(userWords)
  const found = result?.ok ? result.value : undefined
  const users = found?.data ?? []
  const shown = users.map(({ id }) => id)
  const selection = useSelection(addressOf(view), shown)
  const [pendingDeletion, setPendingDeletion] = useState<UserResponse[] | null>(null)
  useDeleteKey(removeSelected)

  const isNarrow = useIsBelow(768)

  function removeSelected() {
    const selected = users.filter(({ id }) => selection.ids.includes(id))
    if (selected.length === 0) return showToast('info', messages.noUsersSelected)
    setPendingDeletion(selected)
  }

  if (result && !result.ok) {
    return <FailurePanel title={words.notFetched} reason={result.message} isWaiting={isWaiting} />
  }
  return (
    <>
      <UserToolbar view={view} />
      <div className={table.card} aria-busy={isWaiting}>
        <SelectionBar
          selection={selection}
          count={words.selected}
          onRemove={removeSelected}
          isOverHead={!isNarrow}
        />
        <div className={styles.rows}>
          {!found && <UserSkeleton />}
          {found && users.length === 0 && <NoUsers />}
          {users.length > 0 && (
            <UserRows
              users={users}
              selection={selection}
              onEdit={onEdit}
              onRemove={(user) => setPendingDeletion([user])}
            />
          )}
        </div>
        {found && (
          <Pager
            isAlwaysShown={found.total > 0}
            pagination={{
              current_page: view.page,
              last_page: found.total_pages,
              total: found.total,
            }}
            pageSize={pageSizes.dashboard}
          />
        )}
      </div>
      {pendingDeletion && (
        <RemoveUsersDialog
          users={pendingDeletion}
          onRemoved={selection.clear}
          onClose={() => setPendingDeletion(null)}
        />
      )}
    </>
  )
}

/** There is always a user; only a filter can find none. */
function NoUsers() {
  const words = useWords(userWords)
  return (
    <div className={table.none}>
      <OwnMark className={table.mark} />
      <h2>{words.none}</h2>
      <p>{words.noneHint}</p>
      <LinkButton to="?">{words.showAll}</LinkButton>
    </div>
  )
}
