import { isCut } from '../../domain/excerpt.ts'
import styles from './excerpt.module.css'

/** The beginning of an article. The mark of a cut is painted, not part of the text (decisions §3). */
export function Excerpt({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p className={`${isCut(text) ? styles.cut : ''} ${className}`}>
      <bdi>{text.trimEnd()}</bdi>
    </p>
  )
}
