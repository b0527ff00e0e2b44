import { Link, useLocation } from 'react-router'
import type { LanguageCode } from '../domain/language.ts'
import { CompanyMark } from '../ui/company-mark.tsx'
import { MissingText } from './missing-text.tsx'
import styles from './missing-view.module.css'
import { missingWordsFor } from './missing-words.ts'
import { useSite } from './site.ts'
import { SiteLink } from './site-link.tsx'
import { Label } from './words/label.tsx'

type MissingViewProps = {
  isBroken?: boolean
  /** Languages in which the article exists. */
  readableIn?: LanguageCode[]
}

export function MissingView({ isBroken = false, readableIn = [] }: MissingViewProps) {
  return (
    <section className={styles.missing}>
      <CompanyMark className={styles.mark} />
      {isBroken ? <Broken /> : <MissingText readableIn={readableIn} />}
    </section>
  )
}

function Broken() {
  const { isUnavailable, language, words } = useSite()
  const { brokenText, toHome, tryAgain } = missingWordsFor(language)
  return (
    <>
      <h1>
        <Label>{isUnavailable ? words.missing.unavailable : words.missing.broken}</Label>
      </h1>
      <p>
        <Label>{brokenText}</Label>
      </p>
      <Link className={styles.primary} to={useLocation()} reloadDocument>
        <Label>{tryAgain}</Label>
      </Link>
      <SiteLink to="/">
        <Label>{toHome}</Label>
      </SiteLink>
    </>
  )
}
