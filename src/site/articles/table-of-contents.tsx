import { useId } from 'react'
import type { Heading } from '../../domain/rich-text/headings.ts'
import { articleWords } from '../../domain/site-words/article-words.ts'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import { ArticleText } from './article-text.tsx'
import styles from './table-of-contents.module.css'

/** The table is folded on phones, without scripts too, so it is another element there. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const title = useId()
  const { article_contents: contents } = useWords(articleWords)
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
          <Label of="article_contents">{contents}</Label>
        </summary>
        <ol>{links}</ol>
      </details>
      <div className={styles.whole}>
        <p id={title} className={styles.title}>
          <Label of="article_contents">{contents}</Label>
        </p>
        <ol>{links}</ol>
      </div>
    </nav>
  )
}
