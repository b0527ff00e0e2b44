import type { ReactNode } from 'react'
import styles from './list-toolbar.module.css'
import { SearchBox } from './search-box.tsx'

type ListToolbarProps = {
  search?: { label: string; query: string; onSearch: (query: string) => void }
  /** Of the filters, each a button. */
  children: ReactNode
}

/** Above every list: what is searched for at its start, which of the rest are shown at its end. */
export function ListToolbar({ search, children }: ListToolbarProps) {
  return (
    <div className={styles.bar}>
      {search && <SearchBox {...search} />}
      <div className={styles.filters}>{children}</div>
    </div>
  )
}
