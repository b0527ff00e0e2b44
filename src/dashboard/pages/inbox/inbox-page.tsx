import { pageSizes } from '../../../domain/search/pagination.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { inboxWords, type InboxWords } from './words.ts'
import { loadList } from '../../kit/list/load-list.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import type { Route } from './+types/inbox-page.ts'
import type { MessageListResponse } from '../../../contract/inbox.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { homePath } from '../../app/session.ts'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { List } from '../../kit/list/list.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import styles from './inbox.module.css'
import { MessageItem } from './message-item.tsx'
import { useInbox } from './use-inbox.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const view = viewOf(new URL(request.url).searchParams)
  const { list, failure } = await loadList(request, (page) =>
    client().messages.list({ page, limit: pageSizes.dashboard, ...view }),
  )
  if (!list) return { failure, list }
  const isFormOn = list.pagination.total > 0 || isFiltered(view) || (await isContactFormOn())
  return { failure, list: { ...list, view, isFormOn } }
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(inboxWords)
  const { list, failure } = loaderData
  return (
    <>
      <PageHead
        title={shell.pages.inbox}
        badge={list && <CountBadge count={list.pagination.total} name={words.count} />}
      />
      {list ? <Inbox {...list} /> : <FailurePanel title={words.failed} reason={failure} />}
    </>
  )
}

async function isContactFormOn(): Promise<boolean> {
  const section = await client().sections.get('contactUs')
  return section.ok && section.value.content.contact_form === true
}

type InboxProps = MessageListResponse & {
  view: InboxView
  isFormOn: boolean
}

function Inbox({ view, isFormOn, ...loaded }: InboxProps) {
  const { messages, pagination } = loaded
  const words = useWords(inboxWords)
  const shell = useWords(shellWords)
  const inbox = useInbox(loaded)
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
      {view.id && messages.length > 0 && <LinkButton to="?">{words.showAll}</LinkButton>}
      <List
        name={shell.pages.inbox}
        rows={inbox.list}
        cards={{
          className: styles.item,
          render: (message, { select }) => (
            <MessageItem
              key={message.id}
              message={message}
              select={select}
              inbox={inbox}
              isLinked={view.id !== undefined}
            />
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

function nothingOf({ waiting, q, id }: InboxView, words: InboxWords): string {
  if (q || id) return words.nothingFound
  return waiting ? words.nothingWaiting : words.nothingUnread
}

type InboxView = { unread: boolean; waiting: boolean; q: string; id?: number }

function viewOf(address: URLSearchParams): InboxView {
  const id = address.get('id') ?? ''
  return {
    ...(/^[1-9]\d{0,8}$/.test(id) && { id: Number(id) }),
    unread: address.get('unread') === 'true',
    waiting: address.get('waiting') === 'true',
    q: address.get('q') ?? '',
  }
}

function isFiltered({ unread, waiting, q, id }: InboxView): boolean {
  return unread || waiting || q !== '' || id !== undefined
}
