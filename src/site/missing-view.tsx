import { Link, useLocation } from 'react-router'
import type { LanguageCode } from '../domain/languages/language.ts'
import { missingWords } from '../domain/site-words/missing-words.ts'
import { CompanyLogo } from './layout/company-logo.tsx'
import { MissingText } from './missing-text.tsx'
import styles from './missing-view.module.css'
import { useSite } from './site.ts'
import { SiteLink } from './site-link.tsx'
import { Label } from './words/label.tsx'
import { useWords } from './words/use-words.ts'

type MissingViewProps = {
  isBroken?: boolean
  /** Languages in which the article exists. */
  readableIn?: LanguageCode[]
}

export function MissingView({ isBroken = false, readableIn = [] }: MissingViewProps) {
  return (
    <section className={styles.missing}>
      <CompanyLogo className={styles.mark} />
      {isBroken ? <Broken /> : <MissingText readableIn={readableIn} />}
    </section>
  )
}

function Broken() {
  const { isUnavailable, words } = useSite()
  const missing = useWords(missingWords)
  const heading = isUnavailable ? 'missing_unavailable' : 'missing_broken'
  return (
    <>
      <h1>
        <Label of={heading}>{words[heading]}</Label>
      </h1>
      <p>
        <Label of="missing_broken_text">{missing.missing_broken_text}</Label>
      </p>
      <Link className={styles.primary} to={useLocation()} reloadDocument>
        <Label of="missing_try_again">{missing.missing_try_again}</Label>
      </Link>
      <SiteLink to="/">
        <Label of="missing_home">{missing.missing_home}</Label>
      </SiteLink>
    </>
  )
}
