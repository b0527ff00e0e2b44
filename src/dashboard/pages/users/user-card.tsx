import { IconDotsVertical } from '@tabler/icons-react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { IconButton } from '../../../ui/icon-button.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import {
  SelectUser,
  UserEmail,
  UserName,
  type UserRowProps,
  UserStatus,
} from './user-row-parts.tsx'
import styles from './users.module.css'

export function UserCard(row: UserRowProps) {
  const { words } = useInterface()
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
  const { words } = useInterface()
  return (
    <MenuTrigger>
      <IconButton label={words.users.actionsNamed(user.name)}>
        <IconDotsVertical size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <Popover placement="bottom end">
        <Menu className={menuClass}>
          <MenuItem className={menuItemClass} onAction={onEdit}>
            {words.actions.edit}
          </MenuItem>
          <MenuItem className={menuItemClass} onAction={onRemove}>
            {words.actions.delete}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
