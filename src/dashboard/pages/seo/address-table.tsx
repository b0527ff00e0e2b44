import type { ReactNode } from 'react'
import { useIsBelow } from '../../../ui/use-breakpoint.ts'
import table from '../../kit/list/table.module.css'
import styles from './seo.module.css'

/** The first cell is the address. */
type Row = {
  key: number
  address: string
  note?: string | undefined
  cells: ReactNode[]
  acts: ReactNode
}
type AddressTableProps = { name: string; columns: string[]; rows: Row[] }

/** A table, or on a phone a card for each address. */
export function AddressTable({ name, columns, rows }: AddressTableProps) {
  if (useIsBelow(768)) return <AddressCards name={name} columns={columns} rows={rows} />
  return (
    <table className={table.table}>
      <caption className="sr">{name}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, acts, ...row }) => (
          <tr key={key}>
            <th scope="row" className={styles.address}>
              <Address {...row} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
            <td>
              <div className={styles.acts}>{acts}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function AddressCards({ name, columns, rows }: AddressTableProps) {
  return (
    <ul aria-label={name}>
      {rows.map(({ key, cells, acts, ...row }) => (
        <li key={key} className={styles.card}>
          <div className={styles.address}>
            <Address {...row} />
          </div>
          <dl>
            {cells.map((cell, index) => (
              <div key={columns[index + 1]}>
                <dt>{columns[index + 1]}</dt>
                <dd>{cell}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.acts}>{acts}</div>
        </li>
      ))}
    </ul>
  )
}

function Address({ address, note }: Pick<Row, 'address' | 'note'>) {
  return (
    <>
      <bdi dir="ltr">{address}</bdi>
      {note && <small>{note}</small>}
    </>
  )
}
