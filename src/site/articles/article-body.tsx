import type { Heading } from '../../domain/rich-text/headings.ts'
import { RichTextView } from '../../ui/rich-text-view.tsx'
import siteStyles from '../site.module.css'
import styles from './article-page.module.css'
import { TableOfContents } from './table-of-contents.tsx'

type ArticleBodyProps = {
  content: string
  headings: Heading[]
  isLed: boolean
}

export function ArticleBody({ content, headings, isLed }: ArticleBodyProps) {
  return (
    <div className={`${siteStyles.container} ${styles.body}`}>
      {headings.length > 0 && <TableOfContents headings={headings} />}
      <RichTextView
        html={content}
        className={`${styles.text} ${isLed ? '' : styles.opening} wide-figures`}
      />
    </div>
  )
}
