import { IconDotsVertical } from '@tabler/icons-react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { IconButton } from '../../ui/icon-button.tsx'
import { menuClass, menuItemClass, Popover } from '../../ui/popover.tsx'

type MoreMenuProps = {
  label: string
  isDisabled?: boolean
  items: { name: string; run: () => void }[]
}

/** What is done seldom, behind three dots. */
export function MoreMenu({ label, isDisabled = false, items }: MoreMenuProps) {
  return (
    <MenuTrigger>
      <IconButton label={label} isDisabled={isDisabled}>
        <IconDotsVertical size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <Popover placement="bottom end">
        <Menu className={menuClass}>
          {items.map(({ name, run }) => (
            <MenuItem key={name} className={menuItemClass} onAction={run}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
