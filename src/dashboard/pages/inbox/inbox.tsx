import type { MessageResponse } from '../../../contract/inbox.ts'
import { type Pagination, pageSizes } from '../../../domain/pagination.ts'
import { Pager } from '../../kit/list/pager.tsx'
import table from '../../kit/list/table.module.css'
import { SelectionBar } from '../../kit/selection/selection-bar.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { inboxWords } from './words.ts'
import { shellWords } from '../../app/shell/words.ts'
import { InboxBar } from './inbox-bar.tsx'
import type { InboxView } from './inbox-view.ts'
import { MessageItem } from './message-item.tsx'
import { NoMessages } from './no-messages.tsx'
import { useInbox } from './use-inbox.ts'

type InboxList = {
  messages: MessageResponse[]
  pagination: Pagination
  view: InboxView
  isFormOn: boolean
}

export function Inbox({ list }: { list: InboxList }) {
  const words = useWords(inboxWords)
  const shell = useWords(shellWords)
  const inbox = useInbox(list.messages)
  return (
    <>
      <InboxBar view={list.view} />
      <div className={table.card}>
        <SelectionBar
          selection={inbox.selection}
          count={words.selected}
          onRemove={() => inbox.remove(inbox.selection.ids)}
        />
        {inbox.list.length === 0 ? (
          <NoMessages view={list.view} isFormOn={list.isFormOn} />
        ) : (
          <ul aria-label={shell.pages.inbox}>
            {inbox.list.map((message) => (
              <MessageItem key={message.id} message={message} inbox={inbox} />
            ))}
          </ul>
        )}
        <Pager pagination={list.pagination} pageSize={pageSizes.dashboard} />
      </div>
    </>
  )
}
