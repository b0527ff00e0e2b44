import type { LanguageCode } from '../../domain/languages/language.ts'
import { useSite } from '../site.ts'
import { LanguageLinks } from './language-links.tsx'
import styles from './language-toggle.module.css'

export function LanguageToggle({ among }: { among?: LanguageCode[] }) {
  const { languageOf, languages, words } = useSite()
  if (among ? among.length === 0 : languages.length < 2) return null
  return (
    <nav lang={languageOf('language_label')} aria-label={words.language_label}>
      <LanguageLinks className={styles.toggle} among={among} />
    </nav>
  )
}
