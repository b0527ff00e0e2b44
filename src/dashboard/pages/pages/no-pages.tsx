import { IconPlus } from '@tabler/icons-react'
import { LinkButton } from '../../../ui/button.tsx'
import { OwnMark } from '../../kit/own-mark.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import table from '../../kit/list/table.module.css'
import { pageWords } from './words.ts'

/** Besides the home page, which is always there. */
export function NoPages() {
  const words = useWords(pageWords)
  return (
    <div className={table.none}>
      <OwnMark className={table.mark} />
      <h2>{words.none}</h2>
      <p>{words.noneHint}</p>
      <LinkButton to={`${pathOf('pages')}/new`} icon={<IconPlus size={18} aria-hidden="true" />}>
        {words.add}
      </LinkButton>
    </div>
  )
}

export function NoMatches() {
  const words = useWords(pageWords)
  return (
    <div className={`${table.card} ${table.none}`}>
      <h2>{words.nothingFound}</h2>
      <LinkButton to={pathOf('pages')}>{words.showAll}</LinkButton>
    </div>
  )
}
