import { IconArrowRight } from '@tabler/icons-react'
import type { LanguageCode } from '../../domain/language.ts'
import { LanguageLinks } from '../language/language-links.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { Label } from '../words/label.tsx'
import styles from './empty-home.module.css'
import { emptyWordsFor } from './empty-words.ts'

/** `writtenIn` are the languages that have content. */
export function EmptyHome({ writtenIn }: { writtenIn: LanguageCode[] }) {
  const { language } = useSite()
  const words = emptyWordsFor(language)
  if (writtenIn.length > 0) {
    return (
      <>
        <p className={styles.sentence}>
          <Label>{words.notInLanguage(language)}</Label>
        </p>
        <LanguageLinks className={styles.languages} among={writtenIn} />
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
