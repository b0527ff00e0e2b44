import type { Completeness } from '../../../domain/article.ts'
import { useInterface } from '../../app/locale/interface.tsx'
import styles from './state-badge.module.css'

const signs = { complete: '✓', partial: '½', missing: '–' } satisfies Record<Completeness, string>

type StateBadgeProps = {
  state: Completeness
  /** Small: shows a code and a sign, and is read as «Arabic: complete». Without it the state is written out. */
  shown?: string
  name?: string
}

export function StateBadge({ state, shown, name }: StateBadgeProps) {
  const { words } = useInterface()
  const label = words.completeness[state]
  return (
    <span className={`${styles.badge} ${styles[state]}`}>
      {name && <span className="sr">{`${name}: ${label}`}</span>}
      <bdi aria-hidden={name !== undefined}>{shown ?? label}</bdi>
      <span aria-hidden="true">{signs[state]}</span>
    </span>
  )
}
