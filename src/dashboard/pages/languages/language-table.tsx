import {
  defaultPublicLanguage,
  directionOf,
  isPublished,
  type Language,
} from '../../../domain/languages/language.ts'
import type { Overview } from '../../../domain/sections/overview.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { languageWords } from './words.ts'
import { StatusBadge } from '../../kit/list/status-badge.tsx'
import { List } from '../../kit/list/list.tsx'
import type { Column, Line } from '../../kit/list/list-parts.ts'
import { RowActions } from '../../kit/list/row-actions.tsx'
import { RemoveLanguageDialog } from './remove-language-dialog.tsx'
import styles from './languages.module.css'
import { writtenShare } from './written-share.ts'

type LanguageTableProps = {
  languages: Language[]
  overview: Overview | null
  onEdit: (language: Language) => void
}

export function LanguageTable({ languages, overview, onEdit }: LanguageTableProps) {
  const shell = useWords(shellWords)
  const words = useWords(languageWords)
  const renderActions = (language: Language, { remove }: Line<Language>) => (
    <RowActions name={language.name} onEdit={() => onEdit(language)} onRemove={remove} />
  )
  const columns: Column<Language>[] = [
    {
      name: words.language,
      className: styles.name,
      isHeading: true,
      render: (language) => <LanguageName language={language} />,
    },
    { name: words.code, render: ({ code }) => <bdi className={styles.code}>{code}</bdi> },
    {
      name: words.written,
      className: styles.written,
      render: (language) => <Written language={language} overview={overview} />,
    },
    { name: words.status, render: (language) => <Status language={language} /> },
    { name: words.actions, render: renderActions },
  ]
  return (
    <List
      name={shell.pages.languages}
      rows={languages}
      table={{ columns }}
      cards={{
        className: styles.card,
        render: (language, line) => (
          <>
            <div className={styles.name}>
              <LanguageName language={language} />
            </div>
            <bdi className={styles.code}>{language.code}</bdi>
            <Status language={language} />
            {renderActions(language, line)}
            <div className={styles.written}>
              <Written language={language} overview={overview} />
            </div>
          </>
        ),
      }}
      renderRemoval={(pending) => <RemoveLanguageDialog {...pending} />}
      empty={null}
    />
  )
}

function LanguageName({ language: { name, code } }: { language: Language }) {
  const words = useWords(languageWords)
  const { nameOf } = useLocale()
  const { direction, codeMeans, siteDefault } = words
  return (
    <>
      <bdi lang={code}>{name}</bdi>
      {code === defaultPublicLanguage && (
        <>
          {' '}
          <span className={styles.siteDefault}>{siteDefault}</span>
        </>
      )}
      <small>{codeMeans(nameOf(code), direction[directionOf(code)])}</small>
    </>
  )
}

function Written({
  language: { code },
  overview,
}: Omit<LanguageTableProps, 'languages' | 'onEdit'> & { language: Language }) {
  const words = useWords(languageWords)
  const { nameOf } = useLocale()
  if (!overview) return null
  return <ProgressBar label={words.writtenIn(nameOf(code))} share={writtenShare(overview, code)} />
}

function Status({ language }: { language: Language }) {
  const words = useWords(languageWords)
  const name = words.statuses[language.status]
  return <StatusBadge look={isPublished(language) ? 'good' : 'waiting'} name={name} />
}
