import { useState } from 'react'
import type { PageListItem } from '../../../contract/pages.ts'
import { useIsBelow } from '../../../ui/use-breakpoint.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { rowKeys } from '../../kit/selection/row-keys.ts'
import table from '../../kit/list/table.module.css'
import styles from './page-list.module.css'
import {
  LastChange,
  PageActions,
  PageAddress,
  PageLanguages,
  PageState,
  PageTitle,
} from './page-row-parts.tsx'
import { RemovePageDialog } from './remove-page-dialog.tsx'
import { pageWords } from './words.ts'

type LinesProps = { pages: PageListItem[]; onRemove: (page: PageListItem) => void }

/** A table, or where it has no room a card for each page. */
export function PageTable({ pages }: Pick<LinesProps, 'pages'>) {
  const isNarrow = useIsBelow(768)
  const [leaving, setLeaving] = useState<PageListItem | null>(null)
  const Lines = isNarrow ? Cards : Table
  return (
    <>
      <Lines pages={pages} onRemove={setLeaving} />
      {leaving && <RemovePageDialog page={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function Table({ pages, onRemove }: LinesProps) {
  const { columns } = useWords(pageWords)
  const shell = useWords(shellWords)
  return (
    <table className={table.table}>
      <caption className="sr">{shell.pages.pages}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={rowKeys}>
        {pages.map((page) => (
          <tr key={page.id}>
            <th scope="row" className={styles.title}>
              <PageTitle page={page} />
            </th>
            <td className={styles.address}>
              <PageAddress page={page} />
            </td>
            <td>
              <PageLanguages page={page} />
            </td>
            <td>
              <PageState page={page} />
            </td>
            <td>
              <Menus page={page} />
            </td>
            <td>
              <LastChange page={page} />
            </td>
            <td>
              <PageActions page={page} onRemove={() => onRemove(page)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ pages, onRemove }: LinesProps) {
  const shell = useWords(shellWords)
  return (
    <ol className={styles.cards} aria-label={shell.pages.pages}>
      {pages.map((page) => (
        <li key={page.id} className={styles.card}>
          <p className={styles.title}>
            <PageTitle page={page} />
          </p>
          <PageAddress page={page} />
          <p className={styles.states}>
            <PageState page={page} />
            <Menus page={page} />
          </p>
          <PageLanguages page={page} />
          <div className={styles.foot}>
            <LastChange page={page} />
            <PageActions page={page} onRemove={() => onRemove(page)} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Menus({ page }: { page: PageListItem }) {
  const words = useWords(pageWords)
  return <span className={styles.menus}>{page.in_menus ? words.inMenus : words.inNoMenu}</span>
}
