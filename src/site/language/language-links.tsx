import { type MouseEvent, useId } from 'react'
import { Link } from 'react-router'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { moveFocusInList } from '../../ui/move-focus.ts'
import { Label } from '../words/label.tsx'
import { useLanguageName } from '../words/use-words.ts'
import { useAddressIn, useAlternates, useSite } from '../site.ts'
import styles from './language.module.css'

type LanguageLinksProps = {
  className?: string | undefined
  among?: LanguageCode[] | undefined
  isMenu?: boolean
  onChosen?: (event: MouseEvent<HTMLElement>) => void
}

/** `early-script.ts` remembers the choice (ADR-5). */
export function LanguageLinks({ className, among, isMenu, onChosen }: LanguageLinksProps) {
  const { language, languages, words } = useSite()
  const offered = among ? languages.filter(({ code }) => among.includes(code)) : languages
  const addressIn = useAddressIn()
  const { readableIn } = useAlternates()
  const languageName = useLanguageName('missing_language')
  const note = useId()

  const isLacking = (code: LanguageCode) => readableIn?.[0] && !readableIn.includes(code)

  // The server knows neither anchor nor whole query: the browser's addresses may differ.
  return (
    <ul className={className}>
      {offered.map(({ code, name }) => (
        <li key={code}>
          <Link
            discover="none"
            to={addressIn(code)}
            lang={code}
            hrefLang={code}
            aria-current={code === language ? 'true' : undefined}
            aria-describedby={isLacking(code) ? note + code : undefined}
            preventScrollReset
            suppressHydrationWarning
            onClick={onChosen}
            onKeyDown={isMenu ? moveFocusInList : undefined}
          >
            <bdi>{name}</bdi>{' '}
            <span>
              (<bdi>{code}</bdi>)
            </span>
          </Link>
          {isLacking(code) && (
            <small id={note + code}>
              <Label of="missing_language">
                {filled(words.missing_language, { language: languageName(code) })}
              </Label>
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}

export function LanguageToggle({ among }: { among?: LanguageCode[] }) {
  const { languageOf, languages, words } = useSite()
  if (among ? among.length === 0 : languages.length < 2) return null
  return (
    <nav lang={languageOf('language_label')} aria-label={words.language_label}>
      <LanguageLinks className={styles.toggle} among={among} />
    </nav>
  )
}
