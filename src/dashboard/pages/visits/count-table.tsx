import type { ReactNode } from 'react'
import { useIsBelow } from '../../../ui/use-breakpoint.ts'
import { useWords } from '../../app/locale/locale.tsx'
import styles from './visits.module.css'
import { visitWords } from './words.ts'
import table from '../../kit/list/table.module.css'

/** Hosts have visits alone. */
type Row = { key: string; name: ReactNode; views?: number; visits: number }
type CountTableProps = {
  title: string
  column: string
  rows: Row[]
}

export function CountTable({ title, ...counts }: CountTableProps) {
  return (
    <section className={`${table.card} ${styles.part}`}>
      <h2>{title}</h2>
      <Counts title={title} {...counts} />
    </section>
  )
}

export function Counts({ title, column, rows }: CountTableProps) {
  const words = useWords(visitWords)
  if (useIsBelow(768)) return <CountCards title={title} rows={rows} />
  const hasViews = rows.some(({ views }) => views !== undefined)
  return (
    <table className={`${table.table} ${styles.table}`}>
      <caption className="sr">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          {hasViews && <th scope="col">{words.views}</th>}
          <th scope="col">{words.visits}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, views, visits }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {views !== undefined && <td className="num">{digits(views)}</td>}
            <td className="num">{digits(visits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CountCards({ title, rows }: Pick<CountTableProps, 'title' | 'rows'>) {
  const words = useWords(visitWords)
  return (
    <ul className={styles.cards} aria-label={title}>
      {rows.map(({ key, name, views, visits }) => (
        <li key={key}>
          <div>{name}</div>
          <p>
            {views !== undefined && `${words.viewCount(views)} · `}
            {words.visitCount(visits)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function digits(count: number): string {
  return count.toLocaleString('en-US')
}
