import { type ReactNode, useState } from 'react'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useAskedText } from '../languages/language-columns.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import styles from './ledger.module.css'
import { type DocumentLedger, useDocumentLedger } from './document-ledger.ts'

export type LedgerPart = {
  ledger: DocumentLedger
  text: string
  name: string
  language: LanguageCode
  newer: LanguageCode[]
}

type LedgerFieldProps = {
  text?: string
  name: string
  language: LanguageCode
  children: (actions: ReactNode) => ReactNode
}

export function LedgerField({ text, children, ...field }: LedgerFieldProps) {
  const ledger = useDocumentLedger()
  if (!ledger || text === undefined) return children(null)
  return (
    <TextOfLedger {...field} ledger={ledger} text={text}>
      {children}
    </TextOfLedger>
  )
}

type TextOfLedgerProps = Omit<LedgerPart, 'newer'> & Pick<LedgerFieldProps, 'children'>

/** The comparison stands above its field, so that it is beside nothing on a phone or zoomed in. */
function TextOfLedger({ children, ...part }: TextOfLedgerProps) {
  const { ledger, text } = part
  const { entries, form } = ledger
  const asked = useAskedText()
  const [isOpen, setOpen] = useState(asked === text)
  const entry = entries[text]
  const given = { ...part, newer: entry?.newer ?? [] }
  const isBehind = entry?.behind && form.values[text] !== ''
  const { field } = fieldAndLanguage(text)
  const hasOthers = Object.keys(entries).some(
    (other) => other !== text && fieldAndLanguage(other).field === field,
  )
  const mayLead =
    entry && !entry.behind && hasOthers && form.values[text] === form.saved.values[text]
  return (
    <div className={styles.field}>
      {isBehind && isOpen && <LazyMount load={comparison} given={given} />}
      {children(mayLead && <LazyMount load={leadAction} given={given} />)}
      {isBehind && (
        <LazyMount
          key={entry.newer.join(' ')}
          load={behindLine}
          given={{ ...given, isOpen, onToggle: () => setOpen(!isOpen) }}
        />
      )}
    </div>
  )
}

async function comparison() {
  return (await import('./behind-text.tsx')).TextComparison
}

async function behindLine() {
  return (await import('./behind-text.tsx')).BehindLine
}

async function leadAction() {
  return (await import('./lead-action.tsx')).LeadAction
}
