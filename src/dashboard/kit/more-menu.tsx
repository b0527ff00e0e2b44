import { IconDots } from '@tabler/icons-react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { IconButton } from '../../ui/icon-button.tsx'
import { menuClass, menuItemClass, Popover } from '../../ui/popover.tsx'

export type MoreMenuProps = {
  label: string
  isDisabled?: boolean
  items: { name: string; run: () => void; isDisabled?: boolean }[]
}

export function MoreMenu({ label, isDisabled = false, items }: MoreMenuProps) {
  return (
    <MenuTrigger>
      <IconButton label={label} isDisabled={isDisabled}>
        <IconDots size={18} aria-hidden="true" />
      </IconButton>
      <Popover placement="bottom end">
        <Menu className={menuClass} aria-label={label}>
          {items.map(({ name, run, isDisabled = false }) => (
            <MenuItem key={name} className={menuItemClass} isDisabled={isDisabled} onAction={run}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
