import { pageSizes, type Pagination } from '../../../domain/search/pagination.ts'
import {
  documentKinds,
  contentKinds,
  type DocumentKind,
} from '../../../domain/documents/revision.ts'
import { trashApi } from '../../../api/client/trash-api.ts'
import { client } from '../../app/client.ts'
import { useWords, useLocale } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { trashWords } from './words.ts'
import { loadList } from '../../kit/list/load-list.ts'
import { CountBadge, PageHead, focusHeading } from '../../app/shell/page-head.tsx'
import type { Route } from './+types/trash-page.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { RemovedResponse } from '../../../contract/trash.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { List } from '../../kit/list/list.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import { RemovedRow } from './removed-row.tsx'
import styles from './trash.module.css'
import { LinkButton } from '../../../ui/link-button.tsx'
import { messages } from '../../../domain/messages.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { nameOfRemoved, pathOfRemoved } from './removed-item.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const kind = documentKinds.find((known) => known === searchParams.get('kind'))
  const { list, failure } = await loadList(request, (page) =>
    client(trashApi).list({ page, limit: pageSizes.dashboard, kind }),
  )
  return list ? { failure: null, list: { ...list, kind, readAt: new Date() } } : { failure, list }
}

export default function TrashPage({ loaderData }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(trashWords)
  const { list, failure } = loaderData
  return (
    <>
      <PageHead
        title={shell.pages.trash}
        badge={list && <CountBadge count={list.pagination.total} name={words.count} />}
      />
      {list ? <Trash list={list} /> : <FailurePanel title={words.failed} reason={failure} />}
    </>
  )
}

type TrashProps = {
  list: {
    removed: RemovedResponse[]
    pagination: Pagination
    kind: DocumentKind | undefined
    readAt: Date
  }
}

export function Trash({ list: { removed, pagination, kind, readAt } }: TrashProps) {
  const words = useWords(trashWords)
  const shell = useWords(shellWords)
  const { translate } = useLocale()
  const { restoring, failure, restore } = useRestoring()
  return (
    <>
      <p className={styles.introduction}>{words.introduction}</p>
      <KindFilter />
      {failure && <FormAlert title={translate(failure)} />}
      <List
        name={shell.pages.trash}
        rows={removed}
        cards={{
          className: styles.row,
          render: (one) => (
            <RemovedRow
              removed={one}
              now={readAt}
              isRestoring={restoring === one.id}
              onRestore={() => restore(one)}
            />
          ),
        }}
        empty={<NothingRemoved isFiltered={kind !== undefined} />}
        pagination={pagination}
      />
    </>
  )
}

function KindFilter() {
  const words = useWords(trashWords)
  const isAdmin = useShellData()?.user.role_name === 'admin'
  const kinds = isAdmin ? documentKinds : ([...contentKinds, 'message'] as const)
  const options = kinds.map((kind) => ({ name: words.kinds[kind], query: { kind } }))
  return (
    <ListToolbar
      label={words.kind}
      filters={[{ options: [{ name: words.everything }, ...options] }]}
    />
  )
}

function NothingRemoved({ isFiltered }: { isFiltered: boolean }) {
  const words = useWords(trashWords)
  const { nothing, nothingHint, nothingOfKind, showAll } = words
  return (
    <EmptyList
      title={isFiltered ? nothingOfKind : nothing}
      hint={isFiltered ? undefined : nothingHint}
    >
      {isFiltered && <LinkButton to="?">{showAll}</LinkButton>}
    </EmptyList>
  )
}

function useRestoring() {
  const words = useWords(trashWords)
  const { language, locale } = useLocale()
  const { revalidate } = useRevalidator()
  const [restoring, setRestoring] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function restore(removed: RemovedResponse) {
    if (restoring !== null) return
    setRestoring(removed.id)
    setFailure(null)
    const answer = await client(trashApi).restore(removed.id)
    setRestoring(null)
    if (!answer.ok) {
      setFailure(answer.message)
      return showFailure(answer)
    }
    // A language that is back is offered by the switcher, too.
    await revalidate()
    const detail = words.restored(nameOfRemoved(removed, language, locale))
    showToast('success', messages.accomplished, {}, { detail, path: pathOfRemoved(removed) })
    focusHeading()
  }

  return { restoring, failure, restore: (one: RemovedResponse) => void restore(one) }
}
