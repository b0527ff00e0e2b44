import { useId } from 'react'
import type { Heading } from '../../domain/headings.ts'
import { useSite } from '../site.ts'
import { Label } from '../words/label.tsx'
import { articleWordsFor } from './article-words.ts'
import { ArticleText } from './article-text.tsx'
import styles from './table-of-contents.module.css'

/** On phones folded, without scripts too: there it is another element. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const title = useId()
  const { contents } = articleWordsFor(useSite().language)
  const links = headings.map(({ id, text, level }) => (
    <li key={id} className={level === 3 ? styles.within : undefined}>
      <a href={`#${id}`}>
        <ArticleText text={text} />
      </a>
    </li>
  ))
  return (
    <nav className={styles.contents} aria-labelledby={title}>
      <details className={styles.folded}>
        <summary>
          <Label>{contents}</Label>
        </summary>
        <ol>{links}</ol>
      </details>
      <div className={styles.whole}>
        <p id={title} className={styles.title}>
          <Label>{contents}</Label>
        </p>
        <ol>{links}</ol>
      </div>
    </nav>
  )
}
