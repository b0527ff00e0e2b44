import type { AuthorResponse } from '../../../contract/shared.ts'
import { AuthorName } from '../author-name.tsx'
import { Timestamp } from '../timestamp.tsx'
import styles from './list.module.css'

type LastChangeProps = {
  changed: { at: string; by: AuthorResponse } | null
  never: string
}

export function LastChange({ changed, never }: LastChangeProps) {
  if (!changed) return <span className={styles.hint}>{never}</span>
  return (
    <span className={styles.changed}>
      <Timestamp date={changed.at} />
      <small>
        <AuthorName author={changed.by} />
      </small>
    </span>
  )
}
