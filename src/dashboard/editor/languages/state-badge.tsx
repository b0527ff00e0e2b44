import type { Completeness } from '../../../domain/articles/article.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { fieldWords } from './words.ts'
import styles from './state-badge.module.css'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'

const signs = { complete: '✓', partial: '½', missing: '–' } satisfies Record<Completeness, string>

type StateBadgeProps = {
  state: Completeness
  /**
   * The small form shows a code and a symbol, and is read as «Arabic: complete». Without it the
   * state is written out.
   */
  shown?: string
  name?: string
}

export function StateBadge({ state, shown, name }: StateBadgeProps) {
  const words = useWords(fieldWords)
  const label = words.completeness[state]
  return (
    <span className={`${styles.badge} ${styles[state]}`}>
      {name && <span className="sr">{`${name}: ${label}`}</span>}
      <bdi aria-hidden={name !== undefined}>{shown ?? label}</bdi>
      <span aria-hidden="true">{signs[state]}</span>
    </span>
  )
}

type StateBadgesProps = { stateIn: (language: LanguageCode) => Completeness }

/** Badges differ by shape, by colour, and by words for people who see neither. */
export function StateBadges({ stateIn }: StateBadgesProps) {
  const { nameOf } = useLocale()
  return (
    <ul className={styles.badges}>
      {useLanguagesChosenFirst().map(({ code }) => (
        <li key={code}>
          <StateBadge state={stateIn(code)} name={nameOf(code)} shown={code} />
        </li>
      ))}
    </ul>
  )
}
