import { IconPlus } from '@tabler/icons-react'
import type { ArticleSection } from '../../../domain/article.ts'
import { messages } from '../../../domain/messages.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import table from '../../kit/list/table.module.css'
import { listPath } from '../../app/shell/section-of.ts'

export function NoArticles({ section }: { section: ArticleSection }) {
  const { words, said } = useInterface()
  return (
    <div className={`${table.card} ${table.none}`}>
      <CompanyMark className={table.mark} />
      <h2>{said(messages.noArticles)}</h2>
      <p>{words.sections[section].emptyHint}</p>
      <LinkButton to={`${listPath(section)}/new`} icon={<IconPlus size={18} aria-hidden="true" />}>
        {words.list.addNew}
      </LinkButton>
    </div>
  )
}

/** There are articles, but none that was searched for. */
export function NothingFound({ section }: { section: ArticleSection }) {
  const { words } = useInterface()
  return (
    <div className={`${table.card} ${table.none}`}>
      <h2>{words.articles.nothingFound}</h2>
      <LinkButton to={listPath(section)}>{words.articles.showAll}</LinkButton>
    </div>
  )
}
