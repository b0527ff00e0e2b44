import { withIsolatedUnits } from '../../domain/bound-numbers.ts'
import { isCut } from '../../domain/excerpt.ts'
import { directionOf } from '../../domain/language.ts'
import { useSite } from '../site.ts'
import styles from './excerpt.module.css'

/** The ellipsis is painted, not part of the text (K-03). */
export function Excerpt({ text, className = '' }: { text: string; className?: string }) {
  const isTurned = directionOf(useSite().language) === 'rtl'
  const shown = text.trimEnd()
  return (
    <p className={`${isCut(text) ? styles.cut : ''} ${className}`}>
      <bdi>{isTurned ? withIsolatedUnits(shown) : shown}</bdi>
    </p>
  )
}
