import { isCut } from '../../domain/excerpt.ts'
import styles from './excerpt.module.css'

/** The ellipsis is painted, not part of the text (K-03). */
export function Excerpt({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p className={`${isCut(text) ? styles.cut : ''} ${className}`}>
      <bdi>{text.trimEnd()}</bdi>
    </p>
  )
}
