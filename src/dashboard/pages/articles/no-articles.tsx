import { IconPlus } from '@tabler/icons-react'
import type { ArticleSection } from '../../../domain/article.ts'
import { messages } from '../../../domain/messages.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { OwnMark } from '../../kit/own-mark.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { articleWords } from './words.ts'
import table from '../../kit/list/table.module.css'
import { listPath } from '../../app/shell/section-of.ts'

export function NoArticles({ section }: { section: ArticleSection }) {
  const shell = useWords(shellWords)
  const words = useWords(articleWords)
  const { translate } = useLocale()
  return (
    <div className={`${table.card} ${table.none}`}>
      <OwnMark className={table.mark} />
      <h2>{translate(messages.noArticles)}</h2>
      <p>{shell.sections[section].emptyHint}</p>
      <LinkButton to={`${listPath(section)}/new`} icon={<IconPlus size={18} aria-hidden="true" />}>
        {words.list.addNew}
      </LinkButton>
    </div>
  )
}

/** There are articles, but none that was searched for. */
export function NothingFound({ section }: { section: ArticleSection }) {
  const words = useWords(articleWords)
  return (
    <div className={`${table.card} ${table.none}`}>
      <h2>{words.nothingFound}</h2>
      <LinkButton to={listPath(section)}>{words.showAll}</LinkButton>
    </div>
  )
}
