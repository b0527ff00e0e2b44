import { IconTrash } from '@tabler/icons-react'
import type { RedirectResponse } from '../../../contract/redirects.ts'
import { type Pagination, pageSizes } from '../../../domain/pagination.ts'
import { pathOfTarget } from '../../../domain/redirect.ts'
import { OwnMark } from '../../kit/own-mark.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useTargets } from '../../editor/links/use-targets.ts'
import { Pager } from '../../kit/list/pager.tsx'
import table from '../../kit/list/table.module.css'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { AddressTable } from './address-table.tsx'
import { seoWords } from './words.ts'

type RedirectListProps = { list: { redirects: RedirectResponse[]; pagination: Pagination } }

export function RedirectList({ list: { redirects, pagination } }: RedirectListProps) {
  const { redirects: words, tabs, actions } = useWords(seoWords)
  const remove = useRedirectRemoval()
  const rows = redirects.map((redirect) => ({
    key: redirect.id,
    address: redirect.path,
    note: redirect.automatic ? words.automatic : undefined,
    cells: [<TargetName key="target" {...redirect} />, words.followed(redirect.uses)],
    acts: (
      <IconButton
        isDangerous
        label={words.deleteNamed(redirect.path)}
        onPress={() => remove(redirect)}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    ),
  }))
  return (
    <div className={table.card}>
      {rows.length === 0 ? (
        <NoRedirects />
      ) : (
        <AddressTable
          name={tabs.redirects}
          columns={[words.oldAddress, words.leadsTo, words.uses, actions]}
          rows={rows}
        />
      )}
      <Pager pagination={pagination} pageSize={pageSizes.dashboard} />
    </div>
  )
}

/** What is written is shown as it is, the rest by its name. */
function TargetName({ target }: Pick<RedirectResponse, 'target'>) {
  const { targetName } = useTargets()
  if (target.kind === 'path') return <bdi dir="ltr">{target.path}</bdi>
  if (target.kind === 'external') return <bdi dir="ltr">{target.address}</bdi>
  if (target.kind === 'article') return <bdi dir="ltr">{pathOfTarget(target)}</bdi>
  return <bdi>{targetName(target)}</bdi>
}

function NoRedirects() {
  const { redirects: words } = useWords(seoWords)
  return (
    <div className={table.none}>
      <OwnMark className={table.mark} />
      <h2>{words.nothing}</h2>
      <p>{words.nothingHint}</p>
    </div>
  )
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
