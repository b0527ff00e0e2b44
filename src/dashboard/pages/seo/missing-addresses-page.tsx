import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { MissingAddressResponse } from '../../../contract/redirects.ts'
import { type Pagination, pageSizes } from '../../../domain/search/pagination.ts'
import { Button } from '../../../ui/button.tsx'
import { missingAddressesApi } from '../../../api/client/missing-addresses-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { CountBadge, PageHead, focusHeading } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { loadList } from '../../kit/list/load-list.ts'
import { Timestamp } from '../../kit/timestamp.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import type { Route } from './+types/missing-addresses-page.ts'
import { AddressList } from './address-list.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { SeoTabs } from './seo-tabs.tsx'
import styles from './seo.module.css'
import { seoWords } from './words.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  adminsOnly()
  return loadList(request, (page) =>
    client(missingAddressesApi).list({ page, limit: pageSizes.dashboard }),
  )
}

export default function MissingAddressesPage({ loaderData }: Route.ComponentProps) {
  const { pages } = useWords(shellWords)
  const { missing: words } = useWords(seoWords)
  const [redirected, setRedirected] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { dismissAll } = useDismissing()
  const { list, failure } = loaderData
  return (
    <>
      <PageHead
        title={pages.seo}
        badge={list && <CountBadge count={list.pagination.total} name={words.count} />}
      >
        {list && list.addresses.length > 0 && (
          <Button onPress={() => setIsAsking(true)}>{words.dismissAll}</Button>
        )}
      </PageHead>
      <SeoTabs />
      <p className={styles.introduction}>{words.introduction}</p>
      {list ? (
        <Addresses {...list} onRedirect={setRedirected} />
      ) : (
        <FailurePanel title={words.failed} reason={failure} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        question={words.dismissAllQuestion}
        explanation={words.dismissAllHint}
        confirm={words.dismissAll}
        onConfirm={() => {
          setIsAsking(false)
          dismissAll()
        }}
        onCancel={() => setIsAsking(false)}
      />
      {redirected !== null && (
        <RedirectDialog
          path={redirected}
          onAdded={focusHeading}
          onClose={() => setRedirected(null)}
        />
      )}
    </>
  )
}

type AddressesProps = {
  addresses: MissingAddressResponse[]
  pagination: Pagination
  onRedirect: (path: string) => void
}

function Addresses({ addresses, pagination, onRedirect }: AddressesProps) {
  const { missing: words, tabs } = useWords(seoWords)
  const { dismiss } = useDismissing()
  return (
    <AddressList
      name={tabs.missing}
      rows={addresses}
      heading={words.address}
      columns={[
        { name: words.asked, render: ({ count }) => words.askedFor(count) },
        { name: words.from, render: (address) => <Origin {...address} /> },
        { name: words.last, render: ({ last_at: last }) => <Timestamp date={last} /> },
      ]}
      renderActions={({ id, path }) => (
        <>
          <Button aria-label={words.redirectNamed(path)} onPress={() => onRedirect(path)}>
            {words.redirect}
          </Button>
          <Button look="quiet" aria-label={words.dismissNamed(path)} onPress={() => dismiss(id)}>
            {words.dismiss}
          </Button>
        </>
      )}
      empty={<EmptyList title={words.nothing} hint={words.nothingHint} />}
      pagination={pagination}
    />
  )
}

function Origin({ from_host: host }: MissingAddressResponse) {
  const { missing: words } = useWords(seoWords)
  return host ? <bdi dir="ltr">{host}</bdi> : words.unknown
}

function useDismissing() {
  const { revalidate } = useRevalidator()
  const missingAddresses = client(missingAddressesApi)

  async function after(dismissal: ReturnType<typeof missingAddresses.dismiss>) {
    const answer = await dismissal
    if (!answer.ok && answer.status !== 404) return showFailure(answer)
    await revalidate()
    focusHeading()
  }

  return {
    /** Nothing is lost with a single one, so nothing is asked. */
    dismiss: (id: number) => void after(missingAddresses.dismiss(id)),
    dismissAll: () => void after(missingAddresses.dismissAll()),
  }
}
