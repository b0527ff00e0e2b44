import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Navigate } from 'react-router'
import type { UserResponse } from '../../../contract/users.ts'
import { Button } from '../../../ui/button.tsx'
import { usersApi } from '../../../api/client/users-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { userWords } from './words.ts'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { useLatestValue } from '../../kit/use-latest-value.ts'
import type { Route } from './+types/users-page.ts'
import { EndDialog, type Ending } from './end-dialog.tsx'
import { type MadeLink, madeLinkTo, OneTimeLinkDialog } from './one-time-link-dialog.tsx'
import { UserDialog } from './user-dialog.tsx'
import { UserList } from './user-list.tsx'
import { addressOf, requestOf, viewOf } from './user-view.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

/** The list is not waited for: its rows are shown as a skeleton at once. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  adminsOnly()
  const view = viewOf(new URL(request.url).searchParams)
  return { view, list: client(usersApi).list(requestOf(view)) }
}

export default function UsersPage({ loaderData: { view, list } }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(userWords)
  const { value: result, isWaiting } = useLatestValue(list)
  const [edited, setEdited] = useState<UserResponse | 'new' | null>(null)
  const [ending, setEnding] = useState<Ending | null>(null)
  const found = result?.ok ? result.value : undefined
  const [made, setMade] = useState<MadeLink | null>(null)
  const lastPage = isWaiting || !found ? Infinity : found.total_pages

  /** No dialog opens for an administrator who gives no proof: no link was made, as they know. */
  async function makeLink(user: UserResponse) {
    const made = madeLinkTo(user)
    const result = await made.link
    if (result.ok || result.needs !== 'proof') setMade(made)
  }

  if (view.page > lastPage) return <Navigate replace to={addressOf({ ...view, page: lastPage })} />
  return (
    <>
      <PageHead
        title={shell.pages.users}
        badge={found && <CountBadge count={found.total} name={words.count} />}
      >
        <Button
          look="primary"
          icon={<IconPlus size={18} aria-hidden="true" />}
          onPress={() => setEdited('new')}
        >
          {words.add}
        </Button>
      </PageHead>
      <UserList
        view={view}
        result={result}
        isWaiting={isWaiting}
        onEdit={setEdited}
        onLink={(user) => void makeLink(user)}
        onEnd={(user, what) => setEnding({ user, what })}
      />
      {edited && (
        <UserDialog
          user={edited === 'new' ? null : edited}
          onInvited={setMade}
          onClose={() => setEdited(null)}
        />
      )}
      {made && (
        <OneTimeLinkDialog
          made={made}
          onRetry={() => setMade(madeLinkTo(made.user))}
          onClose={() => setMade(null)}
        />
      )}
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </>
  )
}
