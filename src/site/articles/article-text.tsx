import { withIsolatedUnits } from '../../domain/languages/bound-numbers.ts'
import { useSite } from '../site.ts'
import { beforeEllipsis, isCut } from '../../domain/articles/excerpt.ts'
import { listWords } from '../../domain/site-words/list-words.ts'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './article-page.module.css'

export function ArticleText({ text }: { text: string }) {
  return <bdi>{withIsolatedUnits(text, useSite().language)}</bdi>
}

export function Excerpt({ text, className = '' }: { text: string; className?: string }) {
  const continues = isCut(text)
  return (
    <p className={`${continues ? styles.cut : ''} ${className}`}>
      <ArticleText text={continues ? beforeEllipsis(text) : text} />
    </p>
  )
}

/** `1,250 SP`, in Arabic `1,250 ل.س`, isolated (K-08); nothing for ''. */
export function Price({ price, className }: { price: string; className?: string | undefined }) {
  const { list_currency: currency } = useWords(listWords)
  if (!price) return null
  return (
    <p className={className}>
      <Label of="list_currency">
        <bdi>{`${price} ${currency}`}</bdi>
      </Label>
    </p>
  )
}
