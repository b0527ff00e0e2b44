import { completeness } from '../../../domain/article.ts'
import type { ArticleText } from '../../../domain/article-fields.ts'
import type { LanguageCode } from '../../../domain/language.ts'
import { StateBadge } from '../../editor/languages/state-badge.tsx'
import { useLocale } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import styles from './article-list.module.css'

/** How far an article is written in each language: by shape, by colour, and in words for who sees neither. */
export function TranslationBadges({ texts }: { texts: Record<LanguageCode, ArticleText> }) {
  const { nameOf } = useLocale()
  const languages = useLanguagesChosenFirst()
  return (
    <ul className={styles.badges}>
      {languages.map(({ code }) => (
        <li key={code}>
          <StateBadge state={completeness(texts[code])} name={nameOf(code)} shown={code} />
        </li>
      ))}
    </ul>
  )
}
