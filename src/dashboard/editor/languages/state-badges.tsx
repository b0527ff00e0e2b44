import type { Completeness } from '../../../domain/articles/article.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { StateBadge } from './state-badge.tsx'
import styles from './state-badge.module.css'

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
