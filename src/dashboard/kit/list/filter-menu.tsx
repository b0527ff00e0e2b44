import { IconFilter } from '@tabler/icons-react'
import {
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  type Selection,
} from 'react-aria-components'
import { Button } from '../../../ui/button.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import styles from './list-toolbar.module.css'

export type FilterChoice<Id extends string = string> = {
  title?: string
  options: readonly { id: Id; name: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

type FilterMenuProps = {
  label: string
  /** The first of them is what the button says. */
  choices: readonly [FilterChoice, ...FilterChoice[]]
}

export function FilterMenu({ label, choices }: FilterMenuProps) {
  const [{ options, chosen }] = choices
  const shown = options.find(({ id }) => id === chosen)?.name ?? ''
  return (
    <MenuTrigger>
      <Button icon={<IconFilter size={18} stroke={1.75} aria-hidden="true" />}>
        <span>
          <span className={styles.label}>{label}:</span> {shown}
        </span>
      </Button>
      <Popover placement="bottom end">
        <Menu className={menuClass} aria-label={label}>
          {choices.map((choice) => (
            <Choices key={choice.title ?? label} label={label} {...choice} />
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

function Choices({ label, title, options, chosen, onChoose }: FilterChoice & { label: string }) {
  function choose(keys: Selection) {
    const [id] = keys === 'all' ? [] : [...keys]
    if (id !== undefined) onChoose(String(id))
  }
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={choose}
      {...(title === undefined && { 'aria-label': label })}
    >
      {title !== undefined && <Header className={styles.heading}>{title}</Header>}
      {options.map(({ id, name }) => (
        <MenuItem key={id} id={id} className={menuItemClass}>
          {name}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
