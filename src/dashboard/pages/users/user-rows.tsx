import type { UserResponse } from '../../../contract/users.ts'
import { useIsBelow } from '../../../ui/use-breakpoint.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { userWords } from './words.ts'
import { SelectAll } from '../../kit/selection/select-all.tsx'
import { rowKeys } from '../../kit/selection/row-keys.ts'
import type { RowSelection } from '../../kit/selection/use-selection.ts'
import table from '../../kit/list/table.module.css'
import { UserCard } from './user-card.tsx'
import { UserTableRow } from './user-table-row.tsx'
import styles from './users.module.css'

type UserRowsProps = {
  users: UserResponse[]
  selection: RowSelection
  onEdit: (user: UserResponse) => void
  onRemove: (user: UserResponse) => void
}

/** A table, or on a phone a card for each user. */
export function UserRows({ users, selection, onEdit, onRemove }: UserRowsProps) {
  const words = useWords(shellWords)
  const isNarrow = useIsBelow(768)
  const Row = isNarrow ? UserCard : UserTableRow
  const rows = users.map((user) => (
    <Row
      key={user.id}
      user={user}
      isSelected={selection.ids.includes(user.id)}
      onSelect={(isOn, isRange) => selection.choose(user.id, isOn, isRange)}
      onEdit={() => onEdit(user)}
      onRemove={() => onRemove(user)}
    />
  ))
  if (isNarrow)
    return (
      <ul className={table.selectable} aria-label={words.pages.users}>
        {rows}
      </ul>
    )
  return (
    <table className={`${table.table} ${table.selectable} ${styles.table}`}>
      <caption className="sr">{words.pages.users}</caption>
      <UserTableHead selection={selection} />
      <tbody ref={rowKeys}>{rows}</tbody>
    </table>
  )
}

function UserTableHead({ selection }: { selection: RowSelection }) {
  const words = useWords(userWords)
  const { name, email, role, status, actions } = words
  return (
    <thead>
      <tr>
        <th scope="col">
          <SelectAll selection={selection} isLabelHidden />
        </th>
        {[name, email, role, status, actions].map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
