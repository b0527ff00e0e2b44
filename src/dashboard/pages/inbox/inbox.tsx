import type { MessageResponse } from '../../../contract/inbox.ts'
import type { Pagination } from '../../../domain/search/pagination.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { homePath } from '../../app/session.ts'
import { shellWords } from '../../app/shell/words.ts'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { List } from '../../kit/list/list.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { type InboxView, isFiltered } from './inbox-view.ts'
import styles from './inbox.module.css'
import { MessageItem } from './message-item.tsx'
import { useInbox } from './use-inbox.ts'
import { type InboxWords, inboxWords } from './words.ts'

type InboxProps = {
  messages: MessageResponse[]
  pagination: Pagination
  view: InboxView
  isFormOn: boolean
}

export function Inbox({ messages, pagination, view, isFormOn }: InboxProps) {
  const words = useWords(inboxWords)
  const shell = useWords(shellWords)
  const inbox = useInbox(messages)
  return (
    <>
      <ListToolbar
        search={words.search}
        label={words.filter}
        filters={[
          {
            options: [
              { name: words.all },
              { name: words.unreadOnly, query: { unread: 'true' } },
              { name: words.waitingOnly, query: { waiting: 'true' } },
            ],
          },
        ]}
      />
      <List
        name={shell.pages.inbox}
        rows={inbox.list}
        cards={{
          className: styles.item,
          render: (message, { select }) => (
            <MessageItem message={message} select={select} inbox={inbox} />
          ),
        }}
        dataOf={({ read_at: readAt }) => ({ 'data-unread': readAt === null ? 'true' : undefined })}
        selecting={{ labelOf: ({ name }) => words.select(name), count: words.selected }}
        onRemove={inbox.remove}
        empty={<NoMessages view={view} isFormOn={isFormOn} />}
        pagination={pagination}
      />
    </>
  )
}

/** An empty inbox says why, and what can be done about it. */
function NoMessages({ view, isFormOn }: Pick<InboxProps, 'view' | 'isFormOn'>) {
  const words = useWords(inboxWords)
  if (isFiltered(view)) {
    return (
      <EmptyList title={nothingOf(view, words)}>
        <LinkButton to="?">{words.showAll}</LinkButton>
      </EmptyList>
    )
  }
  return (
    <EmptyList title={words.nothing} hint={isFormOn ? words.formOn : words.formOff}>
      <LinkButton to={`${homePath}/contact`}>{words.toForm}</LinkButton>
    </EmptyList>
  )
}

function nothingOf({ waiting, q }: InboxView, words: InboxWords): string {
  if (q) return words.nothingFound
  return waiting ? words.nothingWaiting : words.nothingUnread
}
