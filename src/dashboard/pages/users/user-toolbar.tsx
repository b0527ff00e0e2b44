import { useNavigate } from 'react-router'
import { useWords } from '../../app/locale/locale.tsx'
import { userWords } from './words.ts'
import { FilterMenu } from '../../kit/list/filter-menu.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import {
  addressOf,
  filterNames,
  type FilterName,
  type Order,
  orderNames,
  type UserView,
} from './user-view.ts'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'

/** Which users are shown, and who comes first. */
export function UserToolbar({ view }: { view: UserView }) {
  const words = useWords(userWords)
  const navigate = useNavigate()
  const show = (changed: Partial<UserView>) =>
    void navigate(addressOf({ ...view, page: 1, ...changed }))
  return (
    <ListToolbar search={{ label: words.search, query: view.q, onSearch: (q) => show({ q }) }}>
      <FilterMenu
        label={words.filter}
        choices={[
          {
            title: words.show,
            options: filterNames.map((id) => ({ id, name: words.filters[id] })),
            chosen: view.filter,
            onChoose: (filter) => show({ filter: filter as FilterName }),
          },
          {
            title: words.order,
            options: orderNames.map((id) => ({ id, name: words.orders[id] })),
            chosen: view.order,
            onChoose: (order) => show({ order: order as Order }),
          },
        ]}
      />
      <OrderToggle view={view} onChange={show} />
    </ListToolbar>
  )
}

type OrderToggleProps = { view: UserView; onChange: (changed: Partial<UserView>) => void }

/** Says which come first now, and turns the order around. */
function OrderToggle({ view: { order }, onChange }: OrderToggleProps) {
  const words = useWords(userWords)
  const isNewest = order === 'newest'
  const Icon = isNewest ? IconSortDescending : IconSortAscending
  return (
    <Button
      aria-label={`${words.order}: ${words.orders[order]}`}
      icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onPress={() => onChange({ order: isNewest ? 'oldest' : 'newest' })}
    >
      {words.orders[order]}
    </Button>
  )
}
