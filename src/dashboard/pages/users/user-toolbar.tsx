import { useNavigate } from 'react-router'
import { useWords } from '../../app/locale/locale.tsx'
import { userWords } from './words.ts'
import { SearchBox } from '../../kit/list/search-box.tsx'
import { SelectionBar } from '../../kit/selection/selection-bar.tsx'
import type { RowSelection } from '../../kit/selection/use-selection.ts'
import { OrderToggle } from './order-toggle.tsx'
import { UserFilterMenu } from './user-filter-menu.tsx'
import { addressOf, type UserView } from './user-view.ts'

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
