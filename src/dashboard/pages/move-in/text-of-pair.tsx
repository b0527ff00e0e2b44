import type { Result } from '../../../api/client/send.ts'
import type { ImportPairResponse } from '../../../contract/imports.ts'
import type { Pagination } from '../../../domain/search/pagination.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import styles from './move-in.module.css'
import { sayLanguages } from './say-languages.ts'
import { moveInWords } from './words.ts'

export type PairsFound = Result<{ pairs: ImportPairResponse[]; pagination: Pagination }>
export type TextOfPair = ImportPairResponse['one']

export function TextTitle({ text: { title, language } }: { text: TextOfPair }) {
  const { report: words } = useWords(moveInWords)
  if (title === '') return <span className={styles.hint}>{words.untitled}</span>
  return (
    <span>
      <bdi lang={language}>{title}</bdi>
    </span>
  )
}

export function TextFacts({ text: { language, dated_at: date } }: { text: TextOfPair }) {
  const { nameOf } = useLocale()
  return (
    <span className={styles.kind}>
      {sayLanguages(language, nameOf)}
      {date && (
        <>
          {' · '}
          <Timestamp date={date} part="day" />
        </>
      )}
    </span>
  )
}
