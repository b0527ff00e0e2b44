import { useSite } from '../site.ts'
import { LanguageLinks } from './language-links.tsx'
import styles from './language-toggle.module.css'

/** The same language choice as the header's, in sight beside a list (spec §2). */
export function LanguageToggle() {
  const { languages, words } = useSite()
  if (languages.length < 2) return null
  return (
    <nav aria-label={words.language.label}>
      <LanguageLinks className={styles.toggle} />
    </nav>
  )
}
