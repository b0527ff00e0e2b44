import { IconClipboardList, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { pageSizes, type Pagination } from '../../../domain/search/pagination.ts'
import { Button } from '../../../ui/button.tsx'
import { redirectsApi } from '../../../api/client/redirects-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { loadList } from '../../kit/list/load-list.ts'
import type { Route } from './+types/redirects-page.ts'
import { ListDialog } from './list-dialog.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { SeoTabs } from './seo-tabs.tsx'
import styles from './seo.module.css'
import { seoWords } from './words.ts'
import type { RedirectResponse } from '../../../contract/redirects.ts'
import type { LinkTarget } from '../../../domain/navigation/navigation.ts'
import { pathOfTarget } from '../../../domain/seo/redirect.ts'
import { useTargetName } from '../../editor/links/use-targets.ts'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { RowActions } from '../../kit/list/row-actions.tsx'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { AddressList } from './address-list.tsx'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  adminsOnly()
  return loadList(request, (page) =>
    client(redirectsApi).list({ page, limit: pageSizes.dashboard }),
  )
}

export default function RedirectsPage({ loaderData: { list, failure } }: Route.ComponentProps) {
  const { pages } = useWords(shellWords)
  const { redirects: words } = useWords(seoWords)
  const [opened, setOpened] = useState<'one' | 'list' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <PageHead
        title={pages.seo}
        badge={list && <CountBadge count={list.pagination.total} name={words.count} />}
      >
        <Button
          icon={<IconClipboardList size={18} aria-hidden="true" />}
          onPress={() => setOpened('list')}
        >
          {words.pasteList}
        </Button>
        <Button
          look="primary"
          icon={<IconPlus size={18} aria-hidden="true" />}
          onPress={() => setOpened('one')}
        >
          {words.add}
        </Button>
      </PageHead>
      <SeoTabs />
      <p className={styles.introduction}>{words.introduction}</p>
      {list ? <RedirectList list={list} /> : <FailurePanel title={words.failed} reason={failure} />}
      {opened === 'one' && <RedirectDialog path="" onClose={close} />}
      {opened === 'list' && <ListDialog onClose={close} />}
    </>
  )
}

type RedirectListProps = { list: { redirects: RedirectResponse[]; pagination: Pagination } }

function RedirectList({ list: { redirects, pagination } }: RedirectListProps) {
  const { redirects: words, tabs } = useWords(seoWords)
  const remove = useRedirectRemoval()
  return (
    <AddressList
      name={tabs.redirects}
      rows={redirects}
      heading={words.oldAddress}
      noteOf={({ automatic }) => (automatic ? words.automatic : undefined)}
      columns={[
        { name: words.leadsTo, render: (redirect) => <TargetName {...redirect} /> },
        { name: words.uses, render: ({ uses }) => words.followed(uses) },
      ]}
      renderActions={(redirect) => (
        <RowActions name={redirect.path} onRemove={() => remove(redirect)} />
      )}
      empty={<EmptyList title={words.nothing} hint={words.nothingHint} />}
      pagination={pagination}
    />
  )
}

function TargetName({ target }: Pick<RedirectResponse, 'target'>) {
  if (target.kind === 'path') return <bdi dir="ltr">{target.path}</bdi>
  if (target.kind === 'external') return <bdi dir="ltr">{target.address}</bdi>
  if (target.kind === 'article') return <bdi dir="ltr">{pathOfTarget(target)}</bdi>
  return <OwnName target={target} />
}

function OwnName({ target }: { target: LinkTarget }) {
  return <bdi>{useTargetName(target)}</bdi>
}

function useRedirectRemoval() {
  const afterRemoval = useAfterRemoval()

  async function remove({ id }: RedirectResponse) {
    const answer = await client(redirectsApi).remove(id)
    if (!answer.ok) return showFailure(answer)
    afterRemoval([answer.value.trash_id])
  }

  return (redirect: RedirectResponse) => void remove(redirect)
}
