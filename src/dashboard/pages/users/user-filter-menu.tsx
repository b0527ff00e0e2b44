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
import { useWords } from '../../app/locale/locale.tsx'
import { userWords } from './words.ts'
import { filterNames, orderNames, type UserView } from './user-view.ts'
import styles from './users.module.css'

type UserFilterMenuProps = { view: UserView; onChange: (changed: Partial<UserView>) => void }

/** Who is shown, and who comes first. */
export function UserFilterMenu({ view, onChange }: UserFilterMenuProps) {
  const words = useWords(userWords)
  const { filters, orders, filter, show, order } = words
  return (
    <MenuTrigger>
      <Button
        aria-label={`${filter}: ${filters[view.filter]}`}
        icon={<IconFilter size={18} stroke={1.75} aria-hidden="true" />}
      >
        {filters[view.filter]}
      </Button>
      <Popover placement="bottom end">
        <Menu className={menuClass} aria-label={filter}>
          <Choices
            title={show}
            names={filters}
            ids={filterNames}
            chosen={view.filter}
            onChoose={(filter) => onChange({ filter })}
          />
          <Choices
            title={order}
            names={orders}
            ids={orderNames}
            chosen={view.order}
            onChoose={(order) => onChange({ order })}
          />
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

type ChoicesProps<Id extends string> = {
  title: string
  ids: readonly Id[]
  names: Record<Id, string>
  chosen: Id
  onChoose: (id: Id) => void
}

function Choices<Id extends string>({ title, ids, names, chosen, onChoose }: ChoicesProps<Id>) {
  function choose(keys: Selection) {
    const id = ids.find((id) => keys !== 'all' && keys.has(id))
    if (id) onChoose(id)
  }
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={choose}
    >
      <Header className={styles.menuTitle}>{title}</Header>
      {ids.map((id) => (
        <MenuItem key={id} id={id} className={menuItemClass}>
          {names[id]}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
