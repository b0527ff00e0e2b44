import { Link } from 'react-router'
import type { LanguageCode } from '../domain/languages/language.ts'
import { missingWords } from '../domain/site-words/missing-words.ts'
import { filled } from '../domain/site-words/product-words.ts'
import styles from './missing-view.module.css'
import { SearchForm } from './search/search-form.tsx'
import { SectionLinks } from './section-links.tsx'
import { useAddressIn, useSite } from './site.ts'
import { Label } from './words/label.tsx'
import { Name } from './words/name.tsx'
import { useLanguageName } from './words/use-language-name.ts'
import { useWords } from './words/use-words.ts'

export function MissingText({ readableIn }: { readableIn: LanguageCode[] }) {
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
