import type { ReactNode } from 'react'
import { OwnMark } from '../own-mark.tsx'
import styles from './table.module.css'

type EmptyListProps = {
  title: string
  hint?: string | undefined
  mark?: ReactNode
  children?: ReactNode
}

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
