import { Link, useNavigate } from 'react-router'
import { useWords } from '../../app/locale/locale.tsx'
import { SearchBox } from '../../kit/list/search-box.tsx'
import { SelectionBar } from '../../kit/selection/selection-bar.tsx'
import styles from './inbox.module.css'
import { addressOf, type InboxView } from './inbox-view.ts'
import type { InboxState } from './use-inbox.ts'
import { inboxWords } from './words.ts'

type InboxBarProps = { inbox: InboxState; view: InboxView }

/** Which messages are shown; while some are selected, what can be done with them. */
export function InboxBar({ inbox: { selection, remove }, view }: InboxBarProps) {
  const words = useWords(inboxWords)
  const navigate = useNavigate()
  const { q, unread, waiting } = view
  const filters = [
    { name: words.all, isShown: !unread && !waiting, unread: false, waiting: false },
    { name: words.unreadOnly, isShown: unread, unread: true, waiting: false },
    { name: words.waitingOnly, isShown: waiting, unread: false, waiting: true },
  ]
  return (
    <SelectionBar
      selection={selection}
      count={words.selected}
      onRemove={() => remove(selection.ids)}
    >
      <SearchBox
        label={words.search}
        query={q}
        onSearch={(sought) => void navigate(addressOf({ ...view, q: sought }))}
      />
      <nav className={styles.filter} aria-label={words.filter}>
        {filters.map(({ name, isShown, ...filter }) => (
          <Link
            key={name}
            to={addressOf({ ...filter, q })}
            aria-current={isShown ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
    </SelectionBar>
  )
}
