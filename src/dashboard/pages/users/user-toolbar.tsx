import { useNavigate } from 'react-router'
import { useWords } from '../../app/locale/locale.tsx'
import { userWords } from './words.ts'
import { SearchBox } from '../../kit/list/search-box.tsx'
import { SelectionBar } from '../../kit/selection/selection-bar.tsx'
import type { RowSelection } from '../../kit/selection/use-selection.ts'
import { UserFilterMenu } from './user-filter-menu.tsx'
import { addressOf, type UserView } from './user-view.ts'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'

type UserToolbarProps = { view: UserView; selection: RowSelection; onRemove: () => void }

/** Either what can be done with the selected or which users are shown. */
export function UserToolbar({ view, selection, onRemove }: UserToolbarProps) {
  const words = useWords(userWords)
  const navigate = useNavigate()
  const show = (changed: Partial<UserView>) =>
    void navigate(addressOf({ ...view, page: 1, ...changed }))
  return (
    <SelectionBar selection={selection} count={words.selected} onRemove={onRemove}>
      <SearchBox label={words.search} query={view.q} onSearch={(q) => show({ q })} />
      <UserFilterMenu view={view} onChange={show} />
      <OrderToggle view={view} onChange={show} />
    </SelectionBar>
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
