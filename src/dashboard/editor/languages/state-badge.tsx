import type { Completeness } from '../../../domain/articles/article.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { fieldWords } from './words.ts'
import styles from './state-badge.module.css'

const signs = { complete: '✓', partial: '½', missing: '–' } satisfies Record<Completeness, string>

type StateBadgeProps = {
  state: Completeness
  /**
   * The small form shows a code and a symbol, and is read as «Arabic: complete». Without it the
   * state is written out.
   */
  shown?: string
  name?: string
}

export function StateBadge({ state, shown, name }: StateBadgeProps) {
  const words = useWords(fieldWords)
  const label = words.completeness[state]
  return (
    <span className={`${styles.badge} ${styles[state]}`}>
      {name && <span className="sr">{`${name}: ${label}`}</span>}
      <bdi aria-hidden={name !== undefined}>{shown ?? label}</bdi>
      <span aria-hidden="true">{signs[state]}</span>
    </span>
  )
}
