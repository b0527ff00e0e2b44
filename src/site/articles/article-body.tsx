import type { ArticleSection } from '../../domain/articles/article.ts'
import type { Heading } from '../../domain/rich-text/headings.ts'
import { RichTextView } from '../../ui/rich-text-view.tsx'
import siteStyles from '../site.module.css'
import styles from './article-page.module.css'
import { useId } from 'react'
import type { TopicLink } from '../../domain/topics/topic.ts'
import { articleWords } from '../../domain/site-words/article-words.ts'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import { ArticleText } from './article-text.tsx'
import { Topics } from './card-grid.tsx'
import listStyles from './table-of-contents.module.css'

type ArticleBodyProps = {
  article: { content: string; topics?: TopicLink[] }
  section: ArticleSection
  headings: Heading[]
  lead: string
}

export function ArticleBody({ article, section, headings, lead }: ArticleBodyProps) {
  return (
    <div className={`${siteStyles.container} ${styles.body}`}>
      {headings.length > 0 && <TableOfContents headings={headings} />}
      <RichTextView
        html={article.content}
        className={`${styles.text} ${lead ? '' : styles.opening} wide-figures`}
      />
      {article.topics && (
        <div className={`${styles.text} article-topics`}>
          <Topics topics={article.topics} section={section} />
        </div>
      )}
    </div>
  )
}

/** The table is folded on phones, without scripts too, so it is another element there. */
function TableOfContents({ headings }: { headings: Heading[] }) {
  const title = useId()
  const { article_contents: contents } = useWords(articleWords)
  const links = headings.map(({ id, text, level }) => (
    <li key={id} className={level === 3 ? listStyles.within : undefined}>
      <a href={`#${id}`}>
        <ArticleText text={text} />
      </a>
    </li>
  ))
  return (
    <nav className={listStyles.contents} aria-labelledby={title}>
      <details className={listStyles.folded}>
        <summary>
          <Label of="article_contents">{contents}</Label>
        </summary>
        <ol>{links}</ol>
      </details>
      <div className={listStyles.whole}>
        <p id={title} className={listStyles.title}>
          <Label of="article_contents">{contents}</Label>
        </p>
        <ol>{links}</ol>
      </div>
    </nav>
  )
}
