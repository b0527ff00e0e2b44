import { type MouseEvent, useId } from 'react'
import { Link } from 'react-router'
import type { LanguageCode } from '../../domain/language.ts'
import { moveFocusInList } from '../../ui/move-focus.ts'
import { Label } from '../words/label.tsx'
import { useAddressIn, usePlaces, useSite } from '../site.ts'

type LanguageLinksProps = {
  className?: string | undefined
  /** All published ones by default. */
  among?: LanguageCode[] | undefined
  /** Arrow keys move among the links. */
  isMenu?: boolean
  onChosen?: (event: MouseEvent<HTMLElement>) => void
}

/** This page in other languages; the choice is remembered (ADR-5). */
export function LanguageLinks({ className, among, isMenu, onChosen }: LanguageLinksProps) {
  const { language, languages, words } = useSite()
  const offered = among ? languages.filter(({ code }) => among.includes(code)) : languages
  const addressIn = useAddressIn()
  const { readableIn } = usePlaces()
  const note = useId()

  const isLacking = (code: LanguageCode) => readableIn?.[0] && !readableIn.includes(code)

  const choose = (code: LanguageCode) => (event: MouseEvent<HTMLElement>) => {
    rememberLanguage(code)
    onChosen?.(event)
  }

  // The server knows neither anchor nor whole query: the browser's addresses may differ.
  return (
    <ul className={className}>
      {offered.map(({ code, name }) => (
        <li key={code}>
          <Link
            to={addressIn(code)}
            lang={code}
            hrefLang={code}
            aria-current={code === language ? 'true' : undefined}
            aria-describedby={isLacking(code) ? note + code : undefined}
            preventScrollReset
            suppressHydrationWarning
            onClick={choose(code)}
            onKeyDown={isMenu ? moveFocusInList : undefined}
          >
            <bdi>{name}</bdi>{' '}
            <span>
              (<bdi>{code}</bdi>)
            </span>
          </Link>
          {isLacking(code) && (
            <small id={note + code}>
              <Label>{words.missing.notInLanguage(code)}</Label>
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}

function rememberLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem('selected-language', code)
  } catch {
    // Without storage, the link still works.
  }
}
