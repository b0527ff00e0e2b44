import { LinkButton } from '../../../ui/button.tsx'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { userWords } from './words.ts'
import table from '../../kit/list/table.module.css'

/** There is always somebody; only a filter can find nobody. */
export function NoUsers() {
  const words = useWords(userWords)
  return (
    <div className={table.none}>
      <CompanyMark className={table.mark} />
      <h2>{words.none}</h2>
      <p>{words.noneHint}</p>
      <LinkButton to="?">{words.showAll}</LinkButton>
    </div>
  )
}
