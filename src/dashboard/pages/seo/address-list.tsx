import type { ReactNode } from 'react'
import type { Pagination } from '../../../domain/search/pagination.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { List } from '../../kit/list/list.tsx'
import type { Column } from '../../kit/list/list-parts.ts'
import styles from './seo.module.css'
import { seoWords } from './words.ts'

type Row = { id: number; path: string }

type AddressListProps<Item extends Row> = {
  name: string
  rows: Item[]
  heading: string
  noteOf?: (row: Item) => string | undefined
  columns: Column<Item>[]
  renderActions: (row: Item) => ReactNode
  empty: ReactNode
  pagination: Pagination
}

export function AddressList<Item extends Row>(props: AddressListProps<Item>) {
  const { columns, heading, noteOf, renderActions, ...list } = props
  const { actions } = useWords(seoWords)
  const addressOf = (row: Item) => <Address path={row.path} note={noteOf?.(row)} />
  const actsOf = (row: Item) => <div className={styles.acts}>{renderActions(row)}</div>
  return (
    <List
      {...list}
      table={{
        columns: [
          { name: heading, className: styles.address, isHeading: true, render: addressOf },
          ...columns,
          { name: actions, render: actsOf },
        ],
      }}
      cards={{
        className: styles.card,
        render: (row, line) => (
          <>
            <div className={styles.address}>{addressOf(row)}</div>
            <dl>
              {columns.map(({ name, render }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{render(row, line)}</dd>
                </div>
              ))}
            </dl>
            {actsOf(row)}
          </>
        ),
      }}
    />
  )
}

function Address({ path, note }: { path: string; note: string | undefined }) {
  return (
    <>
      <bdi dir="ltr">{path}</bdi>
      {note && <small>{note}</small>}
    </>
  )
}
