import type { Completeness } from '../../../domain/articles/article.ts'
import { textName } from '../../../domain/documents/revision.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { StateBadge } from '../languages/state-badge.tsx'
import { useDocumentLedger } from '../ledger/document-ledger.ts'
import styles from './part-list.module.css'
import { partWords } from './words.ts'

type PartMarksProps = {
  textNames: string[]
  stateIn: (language: LanguageCode) => Completeness | null
  noteIn?: (language: LanguageCode) => string | false
}

export function PartMarks({ textNames, stateIn, noteIn }: PartMarksProps) {
  const words = useWords(partWords)
  const { nameOf } = useLocale()
  const ledger = useDocumentLedger()
  const states = useLanguagesChosenFirst().map(({ code }) => ({
    code,
    state: stateIn(code),
    note: noteIn?.(code),
    isBehind: textNames.some((name) => ledger?.entries[textName(name, code)]?.behind),
  }))
  if (states.every(({ state }) => state === null)) return null
  return (
    <ul className={styles.marks}>
      {states.map(({ code, state, note, isBehind }) => (
        <li key={code}>
          {state && <StateBadge state={state} name={nameOf(code)} shown={code} />}
          {note && <span className={styles.lacking}>{note}</span>}
          {isBehind && <span className={styles.lacking}>{words.behindIn(nameOf(code))}</span>}
        </li>
      ))}
    </ul>
  )
}
