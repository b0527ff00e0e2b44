import { IconArrowRight } from '@tabler/icons-react'
import { LanguageLinks } from '../language/language-links.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { Label } from '../words/label.tsx'
import styles from './empty-home.module.css'
import { emptyWordsFor } from './empty-words.ts'

/** Beneath the company's name where nothing has been written: in this language, or in any. */
export function EmptyHome({ isWrittenElsewhere }: { isWrittenElsewhere: boolean }) {
  const { language } = useSite()
  const words = emptyWordsFor(language)
  if (isWrittenElsewhere) {
    return (
      <>
        <p className={styles.sentence}>
          <Label>{words.notInLanguage(language)}</Label>
        </p>
        <LanguageLinks className={styles.languages} />
      </>
    )
  }
  return (
    <>
      <p className={styles.sentence}>
        <Label>{words.nothingYet}</Label>
      </p>
      <a className={siteStyles.pill} href="/dashboard">
        <Label>{words.toDashboard}</Label>
        <IconArrowRight className="flip" size={18} aria-hidden="true" />
      </a>
    </>
  )
}
