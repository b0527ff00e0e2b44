import { Link } from 'react-router'
import { useWords } from '../../app/locale/locale.tsx'
import { SelectionBar } from '../../kit/selection/selection-bar.tsx'
import styles from './inbox.module.css'
import type { InboxState } from './use-inbox.ts'
import { inboxWords } from './words.ts'

type InboxBarProps = { inbox: InboxState; isUnreadOnly: boolean }

/** Which messages are shown; while some are selected, what can be done with them. */
export function InboxBar({ inbox: { selection, remove }, isUnreadOnly }: InboxBarProps) {
  const words = useWords(inboxWords)
  return (
    <SelectionBar
      selection={selection}
      count={words.selected}
      onRemove={() => remove(selection.ids)}
    >
      <nav className={styles.filter} aria-label={words.filter}>
        <Link to="?" aria-current={isUnreadOnly ? undefined : 'page'}>
          {words.all}
        </Link>
        <Link to="?unread=true" aria-current={isUnreadOnly ? 'page' : undefined}>
          {words.unreadOnly}
        </Link>
      </nav>
    </SelectionBar>
  )
}
