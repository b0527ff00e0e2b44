import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import type { LanguageCode } from '../domain/language.ts'
import { CompanyMark } from '../ui/company-mark.tsx'
import { lazyComponent } from '../ui/lazy-component.ts'
import styles from './missing-view.module.css'
import { useSite } from './site.ts'
import { SiteLink } from './site-link.tsx'
import { Label } from './words/label.tsx'

/** Any page may be missing, few are: the others do not load it. */
const MissingText = lazyComponent(async () => (await import('./missing-text.tsx')).MissingText)

type MissingViewProps = {
  isBroken?: boolean
  /** Languages in which the article exists. */
  readableIn?: LanguageCode[]
}

export function MissingView({ isBroken = false, readableIn = [] }: MissingViewProps) {
  return (
    <section className={styles.missing}>
      <CompanyMark className={styles.mark} />
      {isBroken ? (
        <Broken />
      ) : (
        <Suspense>
          <MissingText readableIn={readableIn} />
        </Suspense>
      )}
    </section>
  )
}

function Broken() {
  const { isUnavailable, words } = useSite()
  const { missing } = words
  return (
    <>
      <h1>
        <Label>{isUnavailable ? missing.unavailable : missing.broken}</Label>
      </h1>
      <p>
        <Label>{missing.brokenText}</Label>
      </p>
      <Link className={styles.primary} to={useLocation()} reloadDocument>
        <Label>{missing.tryAgain}</Label>
      </Link>
      <SiteLink to="/">
        <Label>{missing.toHome}</Label>
      </SiteLink>
    </>
  )
}
