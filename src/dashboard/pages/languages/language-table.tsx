import { IconPencil, IconTrash } from '@tabler/icons-react'
import {
  defaultPublicLanguage,
  directionOf,
  isPublished,
  type Language,
} from '../../../domain/language.ts'
import type { Overview } from '../../../domain/overview.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useIsBelow } from '../../../ui/use-breakpoint.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { languageWords } from './words.ts'
import { StatusBadge } from '../../kit/list/status-badge.tsx'
import table from '../../kit/list/table.module.css'
import styles from './languages.module.css'
import { writtenShare } from './written-share.ts'

type LanguageTableProps = {
  languages: Language[]
  /** Null until it is known. */
  overview: Overview | null
  onEdit: (language: Language) => void
  onRemove: (language: Language) => void
}
type RowProps = Omit<LanguageTableProps, 'languages'> & { language: Language }

/** A table, or on a phone a card for each language. */
export function LanguageTable({ languages, ...row }: LanguageTableProps) {
  const shell = useWords(shellWords)
  const words = useWords(languageWords)
  const isNarrow = useIsBelow(768)
  if (isNarrow) {
    return (
      <ul className={table.card} aria-label={shell.pages.languages}>
        {languages.map((language) => (
          <LanguageCard key={language.id} language={language} {...row} />
        ))}
      </ul>
    )
  }
  const { language, code, written, status, actions } = words
  return (
    <div className={table.card}>
      <table className={table.table}>
        <caption className="sr">{shell.pages.languages}</caption>
        <thead>
          <tr>
            {[language, code, written, status, actions].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {languages.map((language) => (
            <LanguageRow key={language.id} language={language} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LanguageRow({ language, overview, ...acts }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <LanguageName language={language} />
      </th>
      <td>
        <bdi className={styles.code}>{language.code}</bdi>
      </td>
      <td className={styles.written}>
        <Written language={language} overview={overview} />
      </td>
      <td>
        <Status language={language} />
      </td>
      <td>
        <RowActions language={language} {...acts} />
      </td>
    </tr>
  )
}

function LanguageCard({ language, overview, ...acts }: RowProps) {
  return (
    <li className={styles.card}>
      <div className={styles.name}>
        <LanguageName language={language} />
      </div>
      <bdi className={styles.code}>{language.code}</bdi>
      <Status language={language} />
      <RowActions language={language} {...acts} />
      <div className={styles.written}>
        <Written language={language} overview={overview} />
      </div>
    </li>
  )
}

function LanguageName({ language: { name, code } }: Pick<RowProps, 'language'>) {
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

function Written({ language: { code }, overview }: Pick<RowProps, 'language' | 'overview'>) {
  const words = useWords(languageWords)
  const { nameOf } = useLocale()
  if (!overview) return null
  return (
    <ProgressBar
      isCompact
      label={words.writtenIn(nameOf(code))}
      share={writtenShare(overview, code)}
    />
  )
}

function Status({ language }: Pick<RowProps, 'language'>) {
  const words = useWords(languageWords)
  const name = words.statuses[language.status]
  return <StatusBadge look={isPublished(language) ? 'good' : 'waiting'} name={name} />
}

/** Edit and delete, each named after its language. */
function RowActions({ language, onEdit, onRemove }: Omit<RowProps, 'overview'>) {
  const words = useWords(languageWords)
  const { editNamed, deleteNamed } = words
  return (
    <div className={table.actions}>
      <IconButton label={editNamed(language.name)} onPress={() => onEdit(language)}>
        <IconPencil size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton isDangerous label={deleteNamed(language.name)} onPress={() => onRemove(language)}>
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
