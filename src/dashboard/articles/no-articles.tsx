import { IconPlus } from '@tabler/icons-react'
import type { ArticleSection } from '../../domain/article.ts'
import { messages } from '../../domain/messages.ts'
import { LinkButton } from '../../ui/button.tsx'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { useInterface } from '../interface.tsx'
import styles from './article-list.module.css'
import { listPath } from './section-of.ts'

export function NoArticles({ section }: { section: ArticleSection }) {
  const { words, said } = useInterface()
  return (
    <div className={`${styles.card} ${styles.none}`}>
      <CompanyMark className={styles.mark} />
      <h2>{said(messages.noArticles)}</h2>
      <p>{words.sections[section].emptyHint}</p>
      <LinkButton to={`${listPath(section)}/new`} icon={<IconPlus size={18} aria-hidden="true" />}>
        {words.list.addNew}
      </LinkButton>
    </div>
  )
}
