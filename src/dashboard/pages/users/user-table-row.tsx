import { IconPencil, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { userWords } from './words.ts'
import table from '../../kit/list/table.module.css'
import {
  SelectUser,
  UserEmail,
  UserName,
  type UserRowProps,
  UserStatus,
} from './user-row-parts.tsx'
import styles from './users.module.css'

export function UserTableRow(row: UserRowProps) {
  const words = useWords(commonWords)
  const { user, isSelected } = row
  return (
    <tr data-selected={isSelected} data-status={user.status}>
      <td>
        <SelectUser {...row} />
      </td>
      <th scope="row" className={styles.name}>
        <UserName user={user} />
      </th>
      <td>
        <UserEmail user={user} />
      </td>
      <td>{words.roles[user.role_name]}</td>
      <td>
        <UserStatus user={user} />
      </td>
      <td>
        <RowActions {...row} />
      </td>
    </tr>
  )
}

/** Edit and delete, each named after its user. */
function RowActions({ user, onEdit, onRemove }: UserRowProps) {
  const words = useWords(userWords)
  return (
    <div className={table.actions}>
      <IconButton label={words.editNamed(user.name)} onPress={onEdit}>
        <IconPencil size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton isDangerous label={words.deleteNamed(user.name)} onPress={onRemove}>
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
