import { IconDotsVertical } from '@tabler/icons-react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { IconButton } from '../../../ui/icon-button.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
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
    <MenuTrigger>
      <IconButton label={words.actionsNamed(user.name)}>
        <IconDotsVertical size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <Popover placement="bottom end">
        <Menu className={menuClass}>
          <MenuItem className={menuItemClass} onAction={onEdit}>
            {common.actions.edit}
          </MenuItem>
          <MenuItem className={menuItemClass} onAction={onRemove}>
            {common.actions.delete}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
