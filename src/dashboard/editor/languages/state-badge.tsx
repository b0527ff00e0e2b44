import { Link } from 'react-router'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { type BadgeState, fieldWords } from './words.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import styles from './other-languages.module.css'

const signs = {
  complete: '✓',
  partial: '½',
  missing: '–',
  draft: '✎',
  waiting: '•',
  off: '✕',
  behind: '↻',
  scheduled: '◷',
  missed: '!',
} satisfies Record<BadgeState, string>

type StateBadgeProps = {
  state: BadgeState
  /**
   * The small form shows a code and a symbol, and is read as «Arabic: complete». Without it the
   * state is written out.
   */
  shown?: string
  name?: string
  content?: string | undefined
}

export function StateBadge({ state, shown, name, content }: StateBadgeProps) {
  const words = useWords(fieldWords)
  const label = words.states[state]
  return (
    <span className={`${styles.badge} ${styles[state]}`}>
      {name && (
        <span className="sr">
          {content ? words.cell(content, name, label) : `${name}: ${label}`}
        </span>
      )}
      <bdi aria-hidden={name !== undefined}>{shown ?? label}</bdi>
      <span aria-hidden="true">{signs[state]}</span>
    </span>
  )
}

type StateBadgesProps = {
  stateIn: (language: LanguageCode) => BadgeState
  /** Each badge leads to the title in its language, by the name of the content. */
  editor?: { name: string; path: string }
}

/** Badges differ by shape, by colour, and by words for people who see neither. */
export function StateBadges({ stateIn, editor }: StateBadgesProps) {
  const { nameOf } = useLocale()
  return (
    <ul className={styles.badges}>
      {useLanguagesChosenFirst().map(({ code }) => {
        const badge = (
          <StateBadge
            state={stateIn(code)}
            name={nameOf(code)}
            content={editor?.name}
            shown={code}
          />
        )
        return (
          <li key={code}>
            {editor ? (
              <Link className={styles.badgeLink} to={`${editor.path}?at=title.${code}`}>
                {badge}
              </Link>
            ) : (
              badge
            )}
          </li>
        )
      })}
    </ul>
  )
}
