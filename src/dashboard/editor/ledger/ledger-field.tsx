import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { WholeArticle } from '../../../contract/articles.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import { textName } from '../../../domain/documents/revision.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import styles from './ledger.module.css'

export type LedgerText = {
  section: ArticleSection
  id: number
  language: LanguageCode
  field: string
}

type LedgerForm = {
  values: Record<string, unknown>
  saved: {
    id: number | null
    revision: number
    ledger: WholeArticle['ledger']
    values: Record<string, unknown>
  }
  /** Takes what a mark has changed; texts that are not saved yet stay. */
  marked: (revision: number, ledger: WholeArticle['ledger']) => void
  outdated: (article: WholeArticle) => void
}

export type LedgerPart = LedgerText & {
  form: LedgerForm
  name: string
  newer: LanguageCode[]
}

type LedgerFieldProps = {
  form: LedgerForm
  section: ArticleSection
  field: string
  language: LanguageCode
  /** The word for the field. */
  name: string
  children: (actions: ReactNode) => ReactNode
}

/** The comparison stands above its field, so that it is beside nothing on a phone or zoomed in. */
export function LedgerField({ children, ...props }: LedgerFieldProps) {
  const { form, section, field, language, name } = props
  const text = textName(field, language)
  const [parameters] = useSearchParams()
  const [isOpen, setOpen] = useState(parameters.get('at') === text)
  const { id, ledger } = form.saved
  const entry = id === null ? undefined : ledger[text]
  const isUntouched = form.values[text] === form.saved.values[text]
  const given = { form, section, id: id ?? 0, field, language, name, newer: entry?.newer ?? [] }
  const isBehind = entry?.behind && form.values[text] !== ''
  const hasOthers = Object.keys(ledger).some(
    (other) => other !== text && other.startsWith(`${field}.`),
  )
  const mayLead = entry && !entry.behind && hasOthers && isUntouched
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
