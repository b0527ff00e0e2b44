import { IconTrash, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { inboxWords } from './words.ts'
import styles from './inbox.module.css'
import type { InboxState } from './use-inbox.ts'

/** Which messages are shown; while some are selected, what can be done with them. */
export function InboxBar({ inbox, isUnreadOnly }: { inbox: InboxState; isUnreadOnly: boolean }) {
  const words = useWords(inboxWords)
  const { list, selected, select } = inbox
  const isAll = list.length > 0 && selected.size === list.length
  return (
    <div className={styles.bar}>
      {list.length > 0 && (
        <Checkbox
          label={words.selectAll}
          isChecked={isAll}
          isIndeterminate={selected.size > 0 && !isAll}
          onChange={() => select(new Set(isAll ? [] : list.map(({ id }) => id)))}
        />
      )}
      <output>{selected.size > 0 && words.selected(selected.size)}</output>
      {selected.size > 0 ? (
        <SelectionActions inbox={inbox} />
      ) : (
        <nav className={styles.filter} aria-label={words.filter}>
          <Link to="?" aria-current={isUnreadOnly ? undefined : 'page'}>
            {words.all}
          </Link>
          <Link to="?unread=true" aria-current={isUnreadOnly ? 'page' : undefined}>
            {words.unreadOnly}
          </Link>
        </nav>
      )}
    </div>
  )
}

function SelectionActions({ inbox }: { inbox: InboxState }) {
  const words = useWords(inboxWords)
  return (
    <div className={styles.actions}>
      <Button
        look="danger"
        icon={<IconTrash size={18} aria-hidden="true" />}
        onPress={() => inbox.remove([...inbox.selected])}
      >
        {words.deleteSelected}
      </Button>
      <IconButton label={words.clearSelection} onPress={() => inbox.select(new Set())}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
