import { LinkButton } from '../../../ui/button.tsx'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { trashWords } from './words.ts'
import table from '../../kit/list/table.module.css'

export function NothingRemoved({ isFiltered }: { isFiltered: boolean }) {
  const words = useWords(trashWords)
  const { nothing, nothingHint, nothingOfKind, showAll } = words
  return (
    <div className={table.none}>
      <CompanyMark className={table.mark} />
      <h2>{isFiltered ? nothingOfKind : nothing}</h2>
      {isFiltered ? <LinkButton to="?">{showAll}</LinkButton> : <p>{nothingHint}</p>}
    </div>
  )
}
