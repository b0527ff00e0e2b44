import { beforeEllipsis, isCut } from '../../domain/articles/excerpt.ts'
import { ArticleText } from './article-text.tsx'
import styles from './excerpt.module.css'

/** The ellipsis is painted, not part of the text (K-03). */
export function Excerpt({ text, className = '' }: { text: string; className?: string }) {
  const continues = isCut(text)
  return (
    <p className={`${continues ? styles.cut : ''} ${className}`}>
      <ArticleText text={continues ? beforeEllipsis(text) : text} />
    </p>
  )
}
