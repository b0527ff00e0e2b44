import { useSyncExternalStore } from 'react'
import { LinkIcon } from '../../ui/link-icon.tsx'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { emptyWords } from '../../domain/site-words/empty-words.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { LanguageLinks } from '../language/language-links.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { Label } from '../words/label.tsx'
import { useLanguageName, useWords } from '../words/use-words.ts'
import styles from '../missing-view.module.css'

export function EmptyHome({ writtenIn }: { writtenIn: LanguageCode[] }) {
  const { language } = useSite()
  const words = useWords(emptyWords)
  const languageName = useLanguageName('empty_language')
  if (writtenIn.length > 0) {
    return (
      <>
        <p className={styles.sentence}>
          <Label of="empty_language">
            {filled(words.empty_language, { language: languageName(language) })}
          </Label>
        </p>
        <LanguageLinks className={styles.languages} among={writtenIn} />
      </>
    )
  }
  return (
    <>
      <p className={styles.sentence}>
        <Label of="empty_nothing">{words.empty_nothing}</Label>
      </p>
      <WayToDashboard />
    </>
  )
}

/**
 * It keeps its place while it is out of sight: pages are cached, and only the browser knows who
 * reads them.
 */
function WayToDashboard() {
  const words = useWords(emptyWords)
  const isStaff = useSyncExternalStore(onStorage, isSignedIn, () => false)
  return (
    <a className={`${siteStyles.pill} ${styles.way}`} data-shown={isStaff} href="/dashboard">
      <Label of="empty_dashboard">{words.empty_dashboard}</Label>
      <LinkIcon name="arrow" size={18} className="flip" />
    </a>
  )
}

function isSignedIn(): boolean {
  try {
    return Boolean(localStorage.getItem('jwt'))
  } catch {
    return false
  }
}

function onStorage(follow: () => void): () => void {
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
