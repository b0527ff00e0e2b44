import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { MoreMenu } from '../../kit/more-menu.tsx'
import { userWords } from './words.ts'
import {
  SelectUser,
  UserEmail,
  UserName,
  type UserRowProps,
  UserStatus,
} from './user-row-parts.tsx'
import styles from './users.module.css'

export function UserCard(row: UserRowProps) {
  const words = useWords(commonWords)
  const { user, isSelected } = row
  return (
    <li className={styles.card} data-selected={isSelected} data-status={user.status}>
      <SelectUser {...row} />
      <div className={styles.name}>
        <UserName user={user} />
      </div>
      <CardMenu {...row} />
      <div className={styles.details}>
        <UserEmail user={user} />
        <span>{words.roles[user.role_name]}</span>
        <UserStatus user={user} />
      </div>
    </li>
  )
}

/** Offers what a row of the table does. */
function CardMenu({ user, onEdit, onRemove }: UserRowProps) {
  const words = useWords(userWords)
  const common = useWords(commonWords)
  return (
    <MoreMenu
      label={words.actionsNamed(user.name)}
      items={[
        { name: common.actions.edit, run: onEdit },
        { name: common.actions.delete, run: onRemove },
      ]}
    />
  )
}
