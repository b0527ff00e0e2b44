import type { RedirectResponse } from '../../../contract/redirects.ts'
import type { Pagination } from '../../../domain/search/pagination.ts'
import { pathOfTarget } from '../../../domain/seo/redirect.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useTargets } from '../../editor/links/use-targets.ts'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { RowActions } from '../../kit/list/row-actions.tsx'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { AddressList } from './address-list.tsx'
import { seoWords } from './words.ts'

type RedirectListProps = { list: { redirects: RedirectResponse[]; pagination: Pagination } }

export function RedirectList({ list: { redirects, pagination } }: RedirectListProps) {
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

/** Written targets are shown as they are, the others by name. */
function TargetName({ target }: Pick<RedirectResponse, 'target'>) {
  const { targetName } = useTargets()
  if (target.kind === 'path') return <bdi dir="ltr">{target.path}</bdi>
  if (target.kind === 'external') return <bdi dir="ltr">{target.address}</bdi>
  if (target.kind === 'article') return <bdi dir="ltr">{pathOfTarget(target)}</bdi>
  return <bdi>{targetName(target)}</bdi>
}

function useRedirectRemoval() {
  const afterRemoval = useAfterRemoval()

  async function remove({ id }: RedirectResponse) {
    const answer = await client().redirects.remove(id)
    if (!answer.ok) return showFailure(answer)
    afterRemoval([answer.value.trash_id])
  }

  return (redirect: RedirectResponse) => void remove(redirect)
}
