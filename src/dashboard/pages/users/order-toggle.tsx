import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { userWords } from './words.ts'
import type { UserView } from './user-view.ts'

type OrderToggleProps = { view: UserView; onChange: (changed: Partial<UserView>) => void }

/** Says which come first now, and turns the order around. */
export function OrderToggle({ view: { order }, onChange }: OrderToggleProps) {
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
