import { isCut } from '../../domain/excerpt.ts'
import { ArticleText } from './article-text.tsx'
import styles from './excerpt.module.css'

/** The ellipsis is painted, not part of the text (K-03). */
export function Excerpt({ text, className = '' }: { text: string; className?: string }) {
  const shown = text.trimEnd()
  return (
    <p className={`${isCut(text) ? styles.cut : ''} ${className}`}>
      <ArticleText text={shown} />
    </p>
  )
}
