import { Link, useSearchParams } from 'react-router'
import type { RemovedResponse } from '../../../contract/trash.ts'
import { pageSizes, type Pagination } from '../../../domain/pagination.ts'
import { contentKinds, type DocumentKind, documentKinds } from '../../../domain/revision.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { trashWords } from './words.ts'
import { shellWords } from '../../app/shell/words.ts'
import { FilterMenu } from '../../kit/list/filter-menu.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { Pager } from '../../kit/list/pager.tsx'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import table from '../../kit/list/table.module.css'
import { RemovedRow } from './removed-row.tsx'
import styles from './trash.module.css'
import { useRestoring } from './use-restoring.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { OwnMark } from '../../kit/own-mark.tsx'
import { nameOfRemoved, pathOfRemoved } from './removed-item.ts'

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
  const { restoring, restored, failure, restore } = useRestoring()
  return (
    <>
      <p className={styles.introduction}>{words.introduction}</p>
      <KindFilter kind={kind} />
      {failure && <FormAlert title={translate(failure)} />}
      {restored && <RestoredNotice removed={restored} />}
      <div className={table.card}>
        {removed.length === 0 ? (
          <NothingRemoved isFiltered={kind !== undefined} />
        ) : (
          <ul aria-label={shell.pages.trash}>
            {removed.map((one) => (
              <RemovedRow
                key={one.id}
                removed={one}
                now={readAt}
                isRestoring={restoring === one.id}
                onRestore={() => restore(one)}
              />
            ))}
          </ul>
        )}
        <Pager pagination={pagination} pageSize={pageSizes.dashboard} />
      </div>
    </>
  )
}

/** Users and languages are the administrators' concern. */
function KindFilter({ kind }: { kind: DocumentKind | undefined }) {
  const words = useWords(trashWords)
  const [, setParameters] = useSearchParams()
  const isAdmin = useShellData()?.user.role_name === 'admin'
  const kinds = isAdmin ? documentKinds : ([...contentKinds, 'message'] as const)
  const options = [
    { id: 'all', name: words.everything },
    ...kinds.map((id) => ({ id, name: words.kinds[id] })),
  ]
  return (
    <ListToolbar>
      <FilterMenu
        label={words.kind}
        choices={[
          {
            options,
            chosen: kind ?? 'all',
            onChoose: (chosen) => setParameters(chosen === 'all' ? {} : { kind: chosen }),
          },
        ]}
      />
    </ListToolbar>
  )
}

function NothingRemoved({ isFiltered }: { isFiltered: boolean }) {
  const words = useWords(trashWords)
  const { nothing, nothingHint, nothingOfKind, showAll } = words
  return (
    <div className={table.none}>
      <OwnMark className={table.mark} />
      <h2>{isFiltered ? nothingOfKind : nothing}</h2>
      {isFiltered ? <LinkButton to="?">{showAll}</LinkButton> : <p>{nothingHint}</p>}
    </div>
  )
}

/** Says what is back and leads to it. */
function RestoredNotice({ removed }: { removed: RemovedResponse }) {
  const words = useWords(trashWords)
  const { language, locale } = useLocale()
  return (
    <div className={styles.restored}>
      <output>{words.restored(nameOfRemoved(removed, language, locale))}</output>
      <Link to={pathOfRemoved(removed)}>{words.show}</Link>
    </div>
  )
}
