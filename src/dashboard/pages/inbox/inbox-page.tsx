import { IconBell, IconUserSearch } from '@tabler/icons-react'
import { messageStates, type MessageState } from '../../../domain/contact/inbox-message.ts'
import { pageSizes } from '../../../domain/search/pagination.ts'
import { formsApi } from '../../../api/client/forms-api.ts'
import { inboxApi } from '../../../api/client/inbox-api.ts'
import { reviewsApi } from '../../../api/client/reviews-api.ts'
import { sectionsApi } from '../../../api/client/sections-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { inboxWords, type InboxWords } from './words.ts'
import { loadList } from '../../kit/list/load-list.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import type { Route } from './+types/inbox-page.ts'
import type { FormListItem } from '../../../contract/forms.ts'
import type { MessageListResponse } from '../../../contract/inbox.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { homePath } from '../../app/session.ts'
import { pathOf } from '../../app/shell/menu.ts'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { List } from '../../kit/list/list.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import { useFormName } from '../../editor/forms/known-forms.ts'
import styles from './inbox.module.css'
import { ExportButton } from './export-button.tsx'
import { MessageItem } from './message-item.tsx'
import { senderOf } from './sender.ts'
import { type Colleague, useInbox } from './use-inbox.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const view = viewOf(new URL(request.url).searchParams)
  const asking = client(reviewsApi).colleagues()
  const listing = client(formsApi).list()
  const { list, failure } = await loadList(request, (page) =>
    client(inboxApi).list({ page, limit: pageSizes.dashboard, ...view }),
  )
  if (!list) return { failure, list }
  const asked = await asking
  if (!asked.ok) return { failure: asked.message, list: null }
  const listed = await listing
  const forms = listed.ok ? listed.value.forms : []
  const isFormOn =
    list.pagination.total > 0 ||
    isFiltered(view) ||
    forms.some(({ open }) => open) ||
    (await isContactFormOn())
  return { failure, list: { ...list, ...asked.value, forms, view, isFormOn } }
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(inboxWords)
  const { list, failure } = loaderData
  const isAdmin = useShellData()?.user.role_name === 'admin'
  return (
    <>
      <PageHead
        title={shell.pages.inbox}
        badge={list && <CountBadge count={list.pagination.total} name={words.count} />}
      >
        {isAdmin && (
          <>
            <LinkButton
              look="quiet"
              icon={<IconUserSearch size={18} aria-hidden="true" />}
              to={`${pathOf('inbox')}/person`}
            >
              {words.person}
            </LinkButton>
            <LinkButton
              look="quiet"
              icon={<IconBell size={18} aria-hidden="true" />}
              to={pathOf('system')}
            >
              {words.recipients}
            </LinkButton>
          </>
        )}
      </PageHead>
      {list ? <Inbox {...list} /> : <FailurePanel title={words.failed} reason={failure} />}
    </>
  )
}

async function isContactFormOn(): Promise<boolean> {
  const section = await client(sectionsApi).get('contactUs')
  return section.ok && section.value.content.contact_form === true
}

type InboxProps = MessageListResponse & {
  colleagues: Colleague[]
  forms: FormListItem[]
  view: InboxView
  isFormOn: boolean
}

function Inbox({ view, isFormOn, forms, ...loaded }: InboxProps) {
  const { messages, pagination, colleagues, quarantined } = loaded
  const words = useWords(inboxWords)
  const shell = useWords(shellWords)
  const inbox = useInbox(loaded)
  const nameOfForm = useFormName()
  const nameOf = (state: MessageState) => {
    const count = state === 'quarantine' && quarantined > 0 ? ` (${quarantined})` : ''
    return words.states[state] + count
  }
  const byForm = {
    title: words.form,
    options: [
      { name: words.everyForm },
      { name: words.contactForm, query: { form: ofContact } },
      ...forms.map((form) => ({ name: nameOfForm(form), query: { form: String(form.id) } })),
    ],
  }
  return (
    <>
      <ListToolbar
        search={words.search}
        label={words.filter}
        filters={[
          {
            title: words.state,
            options: [
              { name: words.all },
              ...messageStates.map((state) => ({ name: nameOf(state), query: { state } })),
            ],
          },
          ...(forms.length > 0 ? [byForm] : []),
          {
            title: words.assignedTo,
            options: [
              { name: words.everyone },
              { name: words.mine, query: { assigned: 'mine' } },
              { name: words.ofNobody, query: { assigned: 'nobody' } },
              ...colleagues.map(({ id, name }) => ({ name, query: { assigned: String(id) } })),
            ],
          },
        ]}
      >
        {view.id === undefined && pagination.total > 0 && (
          <ExportButton view={view} total={pagination.total} />
        )}
        {view.id && messages.length > 0 && <LinkButton to="?">{words.showAll}</LinkButton>}
      </ListToolbar>
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
        selecting={{ labelOf: (message) => words.select(senderOf(message)), count: words.selected }}
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

function nothingOf({ form, state, assigned, q, id }: InboxView, words: InboxWords): string {
  const chosen = [form, state, assigned].filter(Boolean)
  if (q || id || chosen.length > 1) return words.nothingFound
  if (form) return words.nothingOfForm
  return state ? words.nothingIn[state] : words.nothingOfColleague
}

type InboxView = {
  form?: string
  state?: MessageState
  assigned?: string
  q: string
  id?: number
}

function viewOf(address: URLSearchParams): InboxView {
  const id = address.get('id') ?? ''
  const assigned = address.get('assigned') ?? ''
  const form = address.get('form') ?? ''
  const state = messageStates.find((one) => one === address.get('state'))
  return {
    ...(isId.test(id) && { id: Number(id) }),
    ...((isId.test(form) || form === ofContact) && { form }),
    ...(state && { state }),
    ...((isId.test(assigned) || /^(mine|nobody)$/.test(assigned)) && { assigned }),
    q: address.get('q') ?? '',
  }
}

const ofContact = 'contact'
const isId = /^[1-9]\d{0,8}$/

function isFiltered({ q, ...chosen }: InboxView): boolean {
  return q !== '' || Object.keys(chosen).length > 0
}
