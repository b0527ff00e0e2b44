import { type Icon, IconPlus } from '@tabler/icons-react'
import { Menu, MenuItem, MenuTrigger, Text } from 'react-aria-components'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import type { Adding } from './part-list.tsx'
import styles from './part-list.module.css'

type AddPartProps<Kind extends string> = Adding & {
  words: { add: string; chooseKind: string; full: string; addBefore: (part: string) => string }
  kinds: { id: Kind; name: string; hint: string; icon: Icon }[]
  isFull: boolean
  add: (kind: Kind, before: string | null) => string
}

export function AddPart<Kind extends string>(props: AddPartProps<Kind>) {
  const { words, kinds, isFull, before, add, onAdded } = props
  return (
    <div className={before ? styles.between : styles.last}>
      <MenuTrigger>
        {before ? (
          <IconButton label={words.addBefore(before.name)} isDisabled={isFull}>
            <IconPlus size={16} aria-hidden="true" />
          </IconButton>
        ) : (
          <Button isDisabled={isFull} icon={<IconPlus size={18} aria-hidden="true" />}>
            {words.add}
          </Button>
        )}
        <Popover placement={before ? 'bottom' : 'bottom start'}>
          <Menu
            className={menuClass}
            aria-label={words.chooseKind}
            onAction={(kind) => onAdded(add(kind as Kind, before?.id ?? null))}
          >
            {kinds.map(({ id, name, hint, icon: Icon }) => (
              <MenuItem
                key={id}
                id={id}
                textValue={name}
                className={`${menuItemClass} ${styles.kind}`}
              >
                <Icon size={20} stroke={1.75} aria-hidden="true" />
                <span>
                  <Text slot="label">{name}</Text>
                  <Text slot="description">{hint}</Text>
                </span>
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {!before && isFull && <p>{words.full}</p>}
    </div>
  )
}
