import type { ReactNode } from 'react'
import { OwnMark } from '../own-mark.tsx'
import styles from './table.module.css'

type EmptyListProps = {
  title: string
  hint?: string | undefined
  /** In place of the company's own. */
  mark?: ReactNode
  /** What can be done about it. */
  children?: ReactNode
}

/** Where a list has nothing to show. */
export function EmptyList({ title, hint, mark, children }: EmptyListProps) {
  return (
    <div className={styles.none}>
      {mark ?? <OwnMark className={styles.mark} />}
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  )
}
