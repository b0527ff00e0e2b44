import { useSearchParams } from 'react-router'
import type { RemovedAnswer } from '../../../api/routes/present-revision.ts'
import { type Pagination, pageSizes } from '../../../domain/pagination.ts'
import { contentKinds, type DocumentKind, documentKinds } from '../../../domain/revision.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import { Pager } from '../../kit/list/pager.tsx'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import table from '../../kit/list/table.module.css'
import { NothingRemoved } from './nothing-removed.tsx'
import { RemovedRow } from './removed-row.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import styles from './trash.module.css'
import { useRestoring } from './use-restoring.ts'

type TrashProps = {
  list: {
    removed: RemovedAnswer[]
    pagination: Pagination
    kind: DocumentKind | undefined
    readAt: Date
  }
}

export function Trash({ list: { removed, pagination, kind, readAt } }: TrashProps) {
  const { words, said } = useInterface()
  const { restoring, restored, failure, restore } = useRestoring()
  return (
    <>
      <p className={styles.introduction}>{words.trash.introduction}</p>
      <KindFilter kind={kind} />
      {failure && <FormAlert title={said(failure)} />}
      {restored && <RestoredNotice removed={restored} />}
      <div className={table.card}>
        {removed.length === 0 ? (
          <NothingRemoved isFiltered={kind !== undefined} />
        ) : (
          <ul aria-label={words.shell.pages.trash}>
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
  const { words } = useInterface()
  const [, setParameters] = useSearchParams()
  const isAdmin = useShellData()?.user.role_name === 'admin'
  const kinds = isAdmin ? documentKinds : ([...contentKinds, 'message'] as const)
  const options = [
    { id: 'all', name: words.trash.everything },
    ...kinds.map((id) => ({ id, name: words.trash.kinds[id] })),
  ]
  return (
    <div className={styles.filter}>
      <SelectField
        label={words.trash.kind}
        options={options}
        value={kind ?? 'all'}
        onChange={(chosen) => setParameters(chosen === 'all' ? {} : { kind: chosen })}
      />
    </div>
  )
}
