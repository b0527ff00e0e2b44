import { useNavigate } from 'react-router'
import { useWords } from '../../app/locale/locale.tsx'
import { FilterMenu } from '../../kit/list/filter-menu.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { addressOf, type InboxView } from './inbox-view.ts'
import { inboxWords } from './words.ts'

/** Which messages are shown. */
export function InboxBar({ view }: { view: InboxView }) {
  const words = useWords(inboxWords)
  const navigate = useNavigate()
  const { q, unread, waiting } = view
  const options = [
    { id: 'all', name: words.all },
    { id: 'unread', name: words.unreadOnly },
    { id: 'waiting', name: words.waitingOnly },
  ]
  return (
    <ListToolbar
      search={{
        label: words.search,
        query: q,
        onSearch: (sought) => void navigate(addressOf({ ...view, q: sought })),
      }}
    >
      <FilterMenu
        label={words.filter}
        choices={[
          {
            options,
            chosen: waiting ? 'waiting' : unread ? 'unread' : 'all',
            onChoose: (id) =>
              void navigate(addressOf({ q, unread: id === 'unread', waiting: id === 'waiting' })),
          },
        ]}
      />
    </ListToolbar>
  )
}
