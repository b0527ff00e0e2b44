import { Link } from 'react-router'
import type { Result } from '../../../api/client/send.ts'
import type { CoverageResponse } from '../../../contract/coverage.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { useLatestValue } from '../../kit/use-latest-value.ts'
import { addressOf, type BoardView, viewStates } from './board-view.ts'
import styles from './translations.module.css'
import { translationsWords } from './words.ts'

const counted = viewStates.filter((state) => state !== 'all' && state !== 'work')

type LanguageCountsProps = { counts: Promise<Result<CoverageResponse>>; view: BoardView }

export function LanguageCounts({ counts, view }: LanguageCountsProps) {
  const words = useWords(translationsWords)
  const { nameOf } = useLocale()
  const languages = useLanguagesChosenFirst()
  const { value: result } = useLatestValue(counts)
  const known = result?.ok ? result.value.languages : {}
  return (
    <ul className={styles.languages} aria-label={words.counts}>
      {languages.map(({ code, status }) => {
        const shown = counted.filter((state) => (known[code]?.[state] ?? 0) > 0)
        return (
          <li key={code}>
            <h2>{nameOf(code)}</h2>
            {status === 'pending' && <p className={styles.note}>{words.hidden}</p>}
            {known[code] && shown.length === 0 && <p className={styles.note}>{words.complete}</p>}
            <ul className={styles.counts}>
              {shown.map((state) => (
                <li key={state}>
                  <Link
                    to={addressOf(state, code)}
                    aria-current={view.state === state && view.in === code ? 'true' : undefined}
                  >
                    <span className="num">{known[code]?.[state].toLocaleString('en-US')}</span>{' '}
                    {words.states[state]}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
