import { Link } from 'react-router'
import type { LanguageCode } from '../domain/language.ts'
import { missingWordsFor } from './missing-words.ts'
import styles from './missing-view.module.css'
import { SearchForm } from './search/search-form.tsx'
import { SectionLinks } from './section-links.tsx'
import { useAddressIn, useSite } from './site.ts'
import { Label } from './words/label.tsx'
import { Name } from './words/name.tsx'

export function MissingText({ readableIn }: { readableIn: LanguageCode[] }) {
  const { language, languages, words } = useSite()
  const offered = languages.filter(({ code }) => readableIn.includes(code))
  const isElsewhere = offered.length > 0
  return (
    <>
      <h1>
        {isElsewhere ? (
          <Label>{words.missing.notInLanguage(language)}</Label>
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
  const words = missingWordsFor(useSite().language)
  const address = useAddressIn()
  return (
    <Link className={styles.primary} to={address(code)} hrefLang={code}>
      <Label>{words.readIn(code)}</Label>
    </Link>
  )
}
