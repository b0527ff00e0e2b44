import { Link, useLocation } from 'react-router'
import type { LanguageCode } from '../domain/languages/language.ts'
import { missingWords } from '../domain/site-words/missing-words.ts'
import { CompanyLogo } from './layout/company-logo.tsx'
import { useAddressIn, useSite } from './site.ts'
import { SiteLink } from './site-link.tsx'
import { Label, Name } from './words/label.tsx'
import { useLanguageName, useWords } from './words/use-words.ts'
import { filled } from '../domain/site-words/product-words.ts'
import { SearchForm } from './search/search-form.tsx'
import { SectionLinks } from './section-links.tsx'
import styles from './missing-view.module.css'

type MissingViewProps = {
  isBroken?: boolean
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

function MissingText({ readableIn }: { readableIn: LanguageCode[] }) {
  const { language, languages, words } = useSite()
  const languageName = useLanguageName('missing_language')
  const offered = languages.filter(({ code }) => readableIn.includes(code))
  const isElsewhere = offered.length > 0
  return (
    <>
      <h1>
        {isElsewhere ? (
          <Label of="missing_language">
            {filled(words.missing_language, { language: languageName(language) })}
          </Label>
        ) : (
          <Name of="missing_title" />
        )}
      </h1>
      {isElsewhere ? (
        offered.map(({ code }) => <OtherLanguage key={code} code={code} />)
      ) : (
        <p>
          <Name of="missing_text" />
        </p>
      )}
      <SearchForm />
      <SectionLinks />
    </>
  )
}

function OtherLanguage({ code }: { code: LanguageCode }) {
  const words = useWords(missingWords)
  const languageName = useLanguageName('missing_read')
  const address = useAddressIn()
  return (
    <Link className={styles.primary} to={address(code)} hrefLang={code}>
      <Label of="missing_read">
        {filled(words.missing_read, { language: languageName(code) })}
      </Label>
    </Link>
  )
}
